import { relative, sep } from 'node:path';
import { cachedCompile } from '../../cache/index.ts';
import { parseFile, readText } from '../../content/index.ts';
import type { Content } from '../../contract/content.ts';
import type { Page } from '../../contract/finished-page.ts';
import type { GenerateFile, OutputFile } from '../../contract/output.ts';
import { hasErrors } from '../../diagnostics/diagnostic.ts';
import { pagesOf, render } from '../../pages/index.ts';
import { cachedParse, cachedRender } from '../../pipeline/index.ts';
import { validContentWith, wholeOf } from './draft-content.ts';
import { checkDraftPage, type DraftContext, draftPictures } from './draft-page.ts';

export interface FirstPagesContext extends DraftContext {
  now?: Date;
  /** What makes the pictures that no build has published yet, by output path: it is added to. */
  lazy: Map<string, GenerateFile>;
}

/**
 * The pages of these paths that a text makes others than the last build, as the next one will make them; none where the text has errors, is
 * not there any more, or was not there yet. `file`: absolute.
 */
export async function firstPages(
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
async function rendered(
  { site, cache, code }: DraftContext,
  content: Content,
  paths: ReadonlySet<string>,
): Promise<readonly Page[]> {
  const { address } = content.settings;
  const bundle = await code(site, { base: address.base, development: true, compile: cachedCompile(cache) });
  if (!bundle.value) return [];
  const planned = pagesOf(site.contentTypes, content, ({ path }) => paths.has(path));
  const context = { bundle: bundle.value, address, layout: content.layout, development: true };
  const { value, diagnostics } = await render(planned, { ...context, noIndex: false }, cachedRender(cache));
  return hasErrors(diagnostics) ? [] : value.pages;
}
