import { forbiddenCharacters } from '../../build/content/parse/characters.ts';
import { all, type Document, parseHtml } from '../support/dom.ts';

/** Names the parts of a page that could run or load anything the site did not write; a published page has none. */
export function dangersOf(html: string, scripts: ReadonlySet<string>): string[] {
  const page = parseHtml(html);
  return [
    ...elements(page, scripts),
    ...attributes(page),
    ...forbiddenCharacters(html).map(({ name }) => `the character ${name}`),
  ];
}

/** The scripts that a sound page holds: their text, or the address they come from. */
export function scriptsOf(html: string): Set<string> {
  return new Set(scriptsIn(parseHtml(html)));
}

function scriptsIn(page: Document): string[] {
  const executed = all(page, 'script').filter(({ attribs }) => attribs.type !== 'application/ld+json');
  return executed.map(({ attribs, children: [text] }) => attribs.src ?? (text && 'data' in text ? text.data : ''));
}

function elements(page: Document, scripts: ReadonlySet<string>): string[] {
  const foreign = ['iframe', 'object', 'embed', 'base', 'frame'].filter((name) => all(page, name).length > 0);
  const refreshes = all(page, 'meta').filter(({ attribs }) => attribs['http-equiv'] === 'refresh');
  const strange = scriptsIn(page).filter((script) => !scripts.has(script));
  return [
    ...foreign,
    ...refreshes.map(() => 'a refresh'),
    ...strange.map((script) => `the script ${script.slice(0, 80)}`),
  ];
}

const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|[/#](?![/\\])|#?$)/;
const OWN_FILE = /^\/(?![/\\])/;

function attributes(page: Document): string[] {
  return all(page, '*').flatMap(({ name, attribs }) =>
    Object.entries(attribs).flatMap(([attribute, value]) => {
      const said = [`<${name} ${attribute}="${value.slice(0, 80)}">`];
      if (/^on|^style$|^srcdoc$|^formaction$/.test(attribute)) return said;
      if (attribute === 'href' && name === 'a') return SAFE_LINK.test(value) ? [] : said;
      if (attribute === 'src') return OWN_FILE.test(value) ? [] : said;
      return [];
    }),
  );
}
