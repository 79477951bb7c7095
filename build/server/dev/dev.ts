import { join, sep } from 'node:path';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { GenerateFile } from '../../contract/output.ts';
import { recover } from '../../output/index.ts';
import { bundleInMemory } from '../../pages/index.ts';
import { openCache } from '../../pipeline/index.ts';
import { withDiagnostic } from './dev-state.ts';
import { OpenPages } from './open-pages.ts';
import { type Rebuild, type RebuildOptions, rebuild } from './rebuild.ts';
import { type RunningServers, type ServersOptions, startServers } from './servers.ts';
import { catchUncaughtErrors, watchFailure } from './uncaught-errors.ts';
import { coalesce, watchFolders } from './watch-folders.ts';
import { workshopHost } from './workshop-host.ts';

export interface DevOptions extends RebuildOptions, Omit<ServersOptions, 'site'> {
  ownCode?: OwnCode;
}

/** The code that this process runs: no build of its own takes up changes of it. */
interface OwnCode {
  /** Absolute paths of folders that hold nothing else. */
  folders: readonly string[];
  /** Absolute paths of modules elsewhere. */
  files: ReadonlySet<string>;
  /** Must not reject. `path`: of a file that has changed, absolute. */
  onChange: (path: string) => Promise<void>;
}

/** An editor may save a file in several steps. */
const DEBOUNCE_MS = 20;

/**
 * Serves the site and builds it anew on each change, which open pages then show. A build with errors leaves the last
 * good one in place, with the diagnostics laid over it. Resolves once it listens and watches; the first build has begun then.
 */
export async function serveDev(options: DevOptions): Promise<RunningServers> {
  const { site, base, workshop, onError = () => {} } = options;
  const out = join(site.cacheDir, 'dev');
  const pages = new OpenPages(base, workshop && ((place) => workshop.path + workshop.fragmentOf(place)));
  const left: Rebuild = {
    out,
    pages,
    touched: new Set(),
    code: bundleInMemory(),
    cache: openCache(site, { keepsRecent: true }),
  };
  const builds = coalesce(() => rebuild(options, left), DEBOUNCE_MS);

  recover(out);
  const report = reporter(pages, onError);
  const { cache, code } = left;
  const [latest, drawn] = [() => left.latest, () => left.drawn];
  const lazy = new Map<string, GenerateFile>();
  const host = workshopHost({ site, cache, code: code.step, latest, drawn, lazy, ...(base && { base }) });
  const servers = await startServers(options, { dir: out, pages, onDiagnostic: report, host, lazy });
  const onChange = (path: string) => {
    left.touched.add(path);
    builds.soon();
  };
  const stopCatching = catchUncaughtErrors(report);
  const stopWatching = await watchSources(options, onChange, (error) => report(watchFailure(error)));
  builds.now();
  return {
    ...servers,
    close: async () => {
      await stopWatching();
      await builds.stop();
      stopCatching();
      pages.close();
      await servers.close();
    },
  };
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
  { site, ownCode = { folders: [], files: new Set(), onChange: async () => {} } }: DevOptions,
  onChange: (path: string) => void,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const { folders, files } = ownCode;
  let latest = '';
  const outdated = coalesce(() => ownCode.onChange(latest), DEBOUNCE_MS);
  return watchFolders({
    folders: [site.contentDir, site.staticDir, join(site.root, 'src'), ...folders],
    onChange: (path) => {
      if (!files.has(path) && !folders.some((folder) => path.startsWith(folder + sep))) return onChange(path);
      latest = path;
      outdated.soon();
    },
    onError,
  });
}
