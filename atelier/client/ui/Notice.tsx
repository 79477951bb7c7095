import type { ReactNode } from 'react';
import type { ListedFile } from '../../api.ts';
import { linkTo } from '../../file-link.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import type { Badge } from '../list/rows.ts';
import * as css from './Notice.module.css';

interface NoticeProps {
  tone: 'info' | 'warning' | 'error';
  children: ReactNode;
}

/** A notice that the writer needs before going on, with possible actions. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={css.notice} data-tone={tone}>
      {children}
    </div>
  );
}

interface BrokenSiteProps {
  files: readonly ListedFile[];
  /** The path of the open file, which shows its own errors. */
  open?: string | undefined;
}

/** A notice that saved errors stop the whole site from being updated, with links to the texts. Errors of drafts stop no publication. */
export function BrokenSite({ files, open }: BrokenSiteProps) {
  const broken = files.filter(({ path, errors }) => errors > 0 && path !== open);
  if (broken.length === 0) return null;
  const onlyDrafts = broken.every(({ unpublished }) => unpublished?.why === 'draft');
  return (
    <Notice tone="error">
      <p>{words.broken.said(broken.length, onlyDrafts)}</p>
      <ul>
        {broken.slice(0, MAX_FILES).map((file) => (
          <li key={file.path}>
            <a href={linkTo({ path: file.path })}>{file.title}</a>
          </li>
        ))}
        {broken.length > MAX_FILES && <li>{words.broken.more(broken.length - MAX_FILES)}</li>}
      </ul>
    </Notice>
  );
}

/** The most texts with a link; the list of content has the others. */
const MAX_FILES = 3;

/** The labels of a file. Their colours only repeat the words. */
export function Badges({ badges }: { badges: readonly Badge[] }) {
  return (
    <span className={css.badges}>
      {badges.map(({ text, tone }) => (
        <span key={text} className={css.badge} data-tone={tone}>
          {text}
        </span>
      ))}
    </span>
  );
}
