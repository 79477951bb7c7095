import { decodeHTML, escapeText } from 'entities';
import { folded } from '../../../build/contract/folded.ts';
import { guide as words } from '../../words/guide.fr.ts';
import { FOUND } from './guide-addresses.ts';

/** What stands below a heading of the guide. Title and text have character references. */
export interface GuideSection {
  id: string;
  /** Name of the chapter that it is part of. */
  chapter: string;
  title: string;
  text: string;
}

/** The sections in which every word stands, accents and capitals aside, as HTML: each leads to its first word there. Those named so come first. */
export function foundHtml(sections: readonly GuideSection[], query: string, prefix: string): string {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  const found = sections
    .map((section) => ({ ...section, title: decoded(section.title), text: decoded(section.text) }))
    .filter(({ title, text }) => wanted.every((word) => folded(`${title} ${text}`).includes(word)));
  const isNamed = ({ title }: GuideSection) => wanted.every((word) => folded(title).includes(word));
  const sorted = [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))];
  const items = sorted.map((section) => itemHtml(section, wanted[0] ?? '', prefix));
  const heading = escapeText(words.search.found(found.length, query));
  return `<section class="guide-chapter" aria-labelledby="${FOUND}"><h2 id="${FOUND}">${heading}</h2><ul class="guide-found">${items.join('')}</ul></section>`;
}

function itemHtml({ id, chapter, title, text }: GuideSection, word: string, prefix: string): string {
  const [before, match, after] = around(text, word);
  // A browser that knows no text fragments goes to the heading.
  const fragment = match === '' ? '' : `:~:text=${encodeURIComponent(match).replaceAll('-', '%2D')}`;
  const link = `<a href="${prefix}${chapter}#${encodeURIComponent(id)}${fragment}">${escapeText(title)}</a>`;
  const excerpt = `${escapeText(before)}<mark>${escapeText(match)}</mark>${escapeText(after)}`;
  return `<li>${link}<p>${match === '' ? escapeText(text.slice(0, 2 * ROOM)) : excerpt}</p></li>`;
}

/** Characters on each side of a word that is found. */
const ROOM = 80;

/** The first whole word that holds the wanted one, with what stands around it; an empty word where only the title has it. */
function around(text: string, wanted: string): [before: string, match: string, after: string] {
  const found = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)].find(([word]) => folded(word).includes(wanted));
  if (!found) return ['', '', ''];
  const [match] = found;
  const [start, end] = [found.index, found.index + match.length];
  return [text.slice(Math.max(0, start - ROOM), start), match, text.slice(end, end + ROOM)];
}

function decoded(html: string): string {
  return decodeHTML(html).replace(/\s+/g, ' ').trim();
}
