import { join, sep } from 'node:path';
import type { BuildResult } from '../build-result.ts';
import { type HeldBundle, heldBundle } from '../bundle/held-bundle.ts';
import type { SiteDefinition } from '../contract/definition.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Kept, openKept } from '../kept-steps.ts';
import { build } from '../pipeline.ts';
import { type RunningServer, servePreview } from '../preview/preview.ts';
import { recover } from '../publish/recover.ts';
import { devAnswers } from './dev-answers.ts';
import { afterBuild, afterTrouble, withFinding } from './dev-state.ts';
import { catchLateFailures } from './late-failures.ts';
import { merged } from './merged.ts';
import { OpenPages } from './open-pages.ts';
import { CLIENT } from './own-addresses.ts';
import { failedLater, interrupted, notWatching } from './trouble.ts';
import { watchFolders } from './watch-folders.ts';

export interface DevOptions {
  site: SiteDefinition;
  port: number;
  host?: string;
  base?: string;
  /** Called after each build, the first one included. */
  onBuild: (result: BuildResult) => void;
  /** Called for what goes wrong outside the stages of a build. */
  onTrouble?: (finding: Diagnostic) => void;
  /** Absolute paths of modules that this process has loaded: no build of its own can take up their changes. */
  loaded?: ReadonlySet<string>;
}

/** In milliseconds. An editor may save in several steps, that follow one another closely; then the last of them counts. */
const PAUSES = { first: 10, quiet: 120 };

/**
 * Serves the site and builds it anew on each change; open pages reload. A build with errors leaves the last good one
 * in place, with the findings laid over it. Resolves once it listens and watches; the first build has begun then.
 */
export async function serveDev(options: DevOptions): Promise<RunningServer> {
  const { site, port, host, base, onTrouble = () => {} } = options;
  const out = join(site.cacheDir, 'dev');
  const pages = new OpenPages(base);
  const left: Rebuild = { out, pages, touched: new Set(), code: heldBundle(), kept: openKept(site) };
  const builds = merged(() => rebuild(options, left), PAUSES);

  recover(out);
  const server = await servePreview({
    dir: out,
    port,
    page: withScript,
    ...(await devAnswers(pages, host)),
    ...(host && { host }),
    // A change of the settings may change it.
    get base() {
      return pages.state.base;
    },
  });
  const report = reporter(pages, onTrouble);
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

/** What one build leaves to the next. */
interface Rebuild {
  out: string;
  pages: OpenPages;
  /** Absolute paths of the files that have changed since the last site was published. */
  touched: Set<string>;
  code: HeldBundle;
  kept: Kept;
}

async function rebuild(
  { site, base, onBuild, onTrouble = () => {} }: DevOptions,
  { out, pages, touched, code, kept }: Rebuild,
): Promise<void> {
  const taken = [...touched];
  touched.clear();
  const areIn = (...folders: string[]) =>
    taken.every((path) => folders.some((folder) => path.startsWith(folder + sep)));
  if (!areIn(site.contentDir, site.staticDir)) code.forget();
  try {
    const options = { out, development: true, bundleStep: code.step, kept, ...(base !== undefined && { base }) };
    const result = await build(site, options);
    if (!result.ok) for (const path of taken) touched.add(path);
    pages.update(afterBuild(pages.state, result, !areIn(site.contentDir, join(site.root, 'src'))));
    onBuild(result);
  } catch (error) {
    // A disk that refuses a build must not end the server.
    onTrouble(interrupted(error));
    pages.update(afterTrouble(pages.state, interrupted(error)));
  }
}

/** A page with the script that keeps it abreast; its policy allows scripts of the site's own origin. */
function withScript(html: string): string {
  return html.replace('</body>', `<script src="${CLIENT}"></script></body>`);
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
