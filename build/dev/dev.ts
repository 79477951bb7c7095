import { join } from 'node:path';
import type { BuildResult } from '../build-result.ts';
import type { SiteDefinition } from '../contract/definition.ts';
import { fileText, type OutputFile, outputFile } from '../contract/output.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
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

/** Quiet time after the last change before a build starts, in milliseconds: an editor may save in several steps. */
const SETTLE = 60;

/**
 * Serves the site and builds it anew on each change; open pages reload. A build with errors leaves the last good one
 * in place, with the findings laid over it. Resolves once it listens and watches; the first build has begun then.
 */
export async function serveDev(options: DevOptions): Promise<RunningServer> {
  const { site, port, host, base, onTrouble = () => {} } = options;
  const out = join(site.cacheDir, 'dev');
  const pages = new OpenPages();
  const builds = merged(() => rebuild(options, out, pages), SETTLE);

  recover(out);
  const server = await servePreview({
    dir: out,
    port,
    ...(await devAnswers(pages, { host, base })),
    ...(host && { host }),
    ...(base && { base }),
  });
  const report = (finding: Diagnostic) => {
    if (pages.state.findings.some(({ message }) => message === finding.message)) return;
    onTrouble(finding);
    pages.update(withFinding(pages.state, finding));
  };
  const stopCatching = catchLateFailures((error) => report(failedLater(error)));
  const stopWatching = await watchSources(options, builds.soon, (error) => report(notWatching(error)));
  builds.now();
  return {
    url: server.url,
    close: async () => {
      await stopWatching();
      await builds.stop();
      stopCatching();
      pages.close();
      await server.close();
    },
  };
}

async function rebuild(
  { site, base, onBuild, onTrouble = () => {} }: DevOptions,
  out: string,
  pages: OpenPages,
): Promise<void> {
  try {
    const options = { out, development: true, publishedAs: withScript, ...(base !== undefined && { base }) };
    const result = await build(site, options);
    onBuild(result);
    pages.update(afterBuild(pages.state, result));
  } catch (error) {
    // A disk that refuses a build must not end the server.
    onTrouble(interrupted(error));
    pages.update(afterTrouble(pages.state, interrupted(error)));
  }
}

/** The pages as published, each with the script that keeps it abreast; their policy allows scripts of the site's own origin. */
function withScript(file: OutputFile): OutputFile {
  if (!file.path.endsWith('.html')) return file;
  return outputFile(file.path, fileText(file).replace('</body>', `<script src="${CLIENT}"></script></body>`));
}

function watchSources(
  { site, loaded }: DevOptions,
  onChange: () => void,
  onTrouble: (error: unknown) => void,
): Promise<() => Promise<void>> {
  return watchFolders({
    folders: [site.contentDir, site.staticDir, join(site.root, 'src')],
    onChange: (path) => {
      if (!loaded?.has(path)) onChange();
    },
    onTrouble,
  });
}
