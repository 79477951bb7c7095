import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { List } from 'lucide';
import type { Node } from 'prosemirror-model';
import { memo } from 'react';
import { workshopText as words } from '../../words/text.fr.ts';
import { ChoiceMenu } from '../ui/ChoiceMenu.tsx';
import { ToolIcon } from '../ui/ToolIcon.tsx';
import * as css from './Bars.module.css';
import { isPlaceholder } from './placeholders.ts';

interface OutlineProps {
  outline: Outline;
  onHeading(position: number): void;
}

/** The outline beside a text, if there is room for it. */
export const SideOutline = memo(({ outline: { headings }, onHeading }: OutlineProps) => {
  if (headings.length === 0) return null;
  return (
    <nav className={css.sideOutline} aria-label={words.rich.outline}>
      {headings.map(({ id, name, depth, position }) => (
        <button
          key={id}
          type="button"
          className="quiet"
          style={{ paddingInlineStart: `${depth + 1}rem` }}
          onClick={() => onHeading(position)}
        >
          {name}
        </button>
      ))}
    </nav>
  );
});

/** The line below a text, with its outline if that is not beside it, its word count and its reading time in minutes. */
export const StatusBar = memo(({ outline: { headings, words: count, minutes }, onHeading }: OutlineProps) => {
  return (
    <div className={`muted ${css.statusBar}`}>
      <ChoiceMenu items={headings} onChoose={({ position }) => onHeading(position)}>
        <Dropdown.Trigger className={`quiet ${css.outlineButton}`} disabled={headings.length === 0}>
          <ToolIcon icon={List} /> {words.rich.outline}
        </Dropdown.Trigger>
      </ChoiceMenu>
      <span>{words.rich.count(count, minutes)}</span>
    </div>
  );
});

interface Heading {
  /** The index among the headings, as positions change with each letter before them. */
  id: number;
  name: string;
  /** 0 for the highest level in a text. */
  depth: number;
  position: number;
}

/** The headings, words and reading time in minutes of a text. */
interface Outline {
  headings: readonly Heading[];
  words: number;
  minutes: number;
}

/** The reading speed, the same as the site's. */
const WORDS_A_MINUTE = 200;

export function outlineOf(doc: Node): Outline {
  const headings: Heading[] = [];
  let count = 0;
  doc.descendants((node, position) => {
    if (node.type.name === 'heading') {
      const name = node.textContent || words.rich.emptyHeading;
      headings.push({ id: headings.length, name, depth: Math.max(0, node.attrs.level - 2), position });
    }
    if (!node.isTextblock) return true;
    if (!isPlaceholder(node)) count += wordsOf(node);
    return false;
  });
  return { headings, words: count, minutes: count === 0 ? 0 : Math.max(1, Math.round(count / WORDS_A_MINUTE)) };
}

/** Cached word counts, as a text after a key shares all other paragraphs with the text before. */
const counts = new WeakMap<Node, number>();

function wordsOf(node: Node): number {
  const known = counts.get(node);
  if (known !== undefined) return known;
  const count =
    node.textBetween(0, node.content.size, ' ', ' ').match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  counts.set(node, count);
  return count;
}
