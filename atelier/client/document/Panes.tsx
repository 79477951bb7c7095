import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { workshopApp as words } from '../../words/app.fr.ts';
import { drawMarkdown, parseMarkdown } from '../api-client.ts';
import { TextEditor } from '../editor/TextEditor.tsx';
import { FrontMatterForm } from '../form/FrontMatterForm.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useLatest, useSame } from '../ui/stable.ts';
import * as css from './Pane.module.css';
import { Pane } from './Pane.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { contextOf, type FormProps, type TextContext } from './pane-props.ts';
import type { OpenDocument } from './use-document.ts';
import { type ActivePane, type PaneLayout, type Part, usePaneLayout } from './use-panes.ts';
import { diagnosticsOf } from './use-preview.ts';

/** The parts of a file side by side. Narrow screens show one of them and buttons for the others. */
export function Panes({ doc }: { doc: OpenDocument }) {
  const [why, setWhy] = useWhole(doc);
  const whole = why !== undefined;
  const parts = partsOf(doc, whole);
  const shown = parts.includes(doc.activePane.part) ? doc.activePane.part : (parts[0] ?? 'text');
  return (
    <>
      {parts.length > 1 && (
        <nav className={css.parts} aria-label={words.file.parts}>
          {parts.map((part) => (
            <button key={part} type="button" aria-pressed={part === shown} onClick={() => doc.activePane.show(part)}>
              {nameOf(part, whole)}
            </button>
          ))}
        </nav>
      )}
      {whole && <WholeNotice doc={doc} onBack={() => setWhy(undefined)} />}
      <PaneColumns doc={doc} parts={parts} shown={shown} whole={whole} />
    </>
  );
}

interface PaneColumnsProps {
  doc: OpenDocument;
  parts: readonly Part[];
  /** The part that a narrow screen shows. */
  shown: Part;
  whole: boolean;
}

function PaneColumns({ doc, parts, shown, whole }: PaneColumnsProps) {
  const { content, contentType, path } = doc;
  const context = useMemo(() => contextOf(content, contentType, path), [content, contentType, path]);
  const layout = usePaneLayout(isFilled(doc));
  const folded = parts.length > 1 ? parts.filter((part) => layout.folded.includes(part)) : [];
  useUnfolding(doc.activePane, layout);
  return (
    <div className={css.panes} data-parts={parts.join(' ')}>
      {parts.map((part) => (
        <Pane
          key={part}
          part={part}
          name={nameOf(part, whole)}
          isShown={part === shown}
          folded={folded.includes(part)}
          isLast={folded.length === parts.length - 1 && !folded.includes(part)}
          isOnly={parts.length === 1}
          layout={layout}
        >
          {part === 'form' && <FormPane doc={doc} context={context} />}
          {part === 'text' && <TextPane doc={doc} context={context} whole={whole} />}
          {part === 'preview' && <PreviewPane doc={doc} scheme={layout.scheme} />}
        </Pane>
      ))}
    </div>
  );
}

/** Tells whether the form needs nothing: visitors see the page, and it has no error. */
function isFilled({ contentType, file, reading }: OpenDocument): boolean {
  return contentType?.text === true && file?.errors === 0 && reading?.unpublished?.why !== 'draft';
}

/** Unfolds a part when a link leads into it. */
function useUnfolding({ focus, goTo }: ActivePane, { folded, fold }: PaneLayout): void {
  const unfold = useEffectEvent((part: Part) => {
    if (folded.includes(part)) fold(part, false);
  });
  useEffect(() => {
    if (focus) unfold('form');
    if (goTo) unfold('text');
  }, [focus, goTo]);
}

type Whole = 'no-type' | 'unreadable' | undefined;

/** Returns why the whole text is shown, if it is. Writers who fix the front matter there return to the form themselves; once a content type is known, the form comes back by itself. */
function useWhole({ contentType, reading }: OpenDocument): [Whole, (why: Whole) => void] {
  const now: Whole = reading ? undefined : contentType ? 'unreadable' : 'no-type';
  const [why, setWhy] = useState(now);
  const next = now ?? (why === 'no-type' ? undefined : why);
  if (next !== why) setWhy(next);
  return [next, setWhy];
}

function partsOf({ contentType, file }: OpenDocument, whole: boolean): Part[] {
  const there: Record<Part, boolean> = {
    form: !whole,
    text: whole || contentType?.text === true,
    // The settings have no page of their own and show the home page.
    preview: file !== undefined && (file.address !== '' || contentType?.single === true),
  };
  return (['form', 'text', 'preview'] as const).filter((part) => there[part]);
}

function nameOf(part: Part, whole: boolean): string {
  return part === 'text' && whole ? words.file.whole : words.file[part];
}

function WholeNotice({ doc: { contentType, reading }, onBack }: { doc: OpenDocument; onBack(): void }) {
  return (
    <Notice tone="warning">
      <p>{reading ? words.file.readable : contentType ? words.file.unreadable : words.file.noContentType}</p>
      {reading && (
        <button type="button" onClick={onBack}>
          {words.file.backToForm}
        </button>
      )}
    </Notice>
  );
}

interface PaneProps {
  doc: OpenDocument;
  context: TextContext;
}

/** The form of a file, which is not rendered again at each key in the text. */
function FormPane({ doc, context }: PaneProps) {
  const { contentType, reading, diagnostics, editing, activePane } = doc;
  const latest = useLatest(doc);
  const { data, bodyLine = 1 } = reading ?? {};
  const fields = useSame(diagnosticsOf(diagnostics, editing.text, bodyLine).fields);
  const { focus } = activePane;
  return useMemo(() => {
    if (!contentType || !data) return null;
    const onEdit: FormProps['onEdit'] = (edits, typing) => {
      latest.current.actions.edit(edits, typing);
      latest.current.activePane.onField(edits);
    };
    return (
      <div className={css.form}>
        <FrontMatterForm
          contentType={contentType}
          data={data}
          diagnostics={fields}
          choices={context.choices}
          {...(focus && { focus })}
          onEdit={onEdit}
          onFix={(diagnostic) => latest.current.actions.fix(diagnostic)}
          onPicture={(file) => latest.current.actions.picture(file)}
        />
      </div>
    );
  }, [contentType, data, fields, context, focus, latest]);
}

function TextPane({ doc, context, whole }: PaneProps & { whole: boolean }) {
  const { reading, diagnostics, editing, activePane, actions } = doc;
  const body = whole ? undefined : reading;
  return (
    <TextEditor
      key={body ? 'body' : 'whole'}
      text={body ? body.body : editing.text}
      revision={editing.revision}
      firstLine={body ? body.bodyLine : 1}
      diagnostics={body ? diagnosticsOf(diagnostics, editing.text, body.bodyLine).lines : diagnostics}
      remarks={doc.remarks.open}
      context={context}
      {...(activePane.goTo && { goTo: activePane.goTo })}
      label={body ? words.file.text : words.file.whole}
      onChange={(text, typing) => {
        (body ? actions.writeBody : actions.writeWhole)(text, typing);
        activePane.onLine(activePane.line);
      }}
      onLine={activePane.onLine}
      onFix={actions.fix}
      onPicture={actions.picture}
      onTree={parseMarkdown}
      onDraw={drawMarkdown}
    />
  );
}
