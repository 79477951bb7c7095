import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { type IconNode, Redo2, Undo2 } from 'lucide';
import { useRef } from 'react';
import { workshopApp as words } from '../../words/app.fr.ts';
import { workshopBin as bin } from '../../words/bin.fr.ts';
import { workshopHistory as history } from '../../words/history.fr.ts';
import { workshopReview as review } from '../../words/review.fr.ts';
import { ToolIcon } from '../text/ToolIcon.tsx';
import * as menu from '../ui/Menu.module.css';
import * as css from './DocumentBar.module.css';
import { isUnsaved } from './editing.ts';
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

/** What can be done with a file less often. */
interface FileMenuItem {
  name: string;
  onSelect(): void;
}

/** A menu of these. What is chosen is done once the focus is back on its button, to which a dialog then gives it back. */
function FileMenu({ items }: { items: readonly FileMenuItem[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<FileMenuItem>(undefined);
  const onClose = (event: Event) => {
    const item = chosen.current;
    chosen.current = undefined;
    if (!item) return;
    event.preventDefault();
    button.current?.focus();
    item.onSelect();
  };
  return (
    <Dropdown.Root modal={false}>
      <Dropdown.Trigger ref={button}>{words.file.more}</Dropdown.Trigger>
      <Dropdown.Content className={menu.menu} align="end" collisionPadding={8} onCloseAutoFocus={onClose}>
        {items.map((item) => (
          <Dropdown.Item
            key={item.name}
            className={menu.item}
            onSelect={() => {
              chosen.current = item;
            }}
          >
            {item.name}
          </Dropdown.Item>
        ))}
      </Dropdown.Content>
    </Dropdown.Root>
  );
}

/** What is offered for a text that can be a draft: to release it, or to make it one again. */
export function releaseOf({ contentType, reading }: OpenDocument): string | undefined {
  if (!contentType?.publication || !reading) return undefined;
  return reading.unpublished?.why === 'draft' ? words.file.release : words.file.withdraw;
}
