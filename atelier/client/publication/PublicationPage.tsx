import { useMemo, useState } from 'react';
import { dayOf } from '../../../build/editing/text.ts';
import { type ContentList, GUIDE_ON_PUBLISHING, type ListedFile } from '../../api.ts';
import { linkTo } from '../../file-link.ts';
import type { Change, PublicationState, Published, PublishRequest } from '../../server/publication/publication-api.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { useWaiting } from '../overview/Waiting.tsx';
import { FormDialog } from '../ui/Dialog.tsx';
import { useHeading } from '../ui/focus.ts';
import { Notice } from '../ui/Notice.tsx';
import type { ViewProps } from '../use-content.ts';
import { ChangeList } from './ChangeList.tsx';
import { Places } from './Places.tsx';
import * as css from './PublicationPage.module.css';
import { SendPanel } from './SendPanel.tsx';
import {
  dueTexts,
  excludedTexts,
  type KnownPublication,
  pathsToPublish,
  usePublication,
  useWantedFiles,
} from './use-publication.ts';

/** The page of publication: the changes since the last one, errors that stop it, and the button that publishes. */
export function PublicationPage({ content: { list } }: ViewProps) {
  const heading = useHeading(words.heading);
  const publication = usePublication();
  const { state, problem } = publication;
  const due = dueTexts(list, state?.published);
  return (
    <div className="page">
      <header className="row">
        <h1 ref={heading} tabIndex={-1}>
          {words.heading}
        </h1>
        {state && <StatePanel state={state} onRevert={() => publication.publish({ revert: true })} />}
        <DueTexts texts={due} />
        {!list.isBuiltDaily && <ScheduledTexts files={list.files} />}
      </header>
      <main className={css.parts}>
        <div role="status">{problem !== '' && <Notice tone="error">{problem}</Notice>}</div>
        {!state && problem === '' && <p role="status">{words.looking}</p>}
        {state && <Parts list={list} state={state} isDue={due.length > 0} publication={publication} />}
      </main>
    </div>
  );
}

interface PartsProps {
  list: ContentList;
  state: PublicationState;
  /** True if the day of scheduled texts has come. */
  isDue: boolean;
  publication: KnownPublication;
}

