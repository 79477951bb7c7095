import { join, sep } from 'node:path';
import type { OutputFile } from '../../contract/output.ts';
import type { BuildResult } from '../../pipeline/index.ts';
import { type FirstPagesContext, firstPages } from './first-pages.ts';
import type { StyleSources } from './first-styles.ts';

interface FirstFilesOptions extends Omit<FirstPagesContext, 'latest' | 'drawn'> {
  /** The last build. */
  latest: () => BuildResult | undefined;
  styles: StyleSources;
}

/** Makes those files of the site that open pages need to show a change: a build makes all of them, in many times as long. */
export type FirstFiles = (changed: ReadonlySet<string>, paths: ReadonlySet<string>) => Promise<readonly OutputFile[]>;

/** For one text, or one file of styles, that has changed since the last build; all else waits for the next one. */
export function firstFilesOf({ latest, styles, ...context }: FirstFilesOptions): FirstFiles {
  const { site } = context;
  const isBelow = (file: string, folder: string) => file.startsWith(folder + sep);
  return async (changed, paths) => {
    const [[file], last] = [changed, latest()];
    if (file === undefined || changed.size > 1 || !last?.ok) return [];
    if (file.endsWith('.css') && isBelow(file, join(site.root, 'src'))) return styles.changedBy(file, last.pages);
    if (!file.endsWith('.md') || !isBelow(file, site.contentDir)) return [];
    return firstPages({ ...context, latest: last, drawn: last }, file, paths);
  };
}
