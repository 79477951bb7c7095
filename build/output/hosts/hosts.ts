import { absoluteUrl, publishedPath } from '../../contract/addresses.ts';
import type { FilePlan, PlannedPage, SiteAddress } from '../../contract/definition.ts';
import { type Diagnostic, diagnostic, type Outcome, WHOLE_FILE } from '../../contract/diagnostic.ts';
import type { PageFacts } from '../../contract/finished-page.ts';
import type { Headers, HostingPolicy } from '../../contract/hosting.ts';
import { type OutputFile, outputFile } from '../../contract/output.ts';
import { hosts as messages } from '../../diagnostics/messages/output.fr.ts';
import { apache } from './apache.ts';
import { azure } from './azure.ts';
import { caddy } from './caddy.ts';
import { encodedPath, type HostedSite } from './hosted-site.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

/** GitHub Pages hands a folder with this file to Jekyll no more, which leaves out what begins with `_` or a dot. */
const NO_JEKYLL: FilePlan = { output: '.nojekyll', contents: '' };

export interface Published {
  /** Of every file that is published for visitors, from the output folder. */
  paths: readonly string[];
  /** Their own paths, and the addresses of their Markdown alternates. */
  pages: readonly { route: Pick<PlannedPage, 'path'>; facts: Pick<PageFacts, 'alternate'> }[];
}

/** The files that hosts read, each its own, all made of one policy; a site without one has none. */
export function hostFiles(
  policy: HostingPolicy | undefined,
  pages: readonly PlannedPage[],
  address: SiteAddress,
  { paths, pages: finished }: Published,
): Outcome<OutputFile[]> {
  const { base, trailingSlash } = address;
  const misplaced = belowRoot(base, paths);
  if (!policy) return { value: [], diagnostics: misplaced };
  const redirects = pages.flatMap(({ path, leadsTo }) =>
    leadsTo === undefined ? [] : [{ from: `${base}${path}`, to: publishedPath(address, leadsTo) }],
  );
  const folders = Object.entries(policy.folders).map(([folder, headers]) => ({ folder: base + folder, headers }));
  const types = Object.entries(policy.types).map(([end, type]) => ({ end, type, isFile: end.startsWith('/') }));
  const extensions = types.flatMap(({ end, type, isFile }) =>
    isFile ? [] : [{ extension: end, type, headers: headersOf(policy, end) }],
  );
  const files = types.flatMap(({ end, type, isFile }) => (isFile ? [{ path: base + end, type }] : []));
  const alternates = finished.flatMap(({ route, facts: { alternate } }) =>
    alternate === undefined ? [] : [{ path: alternate, page: encodedPath(absoluteUrl(address, route.path)) }],
  );
  const site: HostedSite = { policy, base, trailingSlash, redirects, folders, extensions, files, alternates, paths };
  const read = [headersFile(site), redirectsFile(site), vercel(site), azure(site)];
  const settings = read.flatMap(({ value }) => value);
  // Servers that hand out every file of a folder have to be told of those that others read.
  const hidden = settings.map(({ output }) => output);
  const served = [nginx(site, hidden), caddy(site, hidden), ...apache(site, hidden), NO_JEKYLL];
  return {
    value: [...settings, ...served].map(({ output, contents }) => outputFile(output, contents)),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics).concat(misplaced),
  };
}

/** What is read at the root of a host alone, and lies below it: RFC 9309, 2.3, and RFC 8615, 3. */
function belowRoot(base: string, paths: readonly string[]): Diagnostic[] {
  const names = base === '' ? [] : paths.filter((path) => path === 'robots.txt' || path.startsWith('.well-known/'));
  const [first] = names;
  return first === undefined ? [] : [diagnostic('warning', first, WHOLE_FILE, messages.belowRoot(base, names))];
}

function headersOf({ ends }: HostingPolicy, end: string): Headers {
  return Object.entries(ends).find(([known]) => known === end)?.[1] ?? {};
}
