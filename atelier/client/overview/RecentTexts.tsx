import { useId, useState } from 'react';
import type { LastChanges, ListedFile } from '../../api.ts';
import { linkTo } from '../../server/file-link.ts';
import { workshopOverview as words } from '../../words/overview.fr.ts';
import { releaseBadge } from '../list/file-state.ts';
import { Badges } from '../ui/Badges.tsx';
import * as css from './RecentTexts.module.css';
import { openedTexts, recentTexts } from './recent.ts';

interface RecentTextsProps {
  files: readonly ListedFile[];
  changes: LastChanges;
}

/** The texts that one worked on last. */
export function RecentTexts({ files, changes }: RecentTextsProps) {
  const title = useId();
  const [opened] = useState(openedTexts);
  const texts = recentTexts(files, opened, changes);
  return (
    <section aria-labelledby={title} className={css.section}>
      <h2 id={title}>{words.recent.heading}</h2>
      {texts.length === 0 && <p className={css.none}>{words.recent.none}</p>}
      <ul className={css.texts}>
        {texts.map((file) => (
          <li key={file.path}>
            <a href={linkTo(file)}>{file.title}</a>
            {file.contentType !== undefined && <Badges badges={[releaseBadge(file.unpublished)]} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
