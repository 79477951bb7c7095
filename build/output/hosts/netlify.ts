import type { FilePlan } from '../../contract/definition.ts';
import { diagnostic, type Outcome, WHOLE_FILE } from '../../contract/diagnostic.ts';
import type { Headers } from '../../contract/hosting.ts';
import { hosts as messages } from '../../diagnostics/messages/output.fr.ts';
import { canonicalLink, encodedPath, type HostedSite, MOVED, varyingNames } from './hosted-site.ts';

const HEADERS = '_headers';
/** Rules that Cloudflare reads: https://developers.cloudflare.com/pages/configuration/headers/#attach-a-header */
const MOST_HEADERS = 100;

interface Rule {
  path: string;
  headers: Headers;
}

/**
 * Headers, for Cloudflare Pages and Netlify (https://docs.netlify.com/manage/routing/headers/). Where several rules fit a path, both join
 * what these say of one header; so a header that has another value in some folder is given to each other folder and file by itself.
 */
export function headersFile(site: HostedSite): Outcome<FilePlan[]> {
  const { policy, base, folders, extensions, files } = site;
  const varying = varyingNames(policy);
  const always: Rule[] = [
    { path: `${base}/*`, headers: those(policy.headers, (name) => !varying.has(name)) },
    ...folders.map(({ folder, headers }) => ({
      path: `${folder}*`,
      headers: { ...those(policy.headers, (name) => varying.has(name)), ...headers },
    })),
    ...extensions.map(({ extension, type, headers }) => ({
      path: `${base}/*${extension}`,
      headers: { 'Content-Type': type, ...headers },
    })),
    ...files.map(({ path, type }) => ({ path, headers: { 'Content-Type': type } })),
  ];
  const elsewhere = placesElsewhere(site).map((path) => ({
    path,
    headers: those(policy.headers, (name) => varying.has(name)),
  }));
  const fits = always.length + elsewhere.length <= MOST_HEADERS;
  const rules = withLinks(site, fits ? [...always, ...elsewhere] : always);
  const wording = messages.tooManyPlaces([...varying], always.length + elsewhere.length, MOST_HEADERS);
  return {
    value: [{ output: HEADERS, contents: rules.map(textOf).join('\n') }],
    diagnostics: fits ? [] : [diagnostic('warning', HEADERS, WHOLE_FILE, wording)],
  };
}

function those(headers: Headers, isMeant: (name: string) => boolean): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isMeant(name)));
}

/** The site's first level without the folders that have headers of their own. */
function placesElsewhere({ policy, base, paths }: HostedSite): string[] {
  const places = paths.map((path) => {
    const end = path.indexOf('/');
    if (end !== -1) return `/${encodeURI(path.slice(0, end))}/`;
    return path === 'index.html' ? '/' : `/${encodeURI(path)}`;
  });
  const elsewhere = [...new Set(places)].filter((place) => !(place in policy.folders));
  return elsewhere.sort().map((place) => `${base}${place}${place.length > 1 && place.endsWith('/') ? '*' : ''}`);
}

/** Which page each Markdown alternate stands for, in the rule of its path where there is one: as many as are read. */
function withLinks({ alternates }: HostedSite, rules: readonly Rule[]): Rule[] {
  const links = new Map(alternates.map(({ path, page }) => [encodeURI(path), { Link: canonicalLink(page) }]));
  const joined = rules.map(({ path, headers }) => ({ path, headers: { ...headers, ...links.get(path) } }));
  const known = new Set(rules.map(({ path }) => path));
  const others = [...links].filter(([path]) => !known.has(path)).map(([path, headers]) => ({ path, headers }));
  return [...joined, ...others.slice(0, Math.max(0, MOST_HEADERS - joined.length))];
}

function textOf({ path, headers }: Rule): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}

const REDIRECTS = '_redirects';
/** Redirects without placeholders that Cloudflare reads: https://developers.cloudflare.com/pages/configuration/redirects/#per-file */
const MOST_REDIRECTS = 2000;

/**
 * Former addresses, for Cloudflare Pages and for Netlify (https://docs.netlify.com/manage/routing/redirects/overview/).
 * Netlify prefers the page that lies at a former address, which leads on as well; `301!` would change that, and Cloudflare drops such a line.
 */
export function redirectsFile({ redirects }: HostedSite): Outcome<FilePlan[]> {
  if (redirects.length === 0) return { value: [], diagnostics: [] };
  const lines = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path) => `${encodeURI(path)} ${encodedPath(to)} ${MOVED}`),
  );
  const diagnostics =
    lines.length > MOST_REDIRECTS
      ? [diagnostic('warning', REDIRECTS, WHOLE_FILE, messages.tooManyRules(REDIRECTS, lines.length, MOST_REDIRECTS))]
      : [];
  return { value: [{ output: REDIRECTS, contents: `${lines.join('\n')}\n` }], diagnostics };
}
