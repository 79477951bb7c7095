import { ChevronDown, ChevronLeft, ExternalLink } from 'lucide';
import { workshopApp as words } from '../../words/app.fr.ts';
import { workshopOverview as overview } from '../../words/overview.fr.ts';
import { siteOrigin } from '../api-client.ts';
import { type Badge, releaseBadge } from '../list/rows.ts';
import { ToolIcon } from '../text/ToolIcon.tsx';
import { useHeading, useToolbar } from '../ui/focus.ts';
import { Badges } from '../ui/Notice.tsx';
import { DocumentActions, releaseOf } from './DocumentActions.tsx';
import * as css from './DocumentBar.module.css';
import { isUnsaved } from './editing.ts';
import type { OpenDocument } from './use-document.ts';

/** What file this is, how it stands, and what can be done with it. */
export function DocumentBar({ doc }: { doc: OpenDocument }) {
  const { title, file, content } = doc;
  const heading = useHeading(title);
  const bar = useToolbar();
  return (
    <header className={css.bar}>
      <div className={css.name}>
        <a href="#/" className={css.icon} aria-label={words.file.back} title={words.file.back}>
          <ToolIcon icon={ChevronLeft} />
        </a>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <SkipLink />
        {file?.address && (
          <a
            href={siteOrigin() + content.list.base + file.address}
            className={css.icon}
            aria-label={words.file.open}
            title={words.file.open}
            target="_blank"
            rel="noopener"
          >
            <ToolIcon icon={ExternalLink} size="18" />
          </a>
        )}
        <State doc={doc} />
      </div>
      <div ref={bar} className={css.actions} role="toolbar" aria-label={words.file.actions}>
        <DocumentActions doc={doc} />
      </div>
    </header>
  );
}

/** Whether the text is a draft, which is changed where it is said, and whether the file holds what is written. */
function State({ doc }: { doc: OpenDocument }) {
  const { reading, openDialog } = doc;
  const change = releaseOf(doc);
  return (
    <span className={css.state}>
      {reading && change && (
        <button type="button" title={change} aria-haspopup="dialog" onClick={() => openDialog('release')}>
          <Badges badges={[releaseBadge(reading.unpublished)]} />
          <ToolIcon icon={ChevronDown} size="16" />
        </button>
      )}
      {reading && !change && <Badges badges={[releaseBadge(reading.unpublished)]} />}
      <span className={css.saved}>
        <Badges badges={[savedBadge(doc)]} />
      </span>
    </span>
  );
}

function savedBadge({ editing, saving }: OpenDocument): Badge {
  const state = words.state;
  if (saving.running) return { text: state.saving, tone: 'quiet' };
  return isUnsaved(editing) ? { text: state.changed, tone: 'warning' } : { text: state.saved, tone: 'quiet' };
}

/** The first stop of the Tab key behind the heading, which has the focus when a file opens: past all tools to the text, or to the form of a file that has none. */
function SkipLink() {
  return (
    <button type="button" className={css.skip} onClick={toText}>
      {overview.desk.skip}
    </button>
  );
}

function toText(): void {
  const places = ['[data-part="text"] [contenteditable="true"]', '[data-part="form"] :is(input, textarea)'];
  const place = places.map((one) => document.querySelector(one)).find((one) => one?.checkVisibility());
  if (place instanceof HTMLElement) place.focus();
}
