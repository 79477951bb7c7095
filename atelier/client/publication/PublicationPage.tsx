import { useState } from 'react';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import type { ContentList } from '../../api.ts';
import type { PublicationState, PublishRequest } from '../../server/publication/publication-api.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { Notice } from '../ui/Notice.tsx';
import { useHeading } from '../ui/use-heading.ts';
import type { ViewProps } from '../view.ts';
import { ChangeList } from './ChangeList.tsx';
import { CheckPanel } from './CheckPanel.tsx';
import { chosenPaths } from './chosen-paths.ts';
import * as css from './PublicationPage.module.css';
import { publicationClient } from './publication-client.ts';
import { SendPanel } from './SendPanel.tsx';
import { StatePanel } from './StatePanel.tsx';
import { type KnownPublication, usePublication } from './use-publication.ts';
import { WayForm } from './WayForm.tsx';

/** What has changed since the site was published, what stops it, and the button that publishes. */
export function PublicationPage({ content: { list } }: ViewProps) {
  const heading = useHeading(words.heading);
  const publication = usePublication();
  const { state, problem } = publication;
  return (
    <div className={css.page}>
      <header className={css.header}>
        <h1 ref={heading} tabIndex={-1}>
          {words.heading}
        </h1>
        {state && <StatePanel state={state} />}
      </header>
      <main className={css.parts}>
        <div role="status">{problem !== '' && <Notice tone="error">{problem}</Notice>}</div>
        {state && <Parts list={list} state={state} publication={publication} />}
      </main>
    </div>
  );
}

interface PartsProps {
  list: ContentList;
  state: PublicationState;
  publication: KnownPublication;
}

function Parts({ list, state, publication: { changes, act, publish } }: PartsProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { way } = state;
  const chooses = way?.by === 'git';
  const chosenBut = (leaving: readonly string[]) =>
    changes?.changes.filter(({ path }) => !left.has(path) && !leaving.includes(path)) ?? [];
  const chosen = chosenBut([]);
  const request = (leaving: readonly string[]): PublishRequest =>
    chooses && left.size + leaving.length > 0 ? { paths: chosenPaths(chosenBut(leaving)) } : {};
  const writeWay = (wanted: PublicationWay) =>
    act(async () => {
      const known = await publicationClient.writeWay(wanted);
      setChoosing(false);
      return known;
    });
  return (
    <>
      {!way || isChoosing ? (
        <WayForm state={state} onSave={writeWay} />
      ) : (
        <SendPanel
          key={way.by}
          state={state}
          way={way}
          count={chooses ? chosen.length : undefined}
          titleOf={(path) => list.files.find((file) => file.path === path)?.title ?? path}
          onPublish={(given, leaving) => publish({ ...request(leaving), ...given })}
          onLeave={(path) => setLeft(new Set([...left, path]))}
          onChange={() => setChoosing(true)}
        />
      )}
      <CheckPanel state={state} files={list.files} onCheck={() => act(publicationClient.check)} />
      <ChangeList
        changes={changes}
        address={state.address}
        base={list.base}
        left={chooses ? left : undefined}
        onLeft={setLeft}
      />
    </>
  );
}
