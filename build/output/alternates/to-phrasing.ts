import type { Element, ElementContent } from 'hast';
import type { PhrasingContent } from 'mdast';
import { textIn } from './elements.ts';
import { FOOTNOTE_CALL } from './footnotes.ts';

/** Returns the content of a line as Markdown: spaces run together as on a page, and there are none at its ends. */
export function phrasing(children: readonly ElementContent[]): PhrasingContent[] {
  const line = wordsOf(children, { endsInSpace: true });
  trimEnd(line);
  const first = line.findIndex(({ type }) => type !== 'break');
  return first === -1 ? [] : line.slice(first);
}

/** The state at the end of a line that is being written. */
interface Place {
  /** Another space would say nothing. */
  endsInSpace: boolean;
}

function wordsOf(children: readonly ElementContent[], place: Place): PhrasingContent[] {
  const words: PhrasingContent[] = [];
  for (const child of children) {
    const found = child.type === 'text' ? textOf(child.value, place) : elementOf(child, words, place);
    for (const one of found) {
      const last = words.at(-1);
      if (one.type === 'text' && last?.type === 'text') last.value += one.value;
      else words.push(one);
    }
  }
  return words;
}

function textOf(spelling: string, place: Place): PhrasingContent[] {
  const spaced = spelling.replace(SPACES, ' ');
  const value = place.endsInSpace && spaced.startsWith(' ') ? spaced.slice(1) : spaced;
  if (value === '') return [];
  place.endsInSpace = value.endsWith(' ');
  return [{ type: 'text', value }];
}

/** Those that HTML runs together: no-break spaces are none of them. */
const SPACES = /[\t\n\f\r ]+/g;

function elementOf(one: ElementContent, before: PhrasingContent[], place: Place): PhrasingContent[] {
  if (one.type !== 'element') return [];
  const { tagName, children, properties } = one;
  if (tagName === 'br') {
    trimEnd(before);
    place.endsInSpace = true;
    return [{ type: 'break' }];
  }
  const atom = atomOf(one);
  if (atom) {
    place.endsInSpace = false;
    return [atom];
  }
  const words = wordsOf(children, place);
  if (tagName === 'a') return [{ type: 'link', url: String(properties.href ?? ''), children: words }];
  const type = MARKS[tagName];
  return type === undefined ? words : [{ type, children: words }];
}

const MARKS: Readonly<Record<string, 'strong' | 'emphasis' | 'delete'>> = {
  b: 'strong',
  strong: 'strong',
  em: 'emphasis',
  i: 'emphasis',
  del: 'delete',
  s: 'delete',
};

/** An element that stands in a line like a letter. */
function atomOf({ tagName, children, properties }: Element): PhrasingContent | undefined {
  if (tagName === 'code' || tagName === 'kbd')
    return { type: 'inlineCode', value: textIn(children).replace(SPACES, ' ') };
  if (tagName === 'img') return { type: 'image', url: String(properties.src), alt: String(properties.alt ?? '') };
  if (tagName !== FOOTNOTE_CALL) return undefined;
  const identifier = String(properties.number);
  return { type: 'footnoteReference', identifier, label: identifier };
}

/** Takes away the spaces and breaks that a line ends in. */
function trimEnd(line: PhrasingContent[]): void {
  const last = line.at(-1);
  if (!last) return;
  if ('children' in last) trimEnd(last.children);
  else if (last.type === 'text') last.value = last.value.replace(/ $/, '');
  if (last.type !== 'break' && !(last.type === 'text' && last.value === '')) return;
  line.pop();
  trimEnd(line);
}
