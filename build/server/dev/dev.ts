import { join } from 'node:path';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { GenerateFile } from '../../contract/output.ts';
import { recover } from '../../output/index.ts';
import { bundle, bundleInMemory } from '../../pages/index.ts';
import { openCache } from '../../pipeline/index.ts';
import { withDiagnostic } from './dev-state.ts';
import { styleSources } from './first-styles.ts';
import { OpenPages } from './open-pages.ts';
import { type Rebuild, type RebuildOptions, rebuild } from './rebuild.ts';
import { type RunningServers, type ServersOptions, startServers } from './servers.ts';
import { firstFilesOf, showFirst } from './show-first.ts';
import { catchUncaughtErrors, notWatching } from './uncaught-errors.ts';
import { coalesced, watchFolders } from './watch-folders.ts';
import { workshopHost } from './workshop-host.ts';

export interface DevOptions extends RebuildOptions, Omit<ServersOptions, 'site'> {
  /** Absolute paths of modules that this process has loaded: no build of its own can take up their changes. */
  loaded?: ReadonlySet<string>;
}

/** In milliseconds without another change: an editor may save a file in several steps. */
const PAUSE = 20;

/**
 * Serves the site and builds it anew on each change, which open pages then show. A build with errors leaves the last
 * good one in place, with the diagnostics laid over it. Resolves once it listens and watches; the first build has begun then.
 */
export async function serveDev(options: DevOptions): Promise<RunningServers> {
  const { site, base, now, workshop, onError = () => {} } = options;
  const out = join(site.cacheDir, 'dev');
  const pages = new OpenPages(base, workshop && ((place) => workshop.path + workshop.fragmentOf(place)));
  const styles = styleSources(site.root);
  const left = firstRebuild(site, { out, pages, onBundle: styles.read });
  const builds = coalesced(() => rebuild(options, left), PAUSE);

  recover(out);
  const report = reporter(pages, onError);
  const { cache, code } = left;
  const [latest, drawn] = [() => left.latest, () => left.drawn];
  const lazy = new Map<string, GenerateFile>();
  const context = { site, cache, code: code.step, latest, lazy, ...(base && { base }) };
  const firstFiles = firstFilesOf({ ...context, styles, ...(now && { now }) });
  const first = coalesced(() => showFirst(left, firstFiles).then(builds.now), PAUSE);
  const host = workshopHost({ ...context, drawn });
  const servers = await startServers(options, { dir: out, pages, onDiagnostic: report, host, lazy });
  const onChange = (path: string) => {
    left.touched.add(path);
    first.soon();
  };
  const stopCatching = catchUncaughtErrors(report);
  const stopWatching = await watchSources(options, onChange, (error) => report(notWatching(error)));
  builds.now();
  return {
    ...servers,
    close: async () => {
      await stopWatching();
      await first.stop();
      await builds.stop();
      stopCatching();
      pages.close();
      await servers.close();
    },
  };
}

/** What the first build is handed, with nothing built before. */
function firstRebuild(
  site: SiteDefinition,
  { out, pages, onBundle }: Pick<Rebuild, 'out' | 'pages'> & { onBundle: () => void },
): Rebuild {
  const code = bundleInMemory((definition, bundling) => {
    onBundle();
    return bundle(definition, bundling);
  });
  return { out, pages, touched: new Set(), code, cache: openCache(site, { keepsRecent: true }) };
}

/** Reports diagnostics to the open pages and to `onError`, each message once until the next build. */
function reporter(pages: OpenPages, onError: (diagnostic: Diagnostic) => void): (diagnostic: Diagnostic) => void {
  return (diagnostic) => {
    if (pages.state.diagnostics.some(({ message }) => message === diagnostic.message)) return;
    onError(diagnostic);
    pages.update(withDiagnostic(pages.state, diagnostic));
  };
}

function watchSources(
  { site, loaded }: DevOptions,
  onChange: (path: string) => void,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  return watchFolders({
    folders: [site.contentDir, site.staticDir, join(site.root, 'src')],
    onChange: (path) => {
      if (!loaded?.has(path)) onChange(path);
    },
    onError,
  });
}
