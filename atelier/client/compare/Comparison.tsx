import { useMemo, useState } from 'react';
import { compareWords as words } from '../../words/compare.fr.ts';
import { useLoaded } from '../ui/use-request.ts';
import { alignPieces, type Row } from './align.ts';
import * as css from './Comparison.module.css';
import { type FileContext, parsePieces, useFileContext } from './cut-texts.ts';
import { changedWords } from './marks.ts';
import { PieceView, shownText } from './PieceView.tsx';
import { isSame, type Piece } from './pieces.ts';

interface LabelledText {
  label: string;
  text: string;
}

interface ComparisonProps {
  /** The file that the texts are of. */
  path: string;
  /** The older text. Without it, `after` is shown by itself. */
  before?: LabelledText;
  after: LabelledText;
}

/** Two texts as their page shows them, paragraph beside paragraph. Paragraphs that both texts share are folded. */
export function Comparison({ path, before, after }: ComparisonProps) {
  const file = useFileContext(path);
  const [one, other] = [before?.text ?? after.text, after.text];
  const texts = useMemo(() => ({ before: one, after: other, file }), [one, other, file]);
  const { value: rows, problem } = useLoaded(rowsOf, texts);
  if (!rows) return <p role="status">{problem || words.looking}</p>;
  if (!before) return <SamePieces rows={rows} label={after.label} file={file} />;
  const labels: Labels = { before: before.label, after: after.label };
  return (
    <div className={css.comparison}>
      <div className={css.labels} aria-hidden="true">
        <span>{labels.before}</span>
        <span>{labels.after}</span>
      </div>
      {runsOf(rows).map((run) =>
        run.isSame ? (
          <SameRows key={run.rows.map(keyOf)[0]} rows={run.rows} label={after.label} file={file} />
        ) : (
          run.rows.map((row) => <RowView key={keyOf(row)} row={row} labels={labels} file={file} />)
        ),
      )}
    </div>
  );
}

interface Texts {
  before: string;
  after: string;
  file: FileContext;
}

async function rowsOf({ before, after, file }: Texts): Promise<Row[]> {
  const [one, other] = await Promise.all([parsePieces(before, file.context), parsePieces(after, file.context)]);
  return alignPieces(one.pieces, other.pieces);
}

function keyOf({ before, after }: Row): string {
  return `${before?.at} ${after?.at}`;
}

interface Run {
  isSame: boolean;
  rows: Row[];
}

/** Groups neighbouring rows by whether they differ. */
function runsOf(rows: readonly Row[]): Run[] {
  const runs: Run[] = [];
  for (const row of rows) {
    const same = isSame(row.before, row.after);
    const last = runs.at(-1);
    if (last?.isSame === same) last.rows.push(row);
    else runs.push({ isSame: same, rows: [row] });
  }
  return runs;
}

interface SamePiecesProps {
  rows: readonly Row[];
  label: string;
  file: FileContext;
}

function SameRows(props: SamePiecesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.same} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="muted">{words.same(props.rows.length)}</summary>
      {isOpen && <SamePieces {...props} />}
    </details>
  );
}

/** Pieces without a mark. */
function SamePieces({ rows, label, file }: SamePiecesProps) {
  return (
    <fieldset className={css.side} aria-label={label}>
      {rows.map(({ after }) => after && <PieceView key={after.at} piece={after} ranges={NONE} tag="ins" file={file} />)}
    </fieldset>
  );
}

const NONE: readonly never[] = [];

export interface Labels {
  before: string;
  after: string;
}

interface RowViewProps {
  row: Row;
  labels: Labels;
  file: FileContext;
}

/** A piece beside the one that it became, with the words that differ marked. */
export function RowView({ row: { before, after }, labels, file }: RowViewProps) {
  const changes = useMemo(() => {
    const [one, other] = [before, after].map((piece) => (piece ? shownText(piece, file) : ''));
    return changedWords(one ?? '', other ?? '');
  }, [before, after, file]);
  const hasSameWords = changes.before.length + changes.after.length === 0;
  return (
    <div className={css.row}>
      {before ? <Side piece={before} label={labels.before} ranges={changes.before} tag="del" file={file} /> : <span />}
      {after && <Side piece={after} label={labels.after} ranges={changes.after} tag="ins" file={file} />}
      {hasSameWords && <p className={`muted ${css.note}`}>{words.sameWords}</p>}
    </div>
  );
}

type SideProps = Parameters<typeof PieceView>[0] & { piece: Piece; label: string };

function Side({ label, ...shown }: SideProps) {
  return (
    <fieldset className={css.side} data-tag={shown.tag} aria-label={label}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <PieceView {...shown} />
    </fieldset>
  );
}
