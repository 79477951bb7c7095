import { useState } from 'react';
import { workshopApp as words } from '../../../messages/workshop-app.fr.ts';
import { choicesOf } from '../choices.ts';
import { FrontMatterForm } from '../form/FrontMatterForm.tsx';
import { TextEditor } from '../text/TextEditor.tsx';
import { Notice } from '../ui/Notice.tsx';
import { findingsOf } from './findings.ts';
import * as css from './Panes.module.css';
import { PreviewPane } from './PreviewPane.tsx';
import type { Desk } from './use-desk.ts';
import type { Part } from './use-spot.ts';

/** The parts of a file side by side; on narrow screens, one of them and buttons for the others. */
export function Panes({ desk }: { desk: Desk }) {
  const { reading, kind, file, spot, previewed, path, title } = desk;
  const [whole, setWhole] = useState(!reading);
  if (!reading && !whole) setWhole(true);
  const hasText = whole || kind?.text === true;
  const hasPage = file?.address !== undefined && file.address !== '';
  const parts: Part[] = [
    ...(whole ? [] : ['form' as const]),
    ...(hasText ? ['text' as const] : []),
    ...(hasPage ? ['preview' as const] : []),
  ];
  const shown = parts.includes(spot.part) ? spot.part : (parts[0] ?? 'text');
  return (
    <>
      <nav className={css.parts} aria-label={words.file.parts}>
        {parts.map((part) => (
          <button key={part} type="button" aria-pressed={part === shown} onClick={() => spot.show(part)}>
            {part === 'text' && whole ? words.file.whole : words.file[part]}
          </button>
        ))}
      </nav>
      {whole && <WholeNotice desk={desk} onBack={() => setWhole(false)} />}
      <div className={css.panes} data-parts={parts.join(' ')}>
        {parts.map((part) => (
          <section
            key={part}
            className={css.pane}
            data-part={part}
            data-shown={part === shown}
            aria-label={words.file[part]}
          >
            {part === 'form' && <FormPane desk={desk} />}
            {part === 'text' && <TextPane desk={desk} whole={whole} />}
            {part === 'preview' && (
              <PreviewPane
                path={path}
                title={title}
                previewed={previewed}
                line={spot.line}
                onLine={(line) => spot.go(line, 1)}
              />
            )}
          </section>
        ))}
      </div>
    </>
  );
}

function WholeNotice({ desk: { kind, reading }, onBack }: { desk: Desk; onBack(): void }) {
  return (
    <Notice tone="warning">
      <p>{kind ? words.file.unreadable : words.file.noKind}</p>
      {reading && (
        <button type="button" onClick={onBack}>
          {words.file.backToForm}
        </button>
      )}
    </Notice>
  );
}

function FormPane({ desk }: { desk: Desk }) {
  const { kind, reading, findings, editing, content, spot, actions } = desk;
  if (!kind || !reading) return null;
  return (
    <div className={css.form}>
      <FrontMatterForm
        kind={kind}
        data={reading.data}
        findings={findingsOf(findings, editing.text, reading.bodyLine).fields}
        choices={choicesOf(content.list, content.pictures)}
        {...(spot.focus && { focus: spot.focus })}
        onEdit={actions.edit}
        onFix={actions.fix}
        onPicture={actions.picture}
      />
    </div>
  );
}

function TextPane({ desk, whole }: { desk: Desk; whole: boolean }) {
  const { kind, reading, findings, editing, content, spot, actions } = desk;
  const body = whole ? undefined : reading;
  return (
    <TextEditor
      key={body ? 'body' : 'whole'}
      text={body ? body.body : editing.text}
      firstLine={body ? body.bodyLine : 1}
      findings={body ? findingsOf(findings, editing.text, body.bodyLine).lines : findings}
      choices={choicesOf(content.list, content.pictures)}
      callOuts={content.list.callOuts}
      slots={kind?.slots ?? []}
      variables={content.list.variables}
      {...(spot.goTo && { goTo: spot.goTo })}
      label={body ? words.file.text : words.file.whole}
      onChange={body ? actions.writeBody : actions.writeWhole}
      onLine={spot.onLine}
      onFix={actions.fix}
      onPicture={actions.picture}
    />
  );
}
