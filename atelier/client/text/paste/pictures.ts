import type { Element, ElementContent } from 'hast';
import type { Handle } from 'hast-util-to-mdast';
import { workshopPaste as words } from '../../../words/paste.fr.ts';
import { element } from './styles.ts';

/** A picture of a pasted text. */
export interface PastedPicture {
  /** What the text holds in its place, once in all of it. */
  mark: string;
  /** What it shows, as the other program says it; empty where that says nothing. */
  alt: string;
  /** Its address there: `data:…`, `file:///…`, `https://…`. */
  src: string;
}

/** The place of a picture, which joins those found, with a number of its own. Those that only count readers are no pictures. */
export function picturePlace(
  { properties }: Element,
  found: { pictures: PastedPicture[]; marks: number },
): ElementContent[] {
  const { src, alt, width, height } = properties;
  if ([width, height].some((size) => size !== undefined && Number.parseFloat(String(size)) <= 2)) return [];
  const said = plainAlt(String(alt ?? ''));
  found.marks += 1;
  const mark = words.missingPicture(found.marks, said.slice(0, LONGEST_MARK));
  found.pictures.push({ mark, alt: said, src: String(src ?? '') });
  return [{ ...element('img', []), properties: { mark } }];
}

const LONGEST_MARK = 60;

/** Word ends the description that it makes up with a sentence that says so. */
function plainAlt(alt: string): string {
  return alt
    .replace(/\s+/g, ' ')
    .replace(/ ?(?:Description générée automatiquement|Le contenu généré par l.IA peut être incorrect\.?) ?$/i, '')
    .replace(/[[\]\\]/g, '')
    .trim();
}

/** A mark is written as it is: its brackets say that it waits. */
export const pictureMark: Handle = (_, { properties }) => ({ type: 'html', value: String(properties.mark) });
