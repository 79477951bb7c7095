import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { DecorationSet, EditorView } from 'prosemirror-view';
import { type ReactNode, useEffect, useRef } from 'react';
import type { KeyPath } from '../../../build/contract/content-type.ts';
import { isMap } from '../../../build/contract/field-values.ts';
import { readFrontMatter } from '../../../build/editing/front-matter/read.ts';
import { compareWords as words } from '../../words/compare.fr.ts';
import { drawMarkdown, parseMarkdown } from '../api-client.ts';
import { namesOf } from '../document/use-preview.ts';
import * as blockCss from '../editor/blocks/Blocks.module.css';
import { nodeViews } from '../editor/blocks/node-views.ts';
import { schema } from '../editor/model/schema.ts';
import * as textCss from '../editor/RichText.module.css';
import type { Services } from '../editor/services.ts';
import type { FieldSchema } from '../form/field-schema.ts';
import * as css from './Comparison.module.css';
import type { FileContext } from './cut-texts.ts';
import { marksIn, type Range, textOf } from './marks.ts';
import type { Piece } from './pieces.ts';

interface PieceViewProps {
  piece: Piece;
  /** Parts of its text to mark. */
  ranges: readonly Range[];
  tag: 'del' | 'ins';
  file: FileContext;
}

/** A piece of a text, as its page or its form shows it. */
export function PieceView({ piece, ranges, tag, file }: PieceViewProps) {
  const { field, node } = piece;
  if (node) return <BlockView node={node} ranges={ranges} tag={tag} file={file} />;
  const [name] = field ? namesOf([field], file.contentType?.schema) : [];
  return (
    <div className={css.field}>
      {name !== undefined && <strong>{name}</strong>}
      <p>{markedText(shownText(piece, file), ranges, tag)}</p>
    </div>
  );
}

/** Returns the words of a piece as `PieceView` shows them. */
export function shownText({ source, field, node }: Piece, { contentType }: FileContext): string {
  if (node) return textOf(schema.nodes.doc.create(null, [node]));
  const read = field ? readFrontMatter(`---\n${source}\n---\n`) : undefined;
  if (!read || 'unreadable' in read) return source;
  return Object.entries(read.data)
    .flatMap(([key, value]) => linesOf([key], value, contentType?.schema))
    .join('\n');
}

/** Returns a line for each value of a field, with the names of the fields within. */
function linesOf(at: KeyPath, value: unknown, fields: FieldSchema | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((one, nth) => linesOf([...at, nth], one, fields));
  if (isMap(value)) return Object.entries(value).flatMap(([key, one]) => linesOf([...at, key], one, fields));
  const names = namesOf(at, fields).slice(1);
  return [[names.join(' › '), words.value(value)].filter((part) => part !== '').join(' : ')];
}

function markedText(text: string, ranges: readonly Range[], Tag: 'del' | 'ins'): ReactNode[] {
  const ends = [0, ...ranges.map(({ to }) => to)];
  return [
    ...ranges.flatMap(({ from, to }, nth) => [
      text.slice(ends[nth], from),
      <Tag key={from}>{text.slice(from, to)}</Tag>,
    ]),
    text.slice(ends.at(-1)),
  ];
}

function BlockView({ node, ranges, tag, file }: Omit<PieceViewProps, 'piece'> & { node: Node }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const doc = schema.nodes.doc.create(null, [node]);
    const marks = DecorationSet.create(doc, marksIn(doc, ranges, tag));
    const view = new EditorView(
      { mount: place.current },
      {
        state: EditorState.create({ doc }),
        editable: () => false,
        nodeViews: nodeViews(servicesFor(file)),
        decorations: () => marks,
        attributes: { class: `${textCss.content} ${blockCss.blocks}` },
      },
    );
    return () => view.destroy();
  }, [node, ranges, tag, file]);
  return <div ref={place} />;
}

/** Returns services for a text that is only shown: none of them changes anything. */
function servicesFor({ context }: FileContext): Services {
  return {
    context,
    parse: parseMarkdown,
    draw: drawMarkdown,
    keepPicture: () => Promise.reject(new Error('this text is only shown')),
    openDialog: () => {},
    announce: () => {},
  };
}
