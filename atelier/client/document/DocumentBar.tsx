import * as Dropdown from '@radix-ui/react-dropdown-menu';
import * as Bar from '@radix-ui/react-toolbar';
import { ChevronDown, ChevronLeft, ExternalLink, Redo2, Undo2 } from 'lucide';
import { workshopApp as words } from '../../words/app.fr.ts';
import { workshopBin as bin } from '../../words/bin.fr.ts';
import { workshopHistory as history } from '../../words/history.fr.ts';
import { workshopOverview as overview } from '../../words/overview.fr.ts';
import { workshopReview as review } from '../../words/review.fr.ts';
import { siteOrigin } from '../api-client.ts';
import { type Badge, releaseBadge } from '../list/rows.ts';
import { useLastPublication } from '../publication/use-publication.ts';
import { ChoiceMenu } from '../ui/ChoiceMenu.tsx';
import { useHeading } from '../ui/focus.ts';
import { Badges } from '../ui/Notice.tsx';
import { ToolIcon } from '../ui/ToolIcon.tsx';
import * as css from './DocumentBar.module.css';
import { isUnsaved } from './editing.ts';
import type { OpenDocument } from './use-document.ts';

/** The bar above a file: its title, its state and its actions. */
export function DocumentBar({ doc }: { doc: OpenDocument }) {
  const { title, file, content } = doc;
  const heading = useHeading(title);
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
      <Bar.Root className={css.actions} aria-label={words.file.actions}>
        <DocumentActions doc={doc} />
      </Bar.Root>
    </header>
  );
}

/** Shows whether the text is published, with a button that changes this, and whether it is saved. */
function State({ doc }: { doc: OpenDocument }) {
  const { path, content, editing, reading, openDialog } = doc;
  const { online } = useLastPublication(content.list);
  const badges = reading ? [releaseBadge(reading.unpublished, online.has(path) && !isUnsaved(editing))] : [];
  const change = releaseOf(doc);
  return (
    <span className={css.state}>
      {change ? (
        <button type="button" title={change} aria-haspopup="dialog" onClick={() => openDialog('release')}>
          <Badges badges={badges} />
          <ToolIcon icon={ChevronDown} size="16" />
        </button>
      ) : (
        <Badges badges={badges} />
      )}
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

/** The link that leads past all tools to the text, or to the form of a file without text. It is the first Tab stop behind the heading. */
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

/** The actions on a file: frequent ones as buttons, the others in a menu. */
function DocumentActions({ doc }: { doc: OpenDocument }) {
  const { editing, saving, actions } = doc;
  const unsaved = isUnsaved(editing);
  return (
    <>
      <Bar.Button
        className="primary"
        aria-disabled={!unsaved || saving.running}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={actions.save}
      >
        {words.file.save}
      </Bar.Button>
      {STEPS.map(({ action, name, hint, icon, steps }) => (
        <Bar.Button
          key={action}
          className={css.icon}
          aria-label={name}
          title={hint}
          disabled={editing[steps].length === 0}
          onClick={actions[action]}
        >
          <ToolIcon icon={icon} />
        </Bar.Button>
      ))}
      <PublishButtons doc={doc} />
      <ChoiceMenu items={itemsOf(doc)} align="end" onChoose={({ onSelect }) => onSelect()}>
        <Bar.Button asChild>
          <Dropdown.Trigger>{words.file.more}</Dropdown.Trigger>
        </Bar.Button>
      </ChoiceMenu>
    </>
  );
}

/** The buttons that undo and redo one change. */
const STEPS = [
  { action: 'undo', name: words.file.undo, hint: words.file.undoLong, icon: Undo2, steps: 'past' },
  { action: 'redo', name: words.file.redo, hint: words.file.redoLong, icon: Redo2, steps: 'future' },
] as const;

/** The button that leads to the page of publication. A draft or scheduled text is released or planned first. */
function PublishButtons({ doc: { actions, reading, contentType, openDialog } }: { doc: OpenDocument }) {
  return (
    <>
      {reading?.unpublished?.why === 'draft' ? (
        <Bar.Button aria-haspopup="dialog" onClick={() => openDialog('release')}>
          {words.file.release}
        </Bar.Button>
      ) : (
        <Bar.Button onClick={actions.goLive}>{words.file.goLive}</Bar.Button>
      )}
      {reading?.unpublished && contentType?.publication?.from !== undefined && (
        <Bar.Button aria-haspopup="dialog" onClick={() => openDialog('plan')}>
          {words.file.plan}
        </Bar.Button>
      )}
    </>
  );
}

/** Returns the rarer actions on a file. */
function itemsOf(doc: OpenDocument): { name: string; onSelect(): void }[] {
  const { contentType, file, actions, openDialog } = doc;
  const isPage = file !== undefined && file.address !== '';
  const canWait = contentType?.publication && !contentType.single;
  const change = releaseOf(doc);
  return [
    ...(change ? [{ name: change, onSelect: () => openDialog('release') }] : []),
    { name: history.open, onSelect: () => openDialog('history') },
    ...(isPage ? [{ name: review.open, onSelect: () => openDialog('review') }] : []),
    ...(contentType && !contentType.single ? [{ name: words.file.rename, onSelect: () => openDialog('rename') }] : []),
    ...(canWait && isPage ? [{ name: words.file.duplicate, onSelect: actions.duplicate }] : []),
    ...(contentType?.single ? [] : [{ name: bin.delete, onSelect: () => openDialog('delete') }]),
  ];
}

/** Returns the name of the action that releases a draft, or that turns a text back into a draft. */
function releaseOf({ contentType, reading }: OpenDocument): string | undefined {
  if (!contentType?.publication || !reading) return undefined;
  return reading.unpublished?.why === 'draft' ? words.file.release : words.file.withdraw;
}
