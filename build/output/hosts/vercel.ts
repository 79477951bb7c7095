import type { FilePlan } from '../../contract/definition.ts';
import type { HeaderRule, HostedSite } from './hosted-site.ts';

/** Limit of redirects and of headers: https://vercel.com/docs/routing/redirects#limits */
const MAX_RULES = 2048;

/** Prints the rules for Vercel, which shows 404.html and 500.html by itself: https://vercel.com/docs/project-configuration/vercel-json. */
export function vercel({ base, trailingSlash, redirects, headers, alternates }: HostedSite): FilePlan {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash,
    redirects: redirects
      .slice(0, MAX_RULES)
      .map(({ from, to }) => ({ source: escapePath(from), destination: to, permanent: true })),
    headers: [...headers, ...alternates].slice(0, MAX_RULES).map(({ scope, path, headers }) => ({
      source: SOURCES[scope](path, base),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return { output: 'vercel.json', contents: `${JSON.stringify(settings, null, 2)}\n` };
}

const SOURCES: Readonly<Record<HeaderRule['scope'], (path: string, base: string) => string>> = {
  folder: (path) => `${path}(.*)`,
  extension: (path, base) => `${base}/(.*)\\${path}`,
  file: escapePath,
};

/** Escapes the signs of Vercel's patterns: https://github.com/pillarjs/path-to-regexp/tree/v6.1.0 */
function escapePath(path: string): string {
  return encodeURI(path).replace(/[*+?:(){}\\]/g, '\\$&');
}
