import type { FilePlan } from '../../contract/definition.ts';
import { diagnostic, type Outcome, WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import { hosts as messages } from '../../diagnostics/messages/hosts.fr.ts';
import { encodedPath, type HostedSite, MOVED } from './hosted-site.ts';

const OUTPUT = '_redirects';
/** Redirects without placeholders that Cloudflare reads: https://developers.cloudflare.com/pages/configuration/redirects/#per-file */
const LIMIT = 2000;

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
    lines.length > LIMIT
      ? [diagnostic('warning', OUTPUT, WHOLE_FILE, messages.tooManyRules(OUTPUT, lines.length, LIMIT))]
      : [];
  return { value: [{ output: OUTPUT, contents: `${lines.join('\n')}\n` }], diagnostics };
}
