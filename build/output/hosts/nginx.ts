import type { FilePlan } from '../../contract/definition.ts';
import type { Headers } from '../../contract/hosting.ts';
import { doubleQuote, escapedForPattern, type HeaderRule, type HostedSite } from './hosted-site.ts';

/** Prints directives of a `server` block with the site's folder as `root`. No `location` has its own `add_header`, as it would then inherit none. */
export function nginx(site: HostedSite, hidden: readonly string[]): FilePlan {
  const { base, screens } = site;
  const lines = [
    'absolute_redirect off;',
    'charset utf-8;',
    'gzip_static on;',
    'gzip_vary on;',
    `error_page 404 ${base}${screens.notFound};`,
    // nginx decides the first four before it sets the headers below, which it then sets on the way to the error page.
    `error_page 400 405 413 414 500 502 503 504 ${base}${screens.failure};`,
    ...headers(site),
    ...hidden.map((path) => `location = ${base}/${path} { return 404; }`),
    'location ~ "/\\.(?!well-known/)" { return 404; }',
    ...files(site),
    ...site.redirects.flatMap(({ from, to }) =>
      ['', '/'].map(
        (end) => `location = ${doubleQuote(from + end)} { return 301 ${doubleQuote(`${to}$is_args$args`)}; }`,
      ),
    ),
    ...pages(site),
  ];
  return { output: '.hosts/nginx.conf', contents: `${lines.join('\n')}\n` };
}

const TYPE = 'Content-Type';

/** Prints a variable for each header. nginx does not send a header whose variable is empty. */
function headers({ headers: [whole, ...others], alternates }: HostedSite): string[] {
  const names = new Set([whole, ...others, ...alternates].flatMap((rule) => Object.keys(rule?.headers ?? {})));
  names.delete(TYPE);
  return [
    ...[...names].map((name) => set({ [name]: whole?.headers[name] ?? '' })),
    ...others
      .filter(({ scope }) => scope === 'folder')
      .map(({ path, headers }) => `if ($uri ~ "^${escapedForPattern(path)}") { ${set(headers)} }`),
    ...[...names].map((name) => `add_header ${name} ${variable(name)} always;`),
  ];
}

function variable(name: string): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}

function set({ [TYPE]: type, ...headers }: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `set ${variable(name)} ${doubleQuote(value)};`);
  return [...lines, ...(type === undefined ? [] : [`types { } default_type ${doubleQuote(type)};`])].join(' ');
}

/** Prints an exact `location` for each file with own headers; nginx then looks at no other. */
function files({ headers, alternates }: HostedSite): string[] {
  const extensions = headers.filter(({ scope }) => scope === 'extension');
  const ofExtension = (path: string): Headers => extensions.find((rule) => path.endsWith(rule.path))?.headers ?? {};
  const exact = ({ path, headers }: HeaderRule) =>
    `location = ${doubleQuote(path)} { ${set({ ...ofExtension(path), ...headers })} }`;
  return [
    ...headers.filter(({ scope }) => scope === 'file').map(exact),
    ...alternates.map(exact),
    ...extensions.map(({ path, headers }) => `location ~ "${escapedForPattern(path)}$" { ${set(headers)} }`),
  ];
}

/** Prints rules that serve each page at one address. Responses contain existing paths alone, so that no other text can be injected. */
function pages({ base, trailingSlash }: HostedSite): string[] {
  const to = (address: string) => `return 301 ${address}$is_args$args;`;
  const named = (pattern: string) => `location ~ "^${escapedForPattern(base)}${pattern}"`;
  const below = [`location = / { return 302 ${base}/; }`, `location = ${base} { ${to(`${base}/`)} }`];
  const ofPages = trailingSlash
    ? [
        `${named('(?<site_page>/(?:.+/)?)index\\.html$')} { if (-f $request_filename) { ${to(`${base}$site_page`)} } return 404; }`,
        `${named('(?<site_page>/(?:.+/)?)$')} { try_files ${base}\${site_page}index.html =404; }`,
        `location ${base}/ { if (-f $request_filename/index.html) { ${to('$uri/')} } try_files $uri =404; }`,
      ]
    : [
        `location = ${base}/index.html { ${to(`${base}/`)} }`,
        `location = ${base}/ { try_files ${base}/index.html =404; }`,
        `${named('(?<site_page>/.+)/index\\.html$')} { if (-f $request_filename) { ${to(`${base}$site_page`)} } return 404; }`,
        `${named('(?<site_page>/.+)/$')} { if (-f $request_filename/index.html) { ${to(`${base}$site_page`)} } return 404; }`,
        `location ${base}/ { try_files $uri $uri/index.html =404; }`,
      ];
  return base === '' ? ofPages : [...below, ...ofPages];
}
