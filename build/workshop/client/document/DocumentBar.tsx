import { workshopApp as words } from '../../../diagnostics/messages/workshop-app.fr.ts';
import { workshopBin as bin } from '../../../diagnostics/messages/workshop-bin.fr.ts';
import { workshopHistory as history } from '../../../diagnostics/messages/workshop-history.fr.ts';
import { workshopReview as review } from '../../../diagnostics/messages/workshop-review.fr.ts';
import { type Badge, publicationOf } from '../list/file-state.ts';
import { site } from '../site.ts';
import { Badges } from '../ui/Badges.tsx';
import { useHeading } from '../ui/use-heading.ts';
import { useToolbar } from '../ui/use-toolbar.ts';
import * as css from './DocumentBar.module.css';
import { isUnsaved } from './editing.ts';
import { FileMenu, type FileMenuItem } from './FileMenu.tsx';
import { SkipLink } from './SkipLink.tsx';
import type { OpenDocument } from './use-document.ts';

/** What file this is, how it stands, and what can be done with it. */
export function DocumentBar({ doc }: { doc: OpenDocument }) {
  const { title, file, content } = doc;
  const heading = useHeading(title);
  const bar = useToolbar();
  return (
    <header className={css.bar}>
      <div className={css.name}>
        <a href="#/">{words.file.back}</a>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <SkipLink />
        <Badges badges={badgesOf(doc)} />
      </div>
      <div ref={bar} className={css.actions} role="toolbar" aria-label={words.file.actions}>
        <Buttons doc={doc} />
        {file?.address && (
          <a href={site + content.list.base + file.address} target="_blank" rel="noopener">
            {words.file.open}
          </a>
        )}
      </div>
    </header>
  );
}

function Buttons({ doc }: { doc: OpenDocument }) {
  const { editing, saving, actions, contentType, reading, openDialog } = doc;
  const unsaved = isUnsaved(editing);
  return (
    <>
      <button
        type="button"
        className="primary"
        aria-disabled={!unsaved || saving.running}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={actions.save}
      >
        {words.file.save}
      </button>
      <button type="button" disabled={editing.past.length === 0} title={words.file.undoLong} onClick={actions.undo}>
        {words.file.undo}
      </button>
      <button type="button" disabled={editing.future.length === 0} title={words.file.redoLong} onClick={actions.redo}>
        {words.file.redo}
      </button>
      {contentType?.publication && reading && (
        <button type="button" onClick={() => openDialog('publish')}>
          {reading.unpublished?.why === 'draft' ? words.file.publish : words.file.unpublish}
        </button>
      )}
      <button type="button" onClick={actions.goLive}>
        {words.file.goLive}
      </button>
      <FileMenu items={itemsOf(doc)} />
    </>
  );
}

function itemsOf({ contentType, file, actions, openDialog }: OpenDocument): FileMenuItem[] {
  const canWait = contentType?.publication && !contentType.single;
  return [
    { name: history.open, onSelect: () => openDialog('history') },
    ...(file?.address ? [{ name: review.open, onSelect: () => openDialog('review') }] : []),
    ...(contentType && !contentType.single ? [{ name: words.file.rename, onSelect: () => openDialog('rename') }] : []),
    ...(canWait ? [{ name: bin.duplicate, onSelect: actions.duplicate }] : []),
    ...(contentType?.single ? [] : [{ name: bin.delete, onSelect: () => openDialog('delete') }]),
  ];
}

function badgesOf({ reading, editing, saving }: OpenDocument): Badge[] {
  const state = words.state;
  const saved: Badge = saving.running
    ? { text: state.saving, tone: 'quiet' }
    : isUnsaved(editing)
      ? { text: state.changed, tone: 'warning' }
      : { text: state.saved, tone: 'quiet' };
  return [...(reading ? [publicationOf(reading.unpublished)] : []), saved];
}
