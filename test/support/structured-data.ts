import { DomUtils } from 'htmlparser2';
import { anchors } from '../../src/routes.ts';
import { all, attributes, type Document, type Element, one, plain, textOf } from './dom.ts';

/** A node of a page's structured data, or a part of one. */
export interface Thing {
  '@type'?: string;
  '@id'?: string;
  [property: string]: unknown;
}

/** The things that a page's JSON-LD names; none where it has no JSON-LD. */
export function thingsOf(page: Document): Thing[] {
  return scriptsOf(page).flatMap((text) => JSON.parse(text)['@graph'] as Thing[]);
}

/** The texts of a page's JSON-LD scripts. */
export function scriptsOf(page: Document): string[] {
  return all(page, 'script[type="application/ld+json"]').map((script) =>
    script.children.map((child) => ('data' in child ? child.data : '')).join(''),
  );
}

/** Values that machines read in another form than readers, with the page's form. */
const OTHER_WORDS: Readonly<Record<string, (value: string, page: Shown) => boolean>> = {
  // Words of the vocabulary, not of the page.
  '@type': () => true,
  // A name among things; whatever page it stands for, addresses are held to lead there.
  '@id': (value, { addresses }) =>
    addresses.has(value.replace(/#(?:website|organization|article|service|donnees)$/, '')),
  inLanguage: (value, { language }) => value === language,
  // A file's media type: of a link to it.
  encodingFormat: (value, { types }) => types.has(value),
  // Of a list's items, in the order of the page.
  position: () => true,
  datePublished: isShownDay,
  dateModified: isShownDay,
  // Counted of the very text; what closes the article is no part of it.
  wordCount: (value, { words }) => Number(value) <= words && Number(value) > words * 0.8,
  opens: isHour,
  closes: isHour,
  // A span shows its first and its last day: the tests of opening hours hold what lies between.
  dayOfWeek: () => true,
};

interface Shown {
  /** All that readers see, and what its head says. */
  text: string;
  /** Absolute addresses that it leads to or names in its head. */
  addresses: ReadonlySet<string>;
  language: string | undefined;
  /** Media types that its links name. */
  types: ReadonlySet<string | undefined>;
  /** As `datetime`. */
  dates: ReadonlySet<string | undefined>;
  /** Of its article, what stands around the text and code left out. */
  words: number;
}

function isShownDay(value: string, { dates }: Shown): boolean {
  const [day = '', time = ''] = value.split('T');
  return dates.has(day) && /^00:00:00\+0[12]:00$/.test(time);
}

/** Claims of a page's structured data that neither its readers nor its head see, as 'property: value'. */
export function unseenClaims(page: Document): string[] {
  const shown = shownBy(page);
  return thingsOf(page)
    .flatMap((thing) => claimsOf(thing))
    .filter(([property, value]) => !isShown(property, value, shown))
    .map(([property, value]) => `${property}: ${value}`);
}

function claimsOf(thing: unknown, property = ''): [property: string, value: string][] {
  if (Array.isArray(thing)) return thing.flatMap((one) => claimsOf(one, property));
  if (typeof thing !== 'object' || thing === null) return [[property, String(thing)]];
  return Object.entries(thing).flatMap(([name, value]) => claimsOf(value, name));
}

function isShown(property: string, value: string, shown: Shown): boolean {
  const inOtherWords = OTHER_WORDS[property];
  if (inOtherWords) return inOtherWords(value, shown);
  return shown.addresses.has(value) || shown.text.includes(typeset(value));
}

/** '09:00' is shown as '9h', '14:30' as '14h30'. */
function isHour(value: string, { text }: Shown): boolean {
  const [hour, minute] = value.split(':');
  return new RegExp(`(?<!\\d)0?${Number(hour)} ?h ?${minute === '00' ? '(?!\\d)' : minute}`).test(text);
}

function shownBy(page: Document): Shown {
  const [canonical = ''] = attributes(page, 'link[rel="canonical"]', 'href');
  const links = ['a', 'link'].flatMap((name) => attributes(page, name, 'href')).flatMap((href) => href ?? []);
  const metas = attributes(page, 'head > meta', 'content').flatMap((content) => content ?? []);
  const telephones = links.filter((href) => href.startsWith('tel:')).map((href) => href.slice('tel:'.length));
  return {
    text: typeset([...textsOf(page), textOf(one(page, 'head > title')), ...metas, ...telephones].join(' | ')),
    addresses: new Set([...links.map((href) => new URL(href, canonical).href), ...metas]),
    language: attributes(page, 'html', 'lang')[0],
    types: new Set(attributes(page, 'a', 'type')),
    dates: new Set(attributes(page, 'time', 'datetime')),
    words: all(page, 'article').flatMap(wordsOf).length,
  };
}

/** Returns the page's text, whole and by element, as words of neighbours run into each other. */
function textsOf(page: Document): string[] {
  const seen = all(page, 'body *').filter((element) => !isUnseen(element));
  return seen.filter(({ children }) => children.some(({ type }) => type === 'text')).map(textOf);
}

function isUnseen(element: Element): boolean {
  for (let node: typeof element.parent | Element = element; node && 'name' in node; node = node.parent)
    if (['script', 'style', 'template', 'noscript'].includes(node.name) || 'hidden' in node.attribs) return true;
  return false;
}

const AROUND = ['header', 'nav', 'details', 'pre', 'svg'];

function wordsOf(element: Element): string[] {
  return element.children.flatMap((child) => {
    // A figure folds away the text from which it is drawn.
    const isDrawn = element.name === 'figure' && 'name' in child && child.name === 'details';
    if ('attribs' in child) return (AROUND.includes(child.name) && !isDrawn) || isNoText(child) ? [] : wordsOf(child);
    return DomUtils.textContent(child).match(/[\p{L}\p{N}]\S*/gu) ?? [];
  });
}

/** A calculator, or the list of sources. */
function isNoText({ attribs }: Element): boolean {
  return 'data-island' in attribs || attribs['aria-labelledby'] === anchors.sources;
}

/** As French typography shows it, with one kind of space and apostrophe. */
function typeset(text: string): string {
  return plain(text).replaceAll('...', '…');
}
