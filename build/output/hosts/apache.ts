import type { FilePlan } from '../../contract/definition.ts';
import type { Headers } from '../../contract/hosting.ts';
import { canonicalLink, escapedForPattern, type HostedSite, MOVED, quoted } from './hosted-site.ts';

/** Stands behind the path of a file whose compressed form is sent. */
const FORM = '(?:\\.(?:br|gz))?';
/** What is compressed: caches have to tell its forms apart. */
const COMPRESSED = `\\.(?:html|css|js|json|xml|txt|md|svg|webmanifest)${FORM}$`;

/**
 * For Apache 2.4, which reads it where it lies and `AllowOverride All` stands: https://httpd.apache.org/docs/2.4/howto/htaccess.html.
 * After each change of the path the rules are gone through again, for the new path.
 */
export function apache(site: HostedSite, hidden: readonly string[]): FilePlan[] {
  const sections = [files(site), headers(site), rewriting(site, hidden)];
  return [
    { output: '.htaccess', contents: `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n` },
    // For the virtual host: what is refused before the rules of a folder are read, such as a name that is too long.
    { output: '.hosts/apache.conf', contents: `${screens(site).join('\n')}\n` },
  ];
}

/** What is shown, and as what. */
function files(site: HostedSite): string[] {
  const { base, trailingSlash } = site;
  return [
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    `DirectorySlash ${trailingSlash ? 'On' : 'Off'}`,
    // Rewriting leaves out the folder itself when it is asked for without its slash.
    ...(trailingSlash || base === '' ? [] : [`<If "%{REQUEST_URI} == '${base}'">`, 'DirectorySlash On', '</If>']),
    ...screens(site),
    'AddDefaultCharset utf-8',
    'AddCharset utf-8 .css .js .xml',
    ...types(site),
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    // Elsewhere .br means Breton, and .gz an archive.
    'RemoveLanguage .br',
    'RemoveType .gz',
  ];
}

function screens({ policy, base }: HostedSite): string[] {
  const { notFound, failure } = policy.screens;
  return [
    ...[403, 404].map((status) => `ErrorDocument ${status} ${base}${notFound}`),
    ...[400, 405, 413, 414, 500, 502, 503, 504].map((status) => `ErrorDocument ${status} ${base}${failure}`),
  ];
}

function headers(site: HostedSite): string[] {
  return [
    '<IfModule mod_headers.c>',
    ...fields(site.policy.headers),
    ...site.folders.flatMap(({ folder, headers }) => [
      `<If "%{REQUEST_URI} =~ m#^${escapedForPattern(folder)}#">`,
      ...fields(headers),
      '</If>',
    ]),
    ...site.extensions.flatMap(({ extension, headers }) =>
      Object.keys(headers).length === 0
        ? []
        : [`<FilesMatch "${escapedForPattern(extension)}${FORM}$">`, ...fields(headers), '</FilesMatch>'],
    ),
    ...(site.alternates.length === 0
      ? []
      : [`Header always set Link ${quoted(canonicalLink('%{site_page}e'))} env=site_page`]),
    `<FilesMatch "${COMPRESSED}">`,
    'Header merge Vary Accept-Encoding',
    '</FilesMatch>',
    '</IfModule>',
  ];
}

function rewriting(site: HostedSite, hidden: readonly string[]): string[] {
  return [
    '<IfModule mod_rewrite.c>',
    'RewriteEngine On',
    `RewriteBase ${site.base}/`,
    'RewriteRule "(?:^|/)\\.(?!well-known/)" - [R=404,L]',
    `RewriteRule "^(?:${hidden.map(escapedForPattern).join('|')})$" - [R=404,L]`,
    ...redirects(site),
    ...pages(site),
    ...alternates(site),
    ...compressed('br', '.br'),
    ...compressed('gzip', '.gz'),
    '</IfModule>',
  ];
}

/** In the table that errors are sent with, too. */
function fields(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `Header always set ${name} ${quoted(value)}`);
}

function types({ extensions, files }: HostedSite): string[] {
  return [
    ...extensions.map(({ extension, type }) => `AddType ${quoted(type)} ${extension}`),
    ...files.flatMap(({ path, type }) => [
      `<If "%{REQUEST_URI} =~ m#^${escapedForPattern(path)}${FORM}$#">`,
      `ForceType ${quoted(type)}`,
      '</If>',
    ]),
  ];
}

function redirects({ base, redirects }: HostedSite): string[] {
  return redirects.map(({ from, to }) => {
    const path = escapedForPattern(from.slice(base.length + 1));
    // Apache encodes the target itself.
    return `RewriteRule "^${path}/?$" "${literal(to)}" [R=${MOVED},L]`;
  });
}

/** Pages at their one address. */
function pages({ base, trailingSlash }: HostedSite): string[] {
  const asked = (pattern: string) => `RewriteCond %{THE_REQUEST} "^\\S+ [^?\\s]*${pattern}[?\\s]"`;
  const hasIndex = 'RewriteCond %{REQUEST_FILENAME}/index.html -f';
  const index = [
    asked('/index\\.html'),
    'RewriteCond %{REQUEST_FILENAME} -f',
    `RewriteRule "^index\\.html$" ${base}/ [R=${MOVED},L]`,
    asked('/index\\.html'),
    'RewriteCond %{REQUEST_FILENAME} -f',
    `RewriteRule "^(.+)/index\\.html$" ${base}/$1${trailingSlash ? '/' : ''} [R=${MOVED},L]`,
  ];
  const bare = trailingSlash
    ? []
    : [
        hasIndex,
        `RewriteRule "^(.+)/$" ${base}/$1 [R=${MOVED},L]`,
        hasIndex,
        'RewriteRule "^(.+[^/])$" $1/index.html [L]',
      ];
  const folders = [
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteCond %{REQUEST_FILENAME}/index.html !-f',
    'RewriteRule "^" - [R=404,L]',
  ];
  return [...index, ...bare, ...folders];
}

/** Which page each Markdown alternate stands for: in a variable, for the header. A comma would end its value. */
function alternates({ base, alternates }: HostedSite): string[] {
  return alternates.map(({ path, page }) => {
    const file = escapedForPattern(path.slice(base.length + 1));
    return `RewriteRule "^${file}${FORM}$" - "[E=site_page:${literal(page.replaceAll(',', '%2C'))}]"`;
  });
}

/** A text in which a dollar and a percent sign stand for no part of what was asked for. */
function literal(text: string): string {
  return text.replace(/[$%\\]/g, '\\$&');
}

function compressed(encoding: string, extension: string): string[] {
  return [
    `RewriteCond %{HTTP:Accept-Encoding} "\\b${encoding}\\b"`,
    `RewriteCond %{REQUEST_FILENAME}${extension} -f`,
    `RewriteRule "^(.+)$" "$1${extension}" [L]`,
  ];
}