function Parts({ list, state, isDue, publication: { changes, publish } }: PartsProps) {
  const { way } = state;
  const chooses = way?.by === 'git';
  const { left, setLeft, chosen, isPart } = useChoice(changes?.changes ?? NO_CHANGES, chooses);
  /** The changes that this page sent last. */
  const [sent, setSent] = useState(NO_CHANGES);
  const onPublish = (given: PublishRequest) => {
    setSent(chosen);
    publish({ ...(isPart && { paths: pathsToPublish(chosen) }), ...(isDue && { again: true }), ...given });
  };
  return (
    <>
      {way ? (
        <SendPanel
          key={way.by}
          settings={list.settings}
          count={chooses ? chosen.length : undefined}
          {...{ state, way, isDue, sent, onPublish }}
        />
      ) : (
        <WayMissing settings={list.settings} />
      )}
      <CheckPanel {...useWaiting()} />
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

/** A notice with a link to the settings, which do not yet say how to publish. */
function WayMissing({ settings }: { settings: string | undefined }) {
  return (
    <section className={css.part} aria-labelledby="moyen">
      <h2 id="moyen">{words.way.heading}</h2>
      <p>{words.way.explanation}</p>
      {settings !== undefined && <a href={linkTo({ path: settings })}>{words.way.open}</a>}
    </section>
  );
}

const NO_CHANGES: readonly Change[] = [];

/** Returns the changes that the writer wants to publish, which are all of them if the way of publishing offers no choice. */
function useChoice(changes: readonly Change[], chooses: boolean) {
  const wanted = useWantedFiles();
  const [without, setLeft] = useState<ReadonlySet<string>>();
  const left = useMemo(() => without ?? excludedTexts(wanted, changes), [without, wanted, changes]);
  return {
    left,
    setLeft,
    chosen: chooses ? changes.filter(({ path }) => !left.has(path)) : changes,
    isPart: chooses && (wanted !== undefined || left.size > 0),
  };
}

/** A notice of texts that visitors lack until the site is published again. */
function DueTexts({ texts }: { texts: readonly ListedFile[] }) {
  if (texts.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{words.changes.due(texts.map(({ title }) => title))}</p>
    </Notice>
  );
}

/** A notice of the number of scheduled texts, with a link that explains how they appear by themselves. */
function ScheduledTexts({ files }: { files: readonly ListedFile[] }) {
  const { length } = files.filter(({ unpublished }) => unpublished?.why === 'scheduled');
  if (length === 0) return null;
  return (
    <p className="muted">
      {words.changes.waiting(length)} <a href={GUIDE_ON_PUBLISHING}>{words.changes.guide}</a>.
    </p>
  );
}

interface StatePanelProps {
  state: PublicationState;
  onRevert(): void;
}

/** The state of the last publication: whether it is online and since when, with a button to take it back. */
function StatePanel({ state, onRevert }: StatePanelProps) {
  const { published, address } = state;
  if (!published) return <p className="muted">{words.state.never}</p>;
  return (
    <div className={`row ${css.state}`}>
      <p role="status" data-live={published.live}>
        {stateOf(published)}
      </p>
      {published.live === 'online' && (
        <a href={`${address}/`} target="_blank" rel="noopener">
          {words.state.visit}
        </a>
      )}
      {state.revertible && <RevertButton {...{ state, published, onRevert }} />}
      {published.reason !== undefined && <p className="muted">{published.reason}</p>}
    </div>
  );
}

function RevertButton({ state, published, onRevert }: StatePanelProps & { published: Published }) {
  const [isAsking, setAsking] = useState(false);
  const { day, time } = momentHere(published.at);
  const { revert } = words;
  return (
    <>
      <button type="button" disabled={state.running !== undefined} onClick={() => setAsking(true)}>
        {revert.button}
      </button>
      {isAsking && (
        <FormDialog
          title={revert.heading(day, time)}
          done={revert.confirm}
          cancel={revert.leave}
          onDone={() => {
            setAsking(false);
            onRevert();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{revert.explanation}</p>
          <p>{revert.keeps}</p>
          {state.way?.by === 'git' && <p>{revert.othersStay}</p>}
        </FormDialog>
      )}
    </>
  );
}

function stateOf({ at, live, since = at }: Published): string {
  const sent = momentHere(at);
  if (live === 'waiting') return `${words.state.sent(sent.day, sent.time)} ${words.state.waiting}`;
  if (live === 'unknown') return words.state.sent(sent.day, sent.time);
  const online = momentHere(since);
  const isToday = online.day === momentHere(new Date().toISOString()).day;
  return isToday ? words.state.online(online.time) : words.state.onlineOn(online.day, online.time);
}

/** The list of errors that visitors would meet in the saved texts, with links to their places. */
export function CheckPanel({ value: diagnostics, problem }: Pick<ReturnType<typeof useWaiting>, 'value' | 'problem'>) {
  const errors = diagnostics?.filter(({ severity }) => severity === 'error') ?? [];
  const warnings = diagnostics?.filter(({ severity }) => severity === 'warning') ?? [];
  const status = errors.length > 0 ? words.check.stopped(errors.length) : words.check.free;
  return (
    <section className={css.part} aria-labelledby="obstacles">
      <h2 id="obstacles">{words.check.heading}</h2>
      <p role="status">{problem || (diagnostics ? status : words.check.looking)}</p>
      <Places diagnostics={errors} />
      {warnings.length > 0 && (
        <details>
          <summary>{words.check.warnings(warnings.length)}</summary>
          <Places diagnostics={warnings} />
        </details>
      )}
    </section>
  );
}

/** Returns a moment (ISO 8601) in the browser's time zone: its day, « 2026-12-03 », and its time, « 10 h 42 ». */
function momentHere(iso: string): { day: string; time: string } {
  const moment = new Date(iso);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    day: dayOf(moment, timeZone),
    time: `${moment.getHours()} h ${String(moment.getMinutes()).padStart(2, '0')}`,
  };
}
