import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { KindShown } from '../../api.ts';
import { linkTo } from '../../file-link.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { isUnsaved } from './editing.ts';
import { withFields } from './edits.ts';
import { fieldName } from './field-name.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { dayToCome, type Reading } from './reading.ts';
import type { Desk } from './use-desk.ts';
import { useObstacles } from './use-obstacles.ts';

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

function Renaming({ desk: { file, content, editing, actions, ask, onFiles, onRenamed } }: { desk: Desk }) {
  if (!file) return null;
  const rename = async (slug: string) => {
    const { path, changed } = await actions.rename(slug);
    await onFiles();
    // The former name leads nowhere: going back must not lead to it.
    location.replace(linkTo({ path }));
    onRenamed(changed);
  };
  const others = content.list.files.filter(({ kind }) => kind === file.kind);
  return (
    <RenameDialog
      folder={file.path.slice(0, file.path.lastIndexOf('/'))}
      slug={file.slug}
      taken={others.map(({ slug }) => slug)}
      unsaved={isUnsaved(editing)}
      onRename={rename}
      onClose={() => ask(undefined)}
    />
  );
}

function Publishing({ desk }: { desk: Desk }) {
  const { kind, reading } = desk;
  const { publication } = kind ?? {};
  return kind && publication && reading ? <AskPublishing {...{ desk, kind, publication, reading }} /> : null;
}

interface AskPublishingProps {
  desk: Desk;
  kind: KindShown;
  publication: NonNullable<KindShown['publication']>;
  reading: Reading;
}

function AskPublishing({ desk, kind, publication, reading }: AskPublishingProps) {
  const { path, content, editing, actions, spot, ask } = desk;
  const draft = reading.held?.why === 'draft';
  const from = dayToCome(reading, kind, content.list.today);
  const published = draft ? withFields(editing.text, [{ at: [publication.draft], value: false }], kind) : undefined;
  const obstacles = useObstacles(path, published);
  const publish = () => {
    ask(undefined);
    void actions.publish(!draft, from);
  };
  const go = (obstacle: Diagnostic) => {
    ask(undefined);
    spot.go(obstacle.line, obstacle.column);
  };
  return (
    <PublishDialog
      draft={draft}
      from={from}
      obstacles={obstacles}
      nameOf={(obstacle) => fieldName(obstacle, editing.text, kind.schema)}
      onGo={go}
      onConfirm={publish}
      onClose={() => ask(undefined)}
    />
  );
}
