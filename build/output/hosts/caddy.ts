import type { FilePlan } from '../../contract/definition.ts';
import type { Headers } from '../../contract/hosting.ts';
import { canonicalLink, encodedPath, escapedForPattern, type HostedSite, MOVED, quoted } from './hosted-site.ts';

/**
 * For Caddy: directives of a site block, which has to name the site's folder as its `root` (below a base: the folder that holds it under the
 * base's name). They stand in a `route`, which keeps their order: https://caddyserver.com/docs/caddyfile/directives/route
 */
export function caddy(site: HostedSite, hidden: readonly string[]): FilePlan {
  const { policy, base } = site;
  const lines = [
    'route {',
    // Keeps the question mark where there is a query.
    '\tmap {query} {site_query} {',
    '\t\t"" ""',
    '\t\tdefault "?{query}"',
    '\t}',
    ...header('', policy.headers),
    ...site.folders.flatMap(({ folder, headers }) => header(`${folder}* `, headers)),
    ...types(site),
    ...alternates(site),
    '\t@hidden {',
    '\t\tpath */.*',
    '\t\tnot path */.well-known/*',
    '\t}',
    '\terror @hidden 404',
    `\t@hosts path ${hidden.map((path) => `${base}/${path}`).join(' ')}`,
    '\terror @hosts 404',
    `\t@unusual path_regexp ${UNUSUAL}`,
    '\terror @unusual 404',
    ...redirects(site),
    ...pages(site),
    `\t${FILES}`,
    '}',
    'handle_errors {',
    ...header('', policy.headers),
    ...screen('missing', '== 404', `${base}${policy.screens.notFound}`),
    ...screen('failed', '>= 500', `${base}${policy.screens.failure}`),
    '}',
  ];
  return { output: '.hosts/Caddyfile', contents: `${lines.join('\n')}\n` };
}

/**
 * No file has such a path: Caddy's `file` reads a backslash as an escape, and finds a page by an address that browsers take for another host's; a zero
 * byte, and a name of more than 255 bytes, make the disk fail, be it of characters of one, two, three or four bytes.
 */
const UNUSUAL =
  '`[\\\\\\x00]|[^/]{256}|(?:[^\\x00-\\x7f][^/]*){128}|(?:[\\x{800}-\\x{10ffff}][^/]*){86}|(?:[\\x{10000}-\\x{10ffff}][^/]*){64}`';

const FILES = 'file_server {\n\t\tprecompressed br gzip\n\t\tdisable_canonical_uris\n\t}';

function header(matcher: string, headers: Headers): string[] {
  const fields = Object.entries(headers).map(([name, value]) => `\t\t${name} ${quoted(value)}`);
  return [`\theader ${matcher}{`, ...fields, '\t}'];
}

/** Set last: the file server has its own idea of them. */
function types({ extensions, files }: HostedSite): string[] {
  const ends = [
    ...extensions.map(({ extension, type, headers }) => ({ end: `*${extension}`, headers: typed(type, headers) })),
    ...files.map(({ path, type }) => ({ end: path, headers: typed(type) })),
  ];
  return ends.flatMap(({ end, headers }, nth) => {
    const [start = '', ...fields] = header(`@type${nth} `, headers);
    return [`\t@type${nth} path ${end}`, start, '\t\tdefer', ...fields];
  });
}

function typed(type: string, headers: Headers = {}): Headers {
  return { 'Content-Type': type, ...headers };
}

/** Which page each Markdown alternate stands for. */
function alternates({ alternates }: HostedSite): string[] {
  const links = alternates.map(({ path, page }) => [path, canonicalLink(page)] as const);
  return byPath('link', links, 'header', 'Link {site_link}');
}

function redirects({ redirects }: HostedSite): string[] {
  const targets = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path) => [path, encodedPath(to)] as const),
  );
  return byPath('moved', targets, 'redir', `{site_moved}{site_query} ${MOVED}`);
}

/** What is done with a value where the path has one. A map reads its paths as they are; in a matcher a percent sign begins an escape. */
function byPath(
  name: string,
  values: readonly (readonly [string, string])[],
  directive: string,
  end: string,
): string[] {
  if (values.length === 0) return [];
  return [
    `\tmap {path} {site_${name}} {`,
    ...values.map(([path, value]) => `\t\t${quoted(path)} ${quoted(value)}`),
    '\t\tdefault ""',
    '\t}',
    `\t@${name} not vars {site_${name}} ""`,
    `\t${directive} @${name} ${end}`,
  ];
}

/** Pages at their one address. What stands in an answer is the path of a file that is there: no other can be smuggled into it. */
function pages({ base, trailingSlash }: HostedSite): string[] {
  const start = `^(${escapedForPattern(base)}`;
  const end = trailingSlash ? '/(?:.+/)?)index\\.html$' : '/.+)/index\\.html$';
  const index = [
    ...matcher('index', 'file {path}', `path_regexp index ${start}${end}`),
    `\tredir @index {re.index.1}{site_query} ${MOVED}`,
  ];
  const home = base === '' ? [] : [`\tredir ${base} ${base}/{site_query} ${MOVED}`];
  if (trailingSlash)
    return [
      ...home,
      ...index,
      ...matcher('bare', 'not path */', 'file {path}/index.html'),
      `\tredir @bare {path}/{site_query} ${MOVED}`,
    ];
  return [
    ...home,
    `\tredir ${base}/index.html ${base}/{site_query} ${MOVED}`,
    ...index,
    ...matcher('slash', `path_regexp slash ${start}/.+)/$`, 'file {path}index.html'),
    `\tredir @slash {re.slash.1}{site_query} ${MOVED}`,
    ...matcher('page', 'not path */', 'file {path}/index.html'),
    '\trewrite @page {path}/index.html',
  ];
}

function screen(name: string, statuses: string, path: string): string[] {
  return [
    `\t@${name} expression {http.error.status_code} ${statuses}`,
    `\thandle @${name} {`,
    `\t\trewrite * ${path}`,
    `\t\t${FILES.replaceAll('\n', '\n\t')}`,
    '\t}',
  ];
}

function matcher(name: string, ...conditions: readonly string[]): string[] {
  return [`\t@${name} {`, ...conditions.map((condition) => `\t\t${condition}`), '\t}'];
}
