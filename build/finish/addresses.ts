import { Parser } from 'htmlparser2';
import { publishedPath } from '../addresses/published.ts';
import type { SiteAddress } from '../contract/definition.ts';
import { CANDIDATE } from './srcset.ts';
import { type TextEdit, withEdits } from './text-edit.ts';

/** Attributes of any element that hold an address (HTML, § index of attributes; SVG 2, § 16.1), as they are written in a tag. */
const ADDRESS_ATTRIBUTE = /(\s(href|src|srcset|imagesrcset|action|formaction|poster|cite|data|xlink:href)=")([^"]*)"/gi;

/**
 * Rewrites a page's addresses that start at the root. Pages and texts say `/services`, whatever the host.
 * Islands are left alone: the browser draws them again, so they are handed published addresses (`href` of a rendered page).
 */
export function withPublishedAddresses(html: string, address: SiteAddress): string {
  if (address.base === '' && !address.trailingSlash) return html;
  const edits: TextEdit[] = [];
  let withinIsland = 0;
  const parser = new Parser({
    onopentag(_name, attributes) {
      if (withinIsland > 0 || 'data-island' in attributes) withinIsland++;
      if (withinIsland > 0) return;
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      edits.push({ start, end, text: publishedTag(html.slice(start, end), address) });
    },
    onclosetag() {
      if (withinIsland > 0) withinIsland--;
    },
  });
  parser.end(html);
  return withEdits(html, edits);
}

function publishedTag(tag: string, address: SiteAddress): string {
  return tag.replace(ADDRESS_ATTRIBUTE, (_, before: string, name: string, value: string) => {
    const isList = name.toLowerCase().endsWith('srcset');
    return `${before}${isList ? eachCandidate(value, address) : published(value, address)}"`;
  });
}

function published(value: string, address: SiteAddress): string {
  return isRooted(value) && !isPublishedAsset(value, address) ? publishedPath(address, value) : value;
}

function eachCandidate(srcset: string, address: SiteAddress): string {
  return srcset.replace(CANDIDATE, (_, candidate: string, size = '') => published(candidate, address) + size);
}

function isRooted(value: string): boolean {
  return value.startsWith('/') && !value.startsWith('//');
}

/** What the bundler emits already carries the base. */
function isPublishedAsset(value: string, { base }: SiteAddress): boolean {
  return base !== '' && value.startsWith(`${base}/assets/`);
}
