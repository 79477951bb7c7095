import { join, relative, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseFile, readText } from '../../content/index.ts';
import type { Content } from '../../contract/content.ts';
import { hasErrors } from '../../contract/diagnostic.ts';
import type { Page } from '../../contract/finished-page.ts';
import type { GenerateFile, OutputFile } from '../../contract/output.ts';
import { replaceInPlace } from '../../output/index.ts';
import { pagesOf, render } from '../../pages/index.ts';
import { type BuildResult, cachedParse, cachedRender } from '../../pipeline/index.ts';
import { afterFirstFiles, isBroken } from './dev-state.ts';
import { validContentWith, wholeOf } from './draft.ts';
import { checkDraftPage, type DraftContext, draftPictures } from './draft-page.ts';
import { drawingContext } from './drawing-context.ts';
import type { StyleSources } from './first-styles.ts';
import type { Rebuild } from './rebuild.ts';

/** Milliseconds that open pages have for taking over what was made for them first, before a build keeps this process busy. */
const TAKING_OVER = 100;

/**
 * Brings open pages what they need of a change, and ends the build that began before it. The one that follows makes the same files, and says
 * what there is to say of the change. A site whose last build failed stays as it is. Never rejects.
 */
export async function showFirst({ out, pages, touched, running }: Rebuild, firstFiles: FirstFiles): Promise<void> {
  if (isBroken(pages.state) || pages.paths.size === 0) return;
  try {
    const files = await firstFiles(new Set([...touched, ...(running?.touched ?? [])]), pages.paths);
    if (files.length === 0) return;
    running?.ending.abort();
    replaceInPlace(files, out);
    pages.updatePages(afterFirstFiles(pages.state, files));
    await pause(TAKING_OVER);
  } catch {
    // What throws here throws in the build, too.
  }
}

interface FirstFilesOptions extends Omit<FirstPagesContext, 'latest' | 'drawn'> {
  /** The last build. */
  latest: () => BuildResult | undefined;
  styles: StyleSources;
}

/** Makes those files of the site that open pages need to show a change: a build makes all of them, in many times as long. */
type FirstFiles = (changed: ReadonlySet<string>, paths: ReadonlySet<string>) => Promise<readonly OutputFile[]>;

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

interface FirstPagesContext extends DraftContext {
  now?: Date;
  /** What makes the pictures that no build has published yet, by output path: it is added to. */
  lazy: Map<string, GenerateFile>;
}

/**
 * The pages of these paths that a text makes others than the last build, as the next one will make them; none where the text has errors, is
 * not there any more, or was not there yet. `file`: absolute.
 */
async function firstPages(
  { lazy, ...context }: FirstPagesContext,
  file: string,
  paths: ReadonlySet<string>,
): Promise<OutputFile[]> {
  const { site, cache, latest } = context;
  const path = relative(site.root, file).split(sep).join('/');
  const known = latest.values.read.texts.find((text) => text.path === path);
  const text = known && readText(file);
  if (!known || text === undefined || text === known.text) return [];
  const step = cachedParse(cache)((source, options) => parseFile(source, options));
  const { value, diagnostics } = await validContentWith(context, { ...known, text }, step);
  const content = value && !hasErrors(diagnostics) ? wholeOf(site, value) : undefined;
  if (!content) return [];
  const before = new Map(latest.pages.map((page) => [page.route.output, page.file.hash]));
  const pages = await rendered(context, content, paths);
  const changed = pages.filter(({ file }) => before.has(file.path) && before.get(file.path) !== file.hash);
  for (const page of changed) {
    const { missing, lazy: pictures } = await draftPictures(context, content, page);
    for (const [output, make] of pictures) lazy.set(output, make);
    const check = await checkDraftPage(context, content, { page, source: path, pictures: missing });
    if (hasErrors(check)) return [];
  }
  return changed.map((page) => page.file);
}

/** None where one of them cannot be rendered. */
async function rendered(tools: DraftContext, content: Content, paths: ReadonlySet<string>): Promise<readonly Page[]> {
  const { value: context } = await drawingContext(tools, content);
  if (!context) return [];
  const planned = pagesOf(tools.site.contentTypes, content, ({ path }) => paths.has(path));
  const { value, diagnostics } = await render(planned, { ...context, noIndex: false }, cachedRender(tools.cache));
  return hasErrors(diagnostics) ? [] : value.pages;
}
