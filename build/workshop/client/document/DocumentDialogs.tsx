import { linkTo } from '../../file-link.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { isUnsaved } from './editing.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { dayToCome } from './reading.ts';
import type { Desk } from './use-desk.ts';

/** What is being asked of the writer, where something is. */
export function DocumentDialogs({ desk }: { desk: Desk }) {
  if (desk.asking === 'conflict') return <Conflict desk={desk} />;
  if (desk.asking === 'rename') return <Renaming desk={desk} />;
  if (desk.asking === 'publish') return <Publishing desk={desk} />;
  return null;
}

function Conflict({ desk: { editing, actions, ask } }: { desk: Desk }) {
  const { conflict } = editing;
  if (!conflict) return null;
  const settle = (text: string) => {
    actions.settle(text);
    ask(undefined);
  };
  return (
    <ConflictDialog
      key={conflict.version}
      mine={editing.text}
      theirs={conflict.text}
      onSettle={settle}
      onClose={() => ask(undefined)}
    />
  );
}

function Renaming({ desk: { file, content, editing, actions, ask, onFiles } }: { desk: Desk }) {
  if (!file) return null;
  const leave = async (path: string) => {
    await onFiles();
    location.hash = linkTo({ path });
  };
  const others = content.list.files.filter(({ kind }) => kind === file.kind);
  return (
    <RenameDialog
      folder={file.path.slice(0, file.path.lastIndexOf('/'))}
      slug={file.slug}
      taken={others.map(({ slug }) => slug)}
      unsaved={isUnsaved(editing)}
      onRename={actions.rename}
      onRenamed={leave}
      onClose={() => ask(undefined)}
    />
  );
}

function Publishing({ desk: { kind, reading, content, findings, actions, ask } }: { desk: Desk }) {
  if (!kind || !reading) return null;
  const draft = reading.held?.why === 'draft';
  const from = dayToCome(reading, kind, content.list.today);
  const publish = () => {
    ask(undefined);
    void actions.publish(!draft, from);
  };
  return (
    <PublishDialog
      draft={draft}
      from={from}
      errors={findings.filter(({ severity }) => severity === 'error').length}
      onConfirm={publish}
      onClose={() => ask(undefined)}
    />
  );
}
