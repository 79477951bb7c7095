import { Parser } from 'htmlparser2';
import type { SiteAddress } from '../definition.ts';
import { type TextEdit, withEdits } from './text-edit.ts';

/** An address inside the site (`/services#x`), as the host serves it: below the base, with the slash it wants. */
export function publishedPath({ base, trailingSlash }: SiteAddress, path: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const isFile = /\../s.test(pathname.slice(pathname.lastIndexOf('/')));
  const slash = trailingSlash && !isFile && !pathname.endsWith('/') ? '/' : '';
  return `${base}${pathname}${slash}${rest}`;
}

export function absoluteUrl(address: SiteAddress, path: string): string {
  return address.origin + publishedPath(address, path);
}

const ADDRESS_ATTRIBUTES = ['href', 'src', 'srcset', 'action', 'poster'];

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
      if (!ADDRESS_ATTRIBUTES.some((name) => attributes[name]?.includes('/'))) return;
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
  return tag.replace(
    /(\s(href|src|srcset|action|poster)=")([^"]*)"/g,
    (_, before: string, name: string, value: string) =>
      `${before}${name === 'srcset' ? eachCandidate(value, address) : published(value, address)}"`,
  );
}

function published(value: string, address: SiteAddress): string {
  return isRooted(value) && !isPublishedAsset(value, address) ? publishedPath(address, value) : value;
}

/** A `srcset` lists addresses, each with its width or density. */
function eachCandidate(value: string, address: SiteAddress): string {
  return value.replace(
    /(^|,\s*)([^\s,]+)/g,
    (_, before: string, candidate: string) => before + published(candidate, address),
  );
}

function isRooted(value: string): boolean {
  return value.startsWith('/') && !value.startsWith('//');
}

/** What the bundler emits already carries the base. */
function isPublishedAsset(value: string, { base }: SiteAddress): boolean {
  return base !== '' && value.startsWith(`${base}/assets/`);
}
