import type { FilePlan } from '../../contract/definition.ts';
import { doubleQuote, escapedForPattern, type HeaderRule, type HostedSite } from './hosted-site.ts';

/** The end of a path whose compressed form is sent. */
const FORM = '(?:\\.(?:br|gz))?';
/** Files with compressed forms, which caches have to distinguish. */
const COMPRESSED = `\\.(?:html|css|js|json|xml|txt|md|svg|webmanifest)${FORM}$`;

/** Prints rules for Apache 2.4 with `AllowOverride All`: https://httpd.apache.org/docs/2.4/howto/htaccess.html. */
export function apache(site: HostedSite, hidden: readonly string[]): FilePlan[] {
  const sections = [files(site), headers(site), rewriteRules(site, hidden)];
  return [
    { output: '.htaccess', contents: `${sections.flat().join('\n')}\n` },
    // These rules belong to the virtual host, because Apache refuses long names before it reads `.htaccess`.
    { output: '.hosts/apache.conf', contents: `${[...screens(site), 'TraceEnable off'].join('\n')}\n` },
  ];
}

function files(site: HostedSite): string[] {
  const { base, trailingSlash } = site;
  return [
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    `DirectorySlash ${trailingSlash ? 'On' : 'Off'}`,
    // Rewriting skips the folder itself if it is requested without its slash.
    ...(trailingSlash || base === '' ? [] : [`<If "%{REQUEST_URI} == '${base}'">`, 'DirectorySlash On', '</If>']),
    ...screens(site),
    // An error document makes the address of a redirect editable to a path; behind a proxy Apache would redirect to http.
    `ErrorDocument 301 ${base}${site.screens.notFound}`,
    'AddDefaultCharset utf-8',
    'AddCharset utf-8 .css .js .xml',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    // By default .br means Breton, and .gz an archive.
    'RemoveLanguage .br',
    'RemoveType .gz',
  ];
}

function screens({ screens, base }: HostedSite): string[] {
  return [
    ...[403, 404].map((status) => `ErrorDocument ${status} ${base}${screens.notFound}`),
    ...[400, 405, 413, 414, 500, 502, 503, 504].map((status) => `ErrorDocument ${status} ${base}${screens.failure}`),
  ];
}

function headers({ headers: [whole, ...others], alternates, base }: HostedSite): string[] {
  // `always` means the table of headers that errors are sent with, too.
  const fields = ({ headers }: HeaderRule, condition: string) =>
    Object.entries(headers).map(
      // A doubled percent sign stands for itself.
      ([name, value]) => `Header always set ${name} ${doubleQuote(value.replaceAll('%', '%%'))}${condition}`,
    );
  return [
    '<IfModule mod_headers.c>',
    ...(whole ? fields(whole, '') : []),
    ...[...others, ...alternates].flatMap((rule) =>
      fields(rule, ` ${doubleQuote(`expr=%{REQUEST_URI} =~ m#${PATTERNS[rule.scope](rule.path, base)}#`)}`),
    ),
    `<FilesMatch "${COMPRESSED}">`,
    'Header merge Vary Accept-Encoding',
    '</FilesMatch>',
    'Header edit Location "^https?://[^/]+" ""',
    '</IfModule>',
  ];
}

const PATTERNS: Readonly<Record<HeaderRule['scope'], (path: string, base: string) => string>> = {
  folder: (path) => `^${escapedForPattern(path)}`,
  extension: (path, base) => `^${escapedForPattern(base)}/.*${escapedForPattern(path)}${FORM}$`,
  file: (path) => `^${escapedForPattern(path)}${FORM}$`,
};

/** Prints rewriting rules. Apache applies them again after each change of the path. */
function rewriteRules(site: HostedSite, hidden: readonly string[]): string[] {
  return [
    '<IfModule mod_rewrite.c>',
    'RewriteEngine On',
    `RewriteBase ${site.base}/`,
    'RewriteRule "(?:^|/)\\.(?!well-known/)" - [R=404,L]',
    `RewriteRule "^(?:${hidden.map(escapedForPattern).join('|')})$" - [R=404,L]`,
    ...site.redirects.map(({ from, to }) => {
      const path = escapedForPattern(from.slice(site.base.length + 1));
      // Dollar and percent signs of the target are escaped, because they would begin variables.
      return `RewriteRule "^${path}/?$" "${to.replace(/[$%\\]/g, '\\$&')}" [R=301,noescape,L]`;
    }),
    ...pages(site),
    ...compressionRules('br', '.br'),
    ...compressionRules('gzip', '.gz'),
    '</IfModule>',
  ];
}

/** Prints rules that serve each page at one address. */
function pages({ base, trailingSlash }: HostedSite): string[] {
  const asked = 'RewriteCond %{THE_REQUEST} "^\\S+ [^?\\s]*/index\\.html[?\\s]"';
  const isFile = 'RewriteCond %{REQUEST_FILENAME} -f';
  const hasIndex = 'RewriteCond %{REQUEST_FILENAME}/index.html -f';
  const bare = [
    hasIndex,
    `RewriteRule "^(.+)/$" ${base}/$1 [R=301,L]`,
    hasIndex,
    'RewriteRule "^(.+[^/])$" $1/index.html [L]',
  ];
  return [
    ...[asked, isFile, `RewriteRule "^index\\.html$" ${base}/ [R=301,L]`],
    ...[asked, isFile, `RewriteRule "^(.+)/index\\.html$" ${base}/$1${trailingSlash ? '/' : ''} [R=301,L]`],
    ...(trailingSlash ? [] : bare),
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteCond %{REQUEST_FILENAME}/index.html !-f',
    'RewriteRule "^" - [R=404,L]',
  ];
}

/** Prints rules that send a compressed form if the request accepts its encoding (RFC 9110, 12.5.3). */
function compressionRules(encoding: string, extension: string): string[] {
  return [
    `RewriteCond %{HTTP:Accept-Encoding} "(?:^|,)\\s*${encoding}\\s*(?:,|$|;\\s*q=(?:1|0\\.0*[1-9]))" [NC]`,
    `RewriteCond %{REQUEST_FILENAME}${extension} -f`,
    `RewriteRule "^(.+)$" "$1${extension}" [L]`,
  ];
}
