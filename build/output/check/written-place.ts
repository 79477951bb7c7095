import { decodeHTML } from 'entities';
import type { PlacedEntry } from '../../contract/content.ts';
import type { Position } from '../../diagnostics/diagnostic.ts';
import { untypeset } from './untypeset.ts';

/**
 * Where a writer wrote the element that this HTML of a page begins with; undefined when the element does not come from the text.
 * The place is the line that holds its words, or else the beginning of the text.
 */
export function writtenPlace(html: string, { entry, file, text }: PlacedEntry): Position | undefined {
  const element = elementOf(html);
  const isOfText = element && [...entry.html.matchAll(ELEMENT)].some((match) => elementIn(match).key === element.key);
  if (!isOfText) return undefined;
  const lines = text.split('\n');
  const words = untypeset(element.words);
  const index = words === '' ? -1 : lines.findIndex((one) => untypeset(one).includes(words));
  const line = lines[index];
  return line === undefined ? file.textStart : { line: index + 1, column: 1, length: line.length };
}

/** An element's opening tag, or one that closes, and the words right behind it. */
const ELEMENT = /<(\/?[a-z][\w-]*)([^>]*)>([^<]*)/gi;

function elementOf(html: string) {
  const [match] = html.matchAll(ELEMENT);
  return match?.index === 0 ? elementIn(match) : undefined;
}

/** Its words tell an element from others; where it has none, its attributes do. */
function elementIn([, name = '', attributes = '', text = '']: RegExpMatchArray): { key: string; words: string } {
  const words = decodeHTML(text).trim();
  return { key: `${name} ${words === '' ? attributes.trim() : untypeset(words)}`, words };
}
