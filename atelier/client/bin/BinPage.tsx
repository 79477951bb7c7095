import { useState } from 'react';
import { linkTo } from '../../file-link.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';
import { type AnswerOf, call } from '../api-client.ts';
import { FormDialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Technique } from '../ui/Technique.tsx';
import { useAction, useLoaded } from '../ui/use-request.ts';
import { useTitles, type ViewProps } from '../use-content.ts';

type BinEntry = AnswerOf<'bin/list'>[number];

/** The list of deleted files: each can be restored, until the bin is emptied. */
export function BinPage({ onFiles }: ViewProps) {
  const { value: entries, problem: unknown, reload } = useLoaded(() => call('bin/list'), undefined);
  const [restored, setRestored] = useState<AnswerOf<'bin/restore'> & Pick<BinEntry, 'title'>>();
  const { problem, run } = useAction();
  const change = async (work: () => Promise<void>) => {
    setRestored(undefined);
    await run(work);
    await reload();
  };
  const restore = ({ id, title }: BinEntry) =>
    change(async () => {
      setRestored({ title, ...(await call('bin/restore', { id })) });
      await onFiles();
    });
  const empty = () => change(async () => void (await call('bin/empty', { ids: (entries ?? []).map(({ id }) => id) })));
  return (
    <main className="page">
      <PageHead heading={words.heading} explanation={words.explanation} />
      <div role="status">
        {(problem || unknown) !== '' && <Notice tone="error">{problem || unknown}</Notice>}
        {restored && <Restored {...restored} />}
        {entries?.length === 0 && <p>{words.empty}</p>}
      </div>
      {entries && entries.length > 0 && (
        <>
          <ul className="card entries">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} onRestore={() => restore(entry)} />
            ))}
          </ul>
          <EmptyButton count={entries.length} onEmpty={empty} />
        </>
      )}
    </main>
  );
}

function Restored({ path, title, changed }: AnswerOf<'bin/restore'> & Pick<BinEntry, 'title'>) {
  const titleOf = useTitles();
  const isText = path.endsWith('.md');
  return (
    <Notice tone="info">
      <p>
        {words.isBack(title)} {changed.map((other) => words.released(titleOf(other))).join(' ')}{' '}
        {isText && words.notListed}
      </p>
      <Technique>{path}</Technique>
      {isText && <a href={linkTo({ path })}>{words.open}</a>}
    </Notice>
  );
}

function Entry({ entry: { title, path, deletedAt }, onRestore }: { entry: BinEntry; onRestore(): void }) {
  const day = new Date(deletedAt).toLocaleDateString('fr-FR', { dateStyle: 'long' });
  return (
    <li className="row">
      <div className="grow">
        <strong>{title}</strong>
        <p className="muted">{words.deletedOn(day)}</p>
        <Technique>{path}</Technique>
      </div>
      <button type="button" onClick={onRestore}>
        {words.putBack}
        <span className="visually-hidden">{` : ${title}`}</span>
      </button>
    </li>
  );
}

function EmptyButton({ count, onEmpty }: { count: number; onEmpty(): Promise<void> }) {
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const empty = () => {
    close();
    void onEmpty();
  };
  return (
    <div>
      <button type="button" className="quiet" onClick={() => setAsks(true)}>
        {words.clear}
      </button>
      {asks && (
        <FormDialog title={words.clear} done={words.clearForGood} onDone={empty} onClose={close}>
          <p>{words.clearing(count)}</p>
        </FormDialog>
      )}
    </div>
  );
}
