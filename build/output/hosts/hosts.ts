import type { FilePlan, PlannedPage, SiteAddress } from '../../contract/definition.ts';
import { type Diagnostic, diagnostic, type Outcome, WHOLE_FILE } from '../../contract/diagnostic.ts';
import type { HostingPolicy } from '../../contract/hosting.ts';
import { type OutputFile, outputFile } from '../../contract/output.ts';
import { hosts as messages } from '../../diagnostics/messages/output.fr.ts';
import { apache } from './apache.ts';
import { hostedSite, type Published } from './hosted-site.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

/** The file without which GitHub Pages drops names that begin with `_` or a dot. */
const NO_JEKYLL: FilePlan = { output: '.nojekyll', contents: '' };

export function hostFiles(
  policy: HostingPolicy | undefined,
  pages: readonly PlannedPage[],
  address: SiteAddress,
  published: Published,
): Outcome<OutputFile[]> {
  const misplaced = belowRoot(address.base, published.paths);
  if (!policy) return { value: [], diagnostics: misplaced };
  const site = hostedSite(policy, pages, address, published);
  const headers = headersFile(site);
  const files = [headers.value, ...redirectsFile(site), vercel(site)];
  // nginx and Apache would otherwise serve the files of other hosts.
  const hidden = files.map(({ output }) => output);
  return {
    value: [...files, nginx(site, hidden), ...apache(site, hidden), NO_JEKYLL].map(({ output, contents }) =>
      outputFile(output, contents),
    ),
    diagnostics: [...headers.diagnostics, ...misplaced],
  };
}

/** Warns of files that clients request at the root alone: RFC 9309, 2.3, and RFC 8615, 3. */
function belowRoot(base: string, paths: readonly string[]): Diagnostic[] {
  const names = base === '' ? [] : paths.filter((path) => path === 'robots.txt' || path.startsWith('.well-known/'));
  const [first] = names;
  return first === undefined ? [] : [diagnostic('warning', first, WHOLE_FILE, messages.belowRoot(base, names))];
}
