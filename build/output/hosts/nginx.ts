import type { FilePlan } from '../../contract/definition.ts';
import type { Headers } from '../../contract/hosting.ts';
import {
  canonicalLink,
  encodedPath,
  escapedForPattern,
  type HostedSite,
  MOVED,
  quoted,
  varyingNames,
} from './hosted-site.ts';

/**
 * For nginx: directives of a `server` block, which has to name the site's folder as its `root` (below a base: the folder that holds it under
 * the base's name). Headers stand in the block alone, because a `location` with one of its own inherits none:
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header
 */
export function nginx(site: HostedSite, hidden: readonly string[]): FilePlan {
  const { policy, base } = site;
  const lines = [
    'absolute_redirect off;',
    'charset utf-8;',
    'gzip_static on;',
    'gzip_vary on;',
    `error_page 404 ${base}${policy.screens.notFound};`,
    // The first four are decided before the headers below have their values, and get these on the way to the page.
    `error_page 400 405 413 414 500 502 503 504 ${base}${policy.screens.failure};`,
    '',
    ...headers(site),
    '',
    ...hidden.map((path) => `location = ${base}/${path} { return 404; }`),
    'location ~ "/\\.(?!well-known/)" { return 404; }',
    ...types(site),
    ...redirects(site),
    ...pages(site),
  ];
  return { output: '.hosts/nginx.conf', contents: `${lines.join('\n')}\n` };
}

const LINK = 'Link';

/** Conditions around `set` are run before anything else is decided: https://nginx.org/en/docs/http/ngx_http_rewrite_module.html */
function headers(site: HostedSite): string[] {
  const { policy } = site;
  const ofFiles = site.extensions.flatMap(({ headers }) => Object.keys(headers));
  const varying = new Set([...varyingNames(policy), ...ofFiles, LINK]);
  const names = new Set([...Object.keys(policy.headers), ...varying]);
  return [
    // A header without a value is not sent.
    ...[...varying].map((name) => sets({ [name]: policy.headers[name] ?? '' })),
    ...site.folders.map(({ folder, headers }) => `if ($uri ~ "^${escapedForPattern(folder)}") { ${sets(headers)} }`),
    ...[...names].map((name) => {
      const value = varying.has(name) ? variable(name) : quoted(policy.headers[name] ?? '');
      return `add_header ${name} ${value} always;`;
    }),
  ];
}

function variable(name: string): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}

function sets(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `set ${variable(name)} ${quoted(value)};`)
    .join(' ');
}

/** An exact `location` is found at no cost, however many there are, and is the only one that holds. */
function types({ extensions, files, alternates }: HostedSite): string[] {
  const typed = (type: string, headers: Headers = {}) =>
    `{ ${sets(headers)} types { } default_type ${quoted(type)}; }`.replace('{  ', '{ ');
  return [
    ...files.map(({ path, type }) => `location = ${path} ${typed(type)}`),
    ...alternates.flatMap(({ path, page }) => {
      const known = extensions.find(({ extension }) => path.endsWith(extension));
      const headers = { ...known?.headers, [LINK]: canonicalLink(page) };
      return [`location = ${quoted(path)} ${known ? typed(known.type, headers) : `{ ${sets(headers)} }`}`];
    }),
    ...extensions.map(
      ({ extension, type, headers }) => `location ~ "${escapedForPattern(extension)}$" ${typed(type, headers)}`,
    ),
  ];
}

function redirects({ redirects }: HostedSite): string[] {
  return redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map(
      (path) => `location = ${quoted(path)} { return ${MOVED} ${quoted(`${encodedPath(to)}$is_args$args`)}; }`,
    ),
  );
}

/** Pages at their one address. What stands in an answer is the path of a file that is there: no other can be smuggled into it. */
function pages({ base, trailingSlash }: HostedSite): string[] {
  const to = (address: string) => `return ${MOVED} ${address}$is_args$args;`;
  const home = base === '' ? [] : [`location = ${base} { ${to(`${base}/`)} }`];
  const named = (pattern: string) => `location ~ "^${escapedForPattern(base)}${pattern}"`;
  return trailingSlash
    ? [
        ...home,
        `${named('(?<site_page>/(?:.+/)?)index\\.html$')} { if (-f $request_filename) { ${to(`${base}$site_page`)} } return 404; }`,
        `${named('(?<site_page>/(?:.+/)?)$')} { try_files ${base}\${site_page}index.html =404; }`,
        `location ${base}/ { if (-f $request_filename/index.html) { ${to('$uri/')} } try_files $uri =404; }`,
      ]
    : [
        ...home,
        `location = ${base}/index.html { ${to(`${base}/`)} }`,
        `location = ${base}/ { try_files ${base}/index.html =404; }`,
        `${named('(?<site_page>/.+)/index\\.html$')} { if (-f $request_filename) { ${to(`${base}$site_page`)} } return 404; }`,
        `${named('(?<site_page>/.+)/$')} { if (-f $request_filename/index.html) { ${to(`${base}$site_page`)} } return 404; }`,
        `location ${base}/ { try_files $uri $uri/index.html =404; }`,
      ];
}
