import { join } from 'node:path';
import { heldBundle } from '../bundle/held-bundle.ts';
import type { SiteDefinition } from '../contract/definition.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { openKept } from '../kept-steps.ts';
import type { MakeNow } from '../make/make.ts';
import { type RunningServer, servePreview } from '../preview/preview.ts';
import { recover } from '../publish/recover.ts';
import { withheldFrom } from '../validate/placeholders.ts';
import type { WorkshopOptions } from '../workshop/workshop.ts';
import { devAnswers } from './dev-answers.ts';
import { withFinding } from './dev-state.ts';
import { escapeHtml } from './findings-html.ts';
import { catchLateFailures } from './late-failures.ts';
import { merged } from './merged.ts';
import { NextPublication } from './next-publication.ts';
import { OpenPages } from './open-pages.ts';
import { CLIENT, EVENTS, FRAME } from './own-addresses.ts';
import { type Rebuild, type RebuildOptions, rebuild } from './rebuild.ts';
import { failedLater, notWatching } from './trouble.ts';
import { withTrust } from './trust.ts';
import { watchFolders } from './watch-folders.ts';

export interface DevOptions extends RebuildOptions {
  port: number;
  host?: string;
  /** Absolute paths of modules that this process has loaded: no build of its own can take up their changes. */
  loaded?: ReadonlySet<string>;
}

/** In milliseconds. An editor may save in several steps, that follow one another closely; then the last of them counts. */
const PAUSES = { first: 10, quiet: 120 };

/**
 * Serves the site and builds it anew on each change, which open pages then show. A build with errors leaves the last
 * good one in place, with the findings laid over it. Resolves once it listens and watches; the first build has begun then.
 */
export async function serveDev(options: DevOptions): Promise<RunningServer> {
  const { site, base, now, onTrouble = () => {} } = options;
  const out = join(site.cacheDir, 'dev');
  const pages = new OpenPages(base);
  const left: Rebuild = { out, pages, touched: new Set(), code: heldBundle(), kept: openKept(site) };
  const next = new NextPublication({ timeZone: site.timeZone ?? 'UTC', onDay: () => builds.now() });
  const builds = merged(async () => {
    await rebuild(options, left);
    if (!now) next.waitFor(left.latest?.held ?? []);
  }, PAUSES);

  recover(out);
  const report = reporter(pages, onTrouble);
  const { kept, code } = left;
  const [latest, drawn] = [() => left.latest, () => left.drawn];
  const later = new Map<string, MakeNow>();
  const own = { site, kept, code: code.step, latest, drawn, later, ...(base && { base }) };
  const workshop = { ...own, builds: EVENTS, framed: framedBy(site) };
  const server = await servePages(options, out, pages, report, workshop);
  const onChange = (path: string) => {
    left.touched.add(path);
    builds.soon();
  };
  const stopCatching = catchLateFailures((error) => report(failedLater(error)));
  const stopWatching = await watchSources(options, onChange, (error) => report(notWatching(error)));
  builds.now();
  return {
    url: server.url,
    close: async () => {
      await stopWatching();
      await builds.stop();
      next.stop();
      left.kept.store.close();
      stopCatching();
      pages.close();
      await server.close();
    },
  };
}

/** Shows findings to the open pages, and to `onTrouble`; none that they show already. */
function reporter(pages: OpenPages, onTrouble: (finding: Diagnostic) => void): (finding: Diagnostic) => void {
  return (finding) => {
    if (pages.state.findings.some(({ message }) => message === finding.message)) return;
    onTrouble(finding);
    pages.update(withFinding(pages.state, finding));
  };
}

async function servePages(
  { site, port, host }: DevOptions,
  dir: string,
  pages: OpenPages,
  onFinding: (finding: Diagnostic) => void,
  workshop: WorkshopOptions,
): Promise<RunningServer> {
  const folder = join(site.cacheDir, 'made');
  return servePreview({
    dir,
    port,
    page: withScriptOf(site),
    ...(await devAnswers(pages, { host, folder, onFinding, workshop })),
    ...(host && { host }),
    // A change of the settings may change it.
    get base() {
      return pages.state.base;
    },
  });
}

/** Gives a page the script that keeps it abreast; its policy allows scripts of the site's own origin, and lets this one parse what it is sent. */
function withScriptOf(site: SiteDefinition): (html: string) => string {
  const script = `<script src="${CLIENT}"${withheldIn(site)}></script></body>`;
  return (html) => withTrust(html).replace('</body>', () => script);
}

/** The same for a page in the workshop's frame, whose script brings it up to date when it is told. `path`: of the page that it stands for. */
function framedBy(site: SiteDefinition): (html: string, path: string) => string {
  const withheld = withheldIn(site);
  return (html, path) => {
    const script = `<script src="${FRAME}" data-page="${escapeHtml(path)}"${withheld}></script>`;
    return withTrust(html).replace('</body>', () => `${script}</body>`);
  };
}

/** What no visitor is shown, as an attribute of the script that marks it. */
function withheldIn({ placeholders }: SiteDefinition): string {
  const patterns = withheldFrom(placeholders, true).map(({ source, flags }) => [source, flags]);
  return patterns.length > 0 ? ` data-withheld="${escapeHtml(JSON.stringify(patterns))}"` : '';
}

function watchSources(
  { site, loaded }: DevOptions,
  onChange: (path: string) => void,
  onTrouble: (error: unknown) => void,
): Promise<() => Promise<void>> {
  return watchFolders({
    folders: [site.contentDir, site.staticDir, join(site.root, 'src')],
    onChange: (path) => {
      if (!loaded?.has(path)) onChange(path);
    },
    onTrouble,
  });
}
