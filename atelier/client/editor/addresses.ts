import { LINK_SCHEMES, parseUrl } from '../../../build/contract/addresses.ts';
import type { PageChoice } from '../document/pane-props.ts';
import { findByWords } from '../ui/word-filter.ts';

/** Returns an address for the parentheses of a link (CommonMark 0.31.2, 6.3). One with spaces or unequal parentheses gets `<>`. */
export function addressOf(address: string): string {
  const written = address.trim();
  return /[\s()<>]/.test(written) ? `<${written.replace(/[<>]/g, encodeURIComponent)}>` : written;
}

/** Returns the pages whose title or address contains every word of a query. Those that begin with it come first. */
export function matchingPages(pages: readonly PageChoice[], query: string): PageChoice[] {
  const published = pages.filter(({ path }) => path !== '');
  return findByWords(published, query, ({ title, path }) => [title, path]);
}

/** Completes the address that a writer typed; returns undefined if no link may lead there. */
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
