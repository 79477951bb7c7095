import type { FilePlan } from '../../contract/definition.ts';
import { diagnostic, type Outcome, WHOLE_FILE } from '../../contract/diagnostic.ts';
import type { Headers } from '../../contract/hosting.ts';
import { hosts as messages } from '../../diagnostics/messages/output.fr.ts';
import type { HeaderRule, HostedSite } from './hosted-site.ts';

const HEADERS = '_headers';
/** Number of rules that Cloudflare reads: https://developers.cloudflare.com/pages/configuration/headers/#attach-a-header */
const MAX_HEADERS = 100;

/**
 * Prints headers for Cloudflare Pages and Netlify (https://docs.netlify.com/manage/routing/headers/). Both join the values of several rules,
 * so headers that differ between folders are repeated for each place. Links of alternates beyond the limit are dropped.
 */
export function headersFile({ headers: [whole, ...others], ...site }: HostedSite): Outcome<FilePlan> {
  const folders = others.filter(({ scope }) => scope === 'folder');
  const varying = new Set(folders.flatMap(({ headers }) => Object.keys(headers)));
  const split = (isMeant: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(whole?.headers ?? {}).filter(([name]) => isMeant(name)));
  const mostly = split((name) => varying.has(name));
  const rules = new Map([[`${site.base}/*`, split((name) => !varying.has(name))]]);
  const add = (path: string, headers: Headers) => rules.set(path, { ...rules.get(path), ...headers });
  for (const { scope, path, headers } of others)
    add(PATHS[scope](path, site.base), scope === 'folder' ? { ...mostly, ...headers } : headers);
  const elsewhere = otherPlaces(site, folders);
  const isFitting = rules.size + elsewhere.length <= MAX_HEADERS;
  const wording = messages.tooManyPlaces([...varying], rules.size + elsewhere.length, MAX_HEADERS);
  if (isFitting) for (const path of elsewhere) add(path, mostly);
  for (const { path, headers } of site.alternates)
    if (rules.size < MAX_HEADERS || rules.has(encodeURI(path))) add(encodeURI(path), headers);
  return {
    value: { output: HEADERS, contents: [...rules].map(headerBlock).join('\n') },
    diagnostics: isFitting ? [] : [diagnostic('warning', HEADERS, WHOLE_FILE, wording)],
  };
}

const PATHS: Readonly<Record<HeaderRule['scope'], (path: string, base: string) => string>> = {
  folder: (path) => `${path}*`,
  extension: (path, base) => `${base}/*${path}`,
  file: (path) => path,
};

/** Returns patterns of the first level, without folders that have their own headers. */
function otherPlaces({ base, paths }: Pick<HostedSite, 'base' | 'paths'>, folders: readonly HeaderRule[]): string[] {
  const places = paths.map((path) => {
    const [name = '', ...rest] = path.split('/');
    if (rest.length > 0) return `${base}/${encodeURI(name)}/*`;
    return path === 'index.html' ? `${base}/` : `${base}/${encodeURI(path)}`;
  });
  const known = new Set(folders.map(({ path }) => `${path}*`));
  return [...new Set(places)].filter((place) => !known.has(place)).sort();
}

function headerBlock([path, headers]: [string, Headers]): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

/** Prints redirects for Netlify and Cloudflare Pages. Netlify prefers a page at the former address; `301!` would change that, but Cloudflare drops it. */
export function redirectsFile({ redirects }: HostedSite): FilePlan[] {
  const lines = redirects.flatMap(({ from, to }) => ['', '/'].map((end) => `${encodeURI(from)}${end} ${to} 301\n`));
  return lines.length === 0 ? [] : [{ output: '_redirects', contents: lines.join('') }];
}
