import { join, sep } from 'node:path';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { LastBuild, WorkshopHost } from '../../contract/workshop-host.ts';
import { recover } from '../../output/index.ts';
import type { BuildReport } from '../../pipeline/index.ts';
import { afterBuild, afterFailure, withDiagnostic } from './dev-state.ts';
import { devFolder, type Generator } from './generator.ts';
import { OpenPages } from './open-pages.ts';
import { type RunningServers, type ServersOptions, startServers } from './servers.ts';
import { buildInterruption, catchUncaughtErrors, watchFailure } from './uncaught-errors.ts';
import { coalesce, watchFolders } from './watch-folders.ts';
import { lightHost } from './workshop-host.ts';

export interface DevOptions extends RebuildOptions, Omit<ServersOptions, 'site'> {
  /** Opens a generator, for this server and for each build for visitors. `onDiagnostic` is told of failures between its calls. */
  openGenerator(onDiagnostic: (diagnostic: Diagnostic) => void): Generator;
}

/** The pause before a build in milliseconds, because an editor may save a file in several steps. */
const DEBOUNCE_MS = 20;

/** Serves the site and builds it on each change; a build with errors leaves the last good one. Resolves once it listens and watches. */
export async function serveDev(options: DevOptions): Promise<RunningServers> {
  const { site, base, workshop, onError = () => {} } = options;
  const out = devFolder(site);
  const pages = new OpenPages(base, workshop && ((place) => workshop.path + workshop.fragmentOf(place)));
  const report = reporter(pages, onError);
  const generator = options.openGenerator(report);
  const left: Rebuild = { generator, pages, hasNewCode: false };
  const builds = coalesce(() => rebuild(options, left), DEBOUNCE_MS);

  recover(out);
  const host = remoteHost(site, generator, {
    built: () => left.latest,
    openOther: () => options.openGenerator(report),
  });
  const servers = await startServers(options, { dir: out, pages, onDiagnostic: report, host, generator });
  const stopCatching = catchUncaughtErrors(report);
  const stopWatching = await watchFolders({
    folders: [site.contentDir, site.staticDir, join(site.root, 'src')],
    onChange: (path) => {
      left.hasNewCode ||= ![site.contentDir, site.staticDir].some((folder) => path.startsWith(folder + sep));
      builds.soon();
    },
    onError: (error) => report(watchFailure(error)),
  });
  builds.now();
  return {
    ...servers,
    close: async () => {
      await stopWatching();
      await builds.stop();
      stopCatching();
      pages.close();
      generator.close();
      await servers.close();
    },
  };
}

/** Returns a function that reports each message once until the next build. */
function reporter(pages: OpenPages, onError: (diagnostic: Diagnostic) => void): (diagnostic: Diagnostic) => void {
  return (diagnostic) => {
    if (pages.state.diagnostics.some(({ message }) => message === diagnostic.message)) return;
    onError(diagnostic);
    pages.update(withDiagnostic(pages.state, diagnostic));
  };
}

interface RebuildOptions {
  site: SiteDefinition;
  base?: string;
  onBuild: (report: BuildReport) => void;
  /** Called for failures outside the stages of a build. */
  onError?: (diagnostic: Diagnostic) => void;
}

interface Rebuild {
  generator: Generator;
  pages: OpenPages;
  hasNewCode: boolean;
  latest?: LastBuild;
}

/** Builds the site again. Never rejects, because a disk that refuses a build must not end the server. */
async function rebuild({ onBuild, onError = () => {} }: RebuildOptions, left: Rebuild): Promise<void> {
  const { generator, pages, hasNewCode } = left;
  left.hasNewCode = false;
  try {
    const { state, content, report } = await generator.rebuild(hasNewCode);
    left.latest = content;
    pages.update(afterBuild(pages.state, state));
    onBuild(report);
  } catch (error) {
    onError(buildInterruption(error));
    pages.update(afterFailure(pages.state, buildInterruption(error)));
  }
}

/** Returns the workshop's host. A build for visitors runs in its own process, so that drafts are built meanwhile. */
function remoteHost(
  site: SiteDefinition,
  generator: Generator,
  { built, openOther }: Pick<WorkshopHost, 'built'> & { openOther(): Generator },
): WorkshopHost {
  return {
    ...lightHost(site),
    ...generator,
    built,
    buildForVisitors: async (...args) => {
      const other = openOther();
      try {
        return await other.buildForVisitors(...args);
      } finally {
        other.close();
      }
    },
  };
}
