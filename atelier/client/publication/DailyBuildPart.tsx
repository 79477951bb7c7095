import { useEffect, useEffectEvent, useState } from 'react';
import { type ContentList, GUIDE_ON_PUBLISHING } from '../../api.ts';
import type { DailyBuild } from '../../server/publication/publication-api.ts';
import { dailyBuild as words } from '../../words/daily-build.fr.ts';
import { publication } from '../../words/publication.fr.ts';
import { reasonOf } from '../api-client.ts';
import { Notice } from '../ui/Notice.tsx';
import * as css from './PublicationPage.module.css';
import { publicationClient } from './use-publication.ts';

/** Offers a daily build if texts wait for a day and the host is not known to build the site then. */
export function DailyBuildPart({ list }: { list: Pick<ContentList, 'files' | 'isBuiltDaily'> }) {
  const waiting = list.files.filter(({ unpublished }) => unpublished?.why === 'scheduled').length;
  if (waiting === 0 || list.isBuiltDaily) return null;
  return (
    <section className={css.part} aria-labelledby="dates">
      <h2 id="dates">{words.heading}</h2>
      <p>{words.waiting(waiting)}</p>
      <Offer />
    </section>
  );
}

function Offer() {
  const [build, setBuild] = useState<DailyBuild>();
  const [problem, setProblem] = useState('');
  const act = (work: () => Promise<DailyBuild>) =>
    void work().then(setBuild, (error: unknown) => setProblem(reasonOf(error)));
  const look = useEffectEvent(() => act(publicationClient.daily));
  useEffect(() => look(), []);
  const file = build && 'file' in build ? build.file : undefined;
  return (
    <>
      {build && build.host !== 'other' && file === 'none' && (
        <>
          <p>{words.offer(NAMES[build.host])}</p>
          <div>
            <button type="button" onClick={() => act(publicationClient.writeDaily)}>
              {words.button}
            </button>
          </div>
        </>
      )}
      <div role="status">
        {problem !== '' && <Notice tone="error">{problem}</Notice>}
        {file === 'ours' && <p>{words.written}</p>}
      </div>
      {build && build.host !== 'other' && file === 'ours' && <NextSteps host={build.host} path={build.path} />}
      {build && file !== 'ours' && (
        <p className={css.quiet}>
          {words.elsewhere} <a href={GUIDE_ON_PUBLISHING}>{words.guide}</a>.
        </p>
      )}
    </>
  );
}

const NAMES = { github: 'GitHub Pages', gitlab: 'GitLab Pages' };

function NextSteps({ host, path }: { host: keyof typeof NAMES; path: string }) {
  return (
    <details>
      <summary>{publication.way.details}</summary>
      <ol className={css.names}>
        <li>
          {words.send} <code>{words.commands(path)}</code>
        </li>
        <li>{words.settings}</li>
        <li>{words.service[host]}</li>
      </ol>
    </details>
  );
}
