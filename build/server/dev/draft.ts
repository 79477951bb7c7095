import { publishMedia } from '../../assets/index.ts';
import { cachedCompile } from '../../cache/index.ts';
import {
  markdownOptions,
  parseFile,
  sizeError,
  type ValidContent,
  validateOptions,
  validContent,
  wholeContent,
} from '../../content/index.ts';
import type { Content } from '../../contract/content.ts';
import type { PlannedPage, SiteDefinition } from '../../contract/definition.ts';
import { type Diagnostic, hasErrors, type Outcome, sortDiagnostics } from '../../contract/diagnostic.ts';
import type { Page } from '../../contract/finished-page.ts';
import type { MediaLookup } from '../../contract/media.ts';
import { fileText, type LazyFiles } from '../../contract/output.ts';
import type { SourceFile } from '../../contract/source-file.ts';
import type { Draft } from '../../contract/workshop-host.ts';
import { clampToSources } from '../../diagnostics/limits.ts';
import { checkPage } from '../../output/index.ts';
import { type BundleStep, pagesOf, recolorBundle, render, renderForWriter } from '../../pages/index.ts';
import { type BuildCache, type BuildResult, cachedVariants } from '../../pipeline/index.ts';
import { byCodeUnit } from '../../platform/by-code-unit.ts';

export interface DrawingTools {
  site: SiteDefinition;
  code: BundleStep;
  cache: BuildCache;
}

/** Returns the context for rendering pages between builds; no value if the site's code has errors. */
export async function drawingContext({ site, code, cache }: DrawingTools, { settings, layout }: Content) {
  const { address, colors } = settings;
  const bundling = { base: address.base, development: true, compile: cachedCompile(cache) };
  const { value, diagnostics } = await code(site, bundling);
  const context = value && { bundle: recolorBundle(value, colors), address, layout, development: true };
  return { value: context, diagnostics };
}

interface DrawnDraft extends Draft {
  lazy: LazyFiles;
}

/**
 * Builds one text in place of the saved one, and renders its page, or the home page for a file without one.
 * The page is rendered in spite of errors if there are enough data for it.
 */
export async function draftOf(context: DraftContext, source: SourceFile): Promise<DrawnDraft> {
  const diagnostics: Diagnostic[] = [];
  const addOwn = (all: readonly Diagnostic[]) => diagnostics.push(...all.filter(({ file }) => file === source.path));
  const end = (path = '', lazy: LazyFiles = new Map(), html?: string): DrawnDraft => ({
    path,
    lazy,
    ...(html !== undefined && { html }),
    diagnostics: sortDiagnostics(clampToSources(diagnostics, new Map([[source.path, source.text]]))),
  });

  const large = sizeError(source.path, Buffer.byteLength(source.text));
  if (large) diagnostics.push(large);
  const judged = large ? undefined : await validContentWith(context, source);
  addOwn(judged?.diagnostics ?? []);
  const isFaulty = hasErrors(diagnostics);
  const isEnough =
    !isFaulty || (!context.visitors && judged?.value?.entries.some(({ file }) => file.path === source.path));
  const content = judged?.value && isEnough ? contentOrUndefined(context.site, judged.value) : undefined;
  const planned = content && pageOf(context.site, content, source.path);
  if (!content || !planned) return end();
  const { page, diagnostics: ofPage } = await drawDraft(context, content, planned);
  if (page || !isFaulty) addOwn(ofPage);
  if (!page) return end(planned.path);
  const { missing, lazy } = await draftPictures(context, content, page);
  // The check of a faulty page would repeat its errors.
  if (!isFaulty) addOwn(await checkDraftPage(context, content, { page, source: source.path, pictures: missing }));
  return end(planned.path, lazy, fileText(page.file));
}

function pageOf({ contentTypes }: SiteDefinition, content: Content, source: string): PlannedPage | undefined {
  const [own] = pagesOf(contentTypes, content, (page) => page.source === source && page.leadsTo === undefined);
  return own ?? pagesOf(contentTypes, content, ({ path }) => path === '/')[0];
}

async function validContentWith(
  { site, base, latest, visitors }: DraftContext,
  source: SourceFile,
): Promise<Outcome<ValidContent | undefined>> {
  const { read, parsed: saved = [], library } = latest.values;
  const media: MediaLookup = library?.answer ?? (() => ({ missing: true }));
  const parsed = await parseFile(source, markdownOptions(site, media, visitors !== undefined), true);
  if (!parsed.value) return { value: undefined, diagnostics: parsed.diagnostics };
  const [files, texts] = [withOne(saved, parsed.value), withOne(read.texts, source)];
  const judging = { base, ...(visitors && { production: true, now: visitors }) };
  const rules = validateOptions(site, { media, copies: read.copies }, judging);
  const { value, diagnostics } = await validContent(site, files, texts, rules);
  return { value, diagnostics: [...parsed.diagnostics, ...diagnostics] };
}

/** Returns the content as the site sees it, or undefined: the site's own functions throw if an entry is missing because of errors. */
function contentOrUndefined(site: SiteDefinition, sound: ValidContent): Content | undefined {
  try {
    return wholeContent(site, sound);
  } catch {
    return undefined;
  }
}

/** Replaces the file with the same path, or adds one in the order of paths. */
function withOne<File extends { path: string }>(files: readonly File[], one: File): File[] {
  const next = files.findIndex(({ path }) => byCodeUnit(path, one.path) >= 0);
  const place = next === -1 ? files.length : next;
  return files.toSpliced(place, Number(files[place]?.path === one.path), one);
}

/** The last built site with its code and its cache, and the build that links are checked against. */
export interface DraftContext extends DrawingTools {
  base?: string;
  latest: BuildResult;
  /** The last build that rendered all pages, against which links are checked. */
  drawn: BuildResult | undefined;
  /** The moment of a build for visitors that is to judge the text; absent for one for the writer. */
  visitors?: Date;
}

async function drawDraft(
  tools: DraftContext,
  content: Content,
  planned: PlannedPage,
): Promise<{ page?: Page; diagnostics: readonly Diagnostic[] }> {
  const context = await drawingContext(tools, content);
  if (!context.value) return context;
  const { value, diagnostics } = await render([planned], context.value, renderForWriter);
  const [page] = value.pages;
  return { ...(page && { page }), diagnostics };
}

async function draftPictures({ site, cache, latest }: DraftContext, { settings: { address } }: Content, page: Page) {
  const { library, parsed = [] } = latest.values;
  if (!library) return { missing: [], lazy: new Map() };
  const { base } = address;
  const showing = { site, copies: [], parsed, others: [], base, step: cachedVariants(cache, site), development: true };
  return (await publishMedia(library, [page], showing)).value;
}

/** Checks a page among those of `drawn`. `pictures`: output paths of pictures that only this page may show. */
async function checkDraftPage(
  { drawn, visitors }: DraftContext,
  content: Content,
  { page, source, pictures }: { page: Page; source: string; pictures: readonly string[] },
): Promise<Diagnostic[]> {
  const { finished, paths = [] } = drawn?.values ?? {};
  if (!finished) return [];
  const { output } = page.route;
  const unpublished = new Set<string | undefined>(visitors ? content.unpublished.map(({ file }) => file) : []);
  const isUnpublished = ({ route }: Page) => unpublished.has(route.source);
  const others = finished.pages.filter((one) => one.route.output !== output && !isUnpublished(one));
  const missing = new Set(finished.pages.filter(isUnpublished).map(({ route }) => route.output));
  const files = [...paths.filter((path) => !missing.has(path)), ...pictures, output];
  return checkPage({ pages: [...others, page], content, paths: files }, output, source);
}
