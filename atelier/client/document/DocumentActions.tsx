import { type IconNode, Redo2, Undo2 } from 'lucide';
import { workshopApp as words } from '../../words/app.fr.ts';
import { workshopBin as bin } from '../../words/bin.fr.ts';
import { workshopHistory as history } from '../../words/history.fr.ts';
import { workshopReview as review } from '../../words/review.fr.ts';
import { ToolIcon } from '../text/ToolIcon.tsx';
import * as css from './DocumentBar.module.css';
import { isUnsaved } from './editing.ts';
import { FileMenu, type FileMenuItem } from './FileMenu.tsx';
import { releaseOf } from './release.ts';
import type { OpenDocument } from './use-document.ts';

/** What can be done with the file: what is done often as buttons, the rest in a menu. */
export function DocumentActions({ doc }: { doc: OpenDocument }) {
  const { editing, saving, actions } = doc;
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
      <StepButton
        name={words.file.undo}
        hint={words.file.undoLong}
        icon={Undo2}
        steps={editing.past}
        onStep={actions.undo}
      />
      <StepButton
        name={words.file.redo}
        hint={words.file.redoLong}
        icon={Redo2}
        steps={editing.future}
        onStep={actions.redo}
      />
      <button type="button" onClick={actions.goLive}>
        {words.file.goLive}
      </button>
      <FileMenu items={itemsOf(doc)} />
    </>
  );
}

interface StepButtonProps {
  name: string;
  hint: string;
  icon: IconNode;
  steps: readonly unknown[];
  onStep(): void;
}

/** Goes one change back or forth, where there is one. */
function StepButton({ name, hint, icon, steps, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={css.icon}
      aria-label={name}
      title={hint}
      disabled={steps.length === 0}
      onClick={onStep}
    >
      <ToolIcon icon={icon} />
    </button>
  );
}

function itemsOf(doc: OpenDocument): FileMenuItem[] {
  const { contentType, file, actions, openDialog } = doc;
  const isPage = file !== undefined && file.address !== '';
  const canWait = contentType?.publication && !contentType.single;
  const change = releaseOf(doc);
  return [
    ...(change ? [{ name: change, onSelect: () => openDialog('release') }] : []),
    { name: history.open, onSelect: () => openDialog('history') },
    ...(isPage ? [{ name: review.open, onSelect: () => openDialog('review') }] : []),
    ...(contentType && !contentType.single ? [{ name: words.file.rename, onSelect: () => openDialog('rename') }] : []),
    ...(canWait && isPage ? [{ name: bin.duplicate, onSelect: actions.duplicate }] : []),
    ...(contentType?.single ? [] : [{ name: bin.delete, onSelect: () => openDialog('delete') }]),
  ];
}
