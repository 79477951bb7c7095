import { join, sep } from 'node:path';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { BundleInMemory } from '../../pages/index.ts';
import { type BuildCache, type BuildResult, build } from '../../pipeline/index.ts';
import { afterBuild, afterFailure } from './dev-state.ts';
import type { OpenPages } from './open-pages.ts';
import { buildInterruption } from './uncaught-errors.ts';

export interface RebuildOptions {
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
export interface Rebuild {
  out: string;
  pages: OpenPages;
  /** Absolute paths of the files that have changed since the last site was published. */
  touched: Set<string>;
  code: BundleInMemory;
  cache: BuildCache;
  latest?: BuildResult;
  /** The last build that has drawn all pages. */
  drawn?: BuildResult;
}

/** Builds the site as it is now, and tells the open pages. Never rejects: a disk that refuses a build must not end the server. */
export async function rebuild(
  { site, base, now, onBuild, onError = () => {} }: RebuildOptions,
  left: Rebuild,
): Promise<void> {
  const { out, pages, touched, code, cache } = left;
  const paths = [...touched];
  touched.clear();
  const areIn = (...folders: string[]) =>
    paths.every((path) => folders.some((folder) => path.startsWith(folder + sep)));
  if (!areIn(site.contentDir, site.staticDir)) code.forget();
  // Nothing was published: the next build still has these changes to show.
  const touchAgain = () => {
    for (const path of paths) touched.add(path);
  };
  try {
    const result = await build(site, { out, base, now, development: true, bundleStep: code.step, cache });
    left.latest = result;
    if (result.values.finished) left.drawn = result;
    if (!result.ok) touchAgain();
    pages.update(afterBuild(pages.state, result, !areIn(site.contentDir, join(site.root, 'src'))));
    onBuild(result);
  } catch (error) {
    touchAgain();
    onError(buildInterruption(error));
    pages.update(afterFailure(pages.state, buildInterruption(error)));
  }
}
