import { join, sep } from 'node:path';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { GenerateFile } from '../../contract/output.ts';
import { recover } from '../../output/index.ts';
import { type BundleInMemory, bundleInMemory } from '../../pages/index.ts';
import { type BuildCache, type BuildResult, build, openCache } from '../../pipeline/index.ts';
import { afterBuild, afterFailure, withDiagnostic } from './dev-state.ts';
import { OpenPages } from './open-pages.ts';
import { type RunningServers, type ServersOptions, startServers } from './servers.ts';
import { buildInterruption, catchUncaughtErrors, watchFailure } from './uncaught-errors.ts';
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
    if (!isIn(path, [site.contentDir, site.staticDir])) code.forget();
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
      if (!files.has(path) && !isIn(path, folders)) return onChange(path);
      latest = path;
      outdated.soon();
    },
    onError,
  });
}

function isIn(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(folder + sep));
}

interface RebuildOptions {
  site: SiteDefinition;
  base?: string;
  /** A fixed time; without it each build uses the moment it begins. */
  now?: Date | undefined;
  /** Called after each build, the first one included. */
  onBuild: (result: BuildResult) => void;
  /** Called for what goes wrong outside the stages of a build. */
  onError?: (diagnostic: Diagnostic) => void;
}

/** State that one build leaves to the next. */
interface Rebuild {
  out: string;
  pages: OpenPages;
  code: BundleInMemory;
  cache: BuildCache;
  latest?: BuildResult;
  /** The last build that has drawn all pages. */
  drawn?: BuildResult;
}

/** Builds the site as it is now, and tells the open pages. Never rejects: a disk that refuses a build must not end the server. */
async function rebuild({ site, base, now, onBuild, onError = () => {} }: RebuildOptions, left: Rebuild): Promise<void> {
  const { out, pages, code, cache } = left;
  try {
    const result = await build(site, { out, base, now, development: true, bundleStep: code.step, cache });
    left.latest = result;
    if (result.values.finished) left.drawn = result;
    pages.update(afterBuild(pages.state, result));
    onBuild(result);
  } catch (error) {
    onError(buildInterruption(error));
    pages.update(afterFailure(pages.state, buildInterruption(error)));
  }
}
