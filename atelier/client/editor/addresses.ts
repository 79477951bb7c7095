import { LINK_SCHEMES, parseUrl } from '../../../build/contract/addresses.ts';
import { foldText } from '../../../build/contract/fold-text.ts';
import type { PageChoice } from '../document/pane-props.ts';
import { wordFilter } from '../ui/word-filter.ts';

/** An address as it stands between parentheses (CommonMark 0.31.2, 6.3): with spaces or unequal parentheses it wants `<>`. */
export function addressOf(address: string): string {
  const written = address.trim();
  return /[\s()<>]/.test(written) ? `<${written.replace(/[<>]/g, encodeURIComponent)}>` : written;
}

/** Pages whose title or address has every word of a query, accents and case apart; those whose title begins with it first. */
export function matchingPages(pages: readonly PageChoice[], query: string): PageChoice[] {
  const folded = foldText(query.trim());
  const hasWords = wordFilter(query);
  const matching = pages.filter(({ path, title }) => path !== '' && hasWords(`${title} ${path}`));
  const begins = ({ title, path }: PageChoice) => foldText(title).startsWith(folded) || path.startsWith(folded);
  return [...matching.filter(begins), ...matching.filter((page) => !begins(page))];
}

/** The address that a writer means, whole: undefined where it can be none that a link may have. */
export function completeAddress(written: string): string | undefined {
  const address = written.trim();
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme !== undefined)
    return LINK_SCHEMES.includes(scheme) && address.length > scheme.length + 1 ? address : undefined;
  if (/^\/(?!\/)|^#./.test(address)) return address;
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  if (/^[^\s/@]+\.[a-z]{2,}(?:\/\S*)?$/i.test(address)) return `https://${address}`;
  return undefined;
}

/** Tells whether a link may lead to an address, as a browser reads it: no scheme in it runs code or opens a file. */
export function isSafeAddress(address: string): boolean {
  const url = parseUrl(address, 'https://site.example');
  return url !== undefined && LINK_SCHEMES.includes(url.protocol.slice(0, -1));
}
