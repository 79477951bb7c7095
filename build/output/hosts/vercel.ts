import type { FilePlan } from '../../contract/definition.ts';
import { diagnostic, type Outcome, WHOLE_FILE } from '../../contract/diagnostic.ts';
import type { Headers } from '../../contract/hosting.ts';
import { hosts as messages } from '../../diagnostics/messages/output.fr.ts';
import { canonicalLink, encodedPath, type HostedSite } from './hosted-site.ts';

const OUTPUT = 'vercel.json';
/** Redirects that a deployment may have: https://vercel.com/docs/routing/redirects#limits */
const LIMIT = 2048;

/**
 * For Vercel, which shows 404.html and 500.html by itself: https://vercel.com/docs/project-configuration/vercel-json.
 * Where several rules fit a path, the last one has the say.
 */
export function vercel(site: HostedSite): Outcome<FilePlan[]> {
  const { policy, base, trailingSlash, redirects, folders, extensions, files, alternates } = site;
  const listed = redirects.slice(0, LIMIT);
  const rule = (source: string, headers: Headers) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash,
    ...(listed.length > 0 && {
      redirects: listed.map(({ from, to }) => ({
        source: literal(encodeURI(from)),
        destination: encodedPath(to),
        permanent: true,
      })),
    }),
    headers: [
      rule(`${base}/(.*)`, policy.headers),
      ...folders.map(({ folder, headers }) => rule(`${folder}(.*)`, headers)),
      ...extensions.map(({ extension, type, headers }) =>
        rule(`${base}/(.*)\\${extension}`, { 'Content-Type': type, ...headers }),
      ),
      ...files.map(({ path, type }) => rule(path, { 'Content-Type': type })),
      ...alternates
        .slice(0, LIMIT / 2)
        .map(({ path, page }) => rule(literal(encodeURI(path)), { Link: canonicalLink(page) })),
    ],
  };
  const left = messages.redirectsLeft(OUTPUT, redirects.length - listed.length, `${LIMIT}`);
  return {
    value: [{ output: OUTPUT, contents: `${JSON.stringify(settings, null, 2)}\n` }],
    diagnostics: listed.length < redirects.length ? [diagnostic('warning', OUTPUT, WHOLE_FILE, left)] : [],
  };
}

/** A path in which no sign is one of Vercel's patterns: https://github.com/pillarjs/path-to-regexp/tree/v6.1.0 */
function literal(path: string): string {
  return path.replace(/[*+?:(){}\\]/g, '\\$&');
}
