import { useId } from 'react';
import { workshopOverview as words } from '../../words/overview.fr.ts';
import { call } from '../api-client.ts';
import { PUBLICATION_FRAGMENT } from '../publication/use-publication.ts';
import { useBuilt } from '../use-content.ts';
import * as css from './HomePage.module.css';
import type { WaitingGroup } from './waiting-groups.ts';

/** Loads the tasks that remain before the site is ready. */
export function useWaiting() {
  return useBuilt(async () => (await call('overview/waiting')) ?? undefined);
}

/** The most texts shown in a group; further ones are counted. */
const MAX_TEXTS = 30;

interface WaitingProps {
  /** The tasks; undefined until they are loaded. */
  groups: readonly WaitingGroup[] | undefined;
  /** The number of files that differ from the last publication; undefined until known. */
  unpublished: number | undefined;
  /** The reason why they cannot be loaded; empty otherwise. */
  problem: string;
}

/** The tasks. Each group is a line, which unfolds into its texts. */
export function Waiting({ groups, unpublished, problem }: WaitingProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="stack">
      <h2 id={title}>{words.waiting.heading}</h2>
      <div className={`card ${css.groups}`}>
        <a className={css.line} href={PUBLICATION_FRAGMENT}>
          <span className={css.count}>{unpublished ?? <span aria-hidden="true">↑</span>}</span>
          <span className={css.label}>{words.waiting.unpublished}</span>
          <span className="muted">{words.waiting.unpublishedHint}</span>
        </a>
        <p role="status" className={css.status}>
          {problem || (!groups && words.waiting.looking)}
          {groups?.length === 0 && words.waiting.nothing}
        </p>
        {groups?.map((group) => (
          <WaitingLine key={group.name} group={group} />
        ))}
      </div>
    </section>
  );
}

function WaitingLine({ group: { name, label, count, texts } }: { group: WaitingGroup }) {
  return (
    <details className={css.group} data-name={name}>
      <summary className={css.line}>
        <span className={css.count}>{count}</span>
        <span className={css.label}>{label}</span>
      </summary>
      <ul className={css.texts}>
        {texts.slice(0, MAX_TEXTS).map(({ link, title, detail }) => (
          <li key={link + title}>
            {link === '' ? title : <a href={link}>{title}</a>} <span className="muted">{detail}</span>
          </li>
        ))}
        {texts.length > MAX_TEXTS && <li>{words.waiting.more(texts.length - MAX_TEXTS)}</li>}
      </ul>
    </details>
  );
}
