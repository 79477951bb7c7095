import { ConflictDialog } from './ConflictDialog.tsx';
import { isUnsaved } from './editing.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { dayToCome } from './reading.ts';
import type { Desk } from './use-desk.ts';

/** What is being asked of the writer, where something is. */
export function DocumentDialogs({ desk }: { desk: Desk }) {
  const { asking, ask, editing, file, kind, reading, content, findings, actions } = desk;
  const onClose = () => ask(undefined);
  const { conflict } = editing;
  if (asking === 'conflict' && conflict)
    return (
      <ConflictDialog
        key={conflict.version}
        mine={editing.text}
        theirs={conflict.text}
        onSettle={(text) => {
          actions.settle(text);
          onClose();
        }}
        onClose={onClose}
      />
    );
  if (asking === 'rename' && file && kind)
    return (
      <RenameDialog
        folder={file.path.slice(0, file.path.lastIndexOf('/'))}
        slug={file.slug}
        taken={content.list.files.filter((one) => one.kind === kind.name).map(({ slug }) => slug)}
        unsaved={isUnsaved(editing)}
        onRename={actions.rename}
        onClose={onClose}
      />
    );
  if (asking === 'publish' && kind && reading) {
    const draft = reading.held?.why === 'draft';
    const from = dayToCome(reading, kind, content.list.today);
    return (
      <PublishDialog
        draft={draft}
        from={from}
        errors={findings.filter(({ severity }) => severity === 'error').length}
        onConfirm={() => {
          onClose();
          void actions.publish(!draft, from);
        }}
        onClose={onClose}
      />
    );
  }
  return null;
}
