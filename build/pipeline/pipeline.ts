import { join } from 'node:path';
import { generateAssets, type MediaLibrary, media, publishMedia } from '../assets/index.ts';
import { cachedCompile } from '../cache/index.ts';
import {
  demoteDraftErrors,
  markdownOptions,
  parse,
  readSite,
  review,
  validate,
  validateOptions,
} from '../content/index.ts';
import type { Bundle } from '../contract/bundle.ts';
import type { Content } from '../contract/content.ts';
import type { SiteDefinition } from '../contract/definition.ts';
import type { OutputFile, PublishedFile } from '../contract/output.ts';
import type { ParsedFile, Sources } from '../contract/source-file.ts';
import {
  alternates,
  check,
  checkBudgets,
  compress,
  hostFiles,
  missingPages,
  publish,
  publishedAddresses,
  storeAddresses,
  versionFile,
} from '../output/index.ts';
import { type BundleStep, bundle, type Plan, plan, recolorBundle, render, typesetText } from '../pages/index.ts';
import { type BuildResult, buildResult, type StageValues } from './build-result.ts';
import {
  type BuildCache,
  cachedAlternate,
  cachedAssets,
  cachedCompress,
  cachedFeedHtml,
  cachedParse,
  cachedProbe,
  cachedRender,
  cachedVariants,
  openCache,
} from './cached-steps.ts';
import { type Stage, StageLog } from './stage-log.ts';

export interface BuildOptions {
  /** The folder to publish into; without it nothing is published. */
  out?: string | undefined;
  /** The folder that the site is served from ('/repo'), in place of the one in its settings. */
  base?: string | undefined;
  /** True to publish texts in compressed forms, too. */
  compressed?: boolean;
  /** True for React's development build in the browser, which prints warnings. */
  development?: boolean;
  /** True for a build for visitors, which reports placeholders and applies rules strictly. */
  production?: boolean;
  /** True for a site that is published for a look: search engines leave it out, and details that the law requires may be missing. */
  lookOnly?: boolean;
  /** True to apply the rules of style to texts as well. */
  review?: boolean;
  /** The moment that dates in the content are compared with; by default the present one. */
  now?: Date | undefined;
  /** Bundles the site's code; by default again in each build. */
  bundleStep?: BundleStep;
  onStage?: ((stage: Stage) => void) | undefined;
  /** The cache for a process that builds more than once. Its key includes the code that this process has loaded. */
  cache?: BuildCache;
}

/** Builds a site and collects diagnostics. A site with an error is never published. */
export async function build(site: SiteDefinition, options: BuildOptions = {}): Promise<BuildResult> {
  const cache = options.cache ?? openCache(site);
  const log = new StageLog(options.onStage);
  const values = await stages({ site, options, log, cache });
  await log.stage('cache', () => ({ value: undefined, diagnostics: cache.store.save() }));
  return buildResult(log, values);
}

/** The parameters and tools that all stages of a build share. */
interface Run {
  site: SiteDefinition;
  options: BuildOptions;
  log: StageLog;
  cache: BuildCache;
}

/** Runs the groups of stages. Each gets the values of those before it; an error ends them if the next could not go on. */
async function stages(run: Run): Promise<StageValues> {
  const { log, options, site } = run;
  const bundling = startBundling(run);
  const { sources, content } = await contentOf(run);
  if (log.failed || !content) return sources;
  const planned = await planOf(run, content, pathsOf(sources.read.copies));
  if (log.failed) return sources;
  const code = await log.stage('bundle', () => bundling.finish(content.settings));
  if (log.failed || !code) return sources;
  const drawn = await pagesOf(run, content, planned, code);
  const made = { ...sources, content, code, finished: drawn.finished };
  const { publicFiles, hosts, ...others } = await filesOf(run, { ...made, ...drawn, planned });
  const published = log.failed ? [] : await publishInto(run, { publicFiles, hosts, planned, content });
  const all = { ...made, ...others, published };
  if (options.development || log.failed) return all;
  const limits = { base: content.settings.address.base, budgets: site.budgets };
  await log.stage('sizes', () => checkBudgets(drawn.finished.pages, all.files, limits));
  return all;
}

interface ParsedSources {
  read: Sources;
  library: MediaLibrary;
  parsed: readonly ParsedFile[];
}

/** Runs the stages from files on the disk to valid content. */
async function contentOf({ site, options, log, cache }: Run): Promise<{
  sources: ParsedSources;
  content: Content | undefined;
}> {
  const { production = false } = options;
  const read = await log.stage('read', () => readSite(site));
  const library = await log.stage('media', () => media(site, read, cachedProbe(cache)));
  const rules = validateOptions(site, { media: library.answer, copies: read.copies }, options);
  const parsing = markdownOptions(site, library.answer, production);
  const parsed = await log.stage('parse', async () =>
    demoteDraftErrors(await parse(read.texts, parsing, cachedParse(cache)), site.contentTypes, rules),
  );
  const content = await log.stage('validate', () => validate(site, parsed, read.texts, rules));
  if (options.review && content && !log.failed) await log.stage('review', () => review(site, content.entries));
  return { sources: { read, library, parsed }, content };
}

/** Runs the stages from content to planned pages and files. `copied`: paths of files that are published unchanged. */
async function planOf({ site, options, log, cache }: Run, content: Content, copied: readonly string[]): Promise<Plan> {
  const writing = { typeset: typesetText, feedHtml: cachedFeedHtml(cache) };
  const planned = await log.stage('plan', () => plan(site, content, writing, copied));
  // The development server's folder was not published for visitors.
  const out = options.production ? options.out : undefined;
  const formerPaths = content.settings.isTrial ? [] : publishedAddresses(site, cache.store, out);
  await log.stage('history', () => missingPages(formerPaths, site, { ...content, pages: planned.pages }));
  return planned;
}

/** Runs the stages from planned to finished pages and files. */
async function pagesOf({ options, log, cache }: Run, content: Content, planned: Plan, code: Bundle) {
  const { layout, settings } = content;
  const { address } = settings;
  const { development = false, lookOnly: noIndex = false } = options;
  const context = { bundle: code, address, layout, development, noIndex };
  const [generated, finished] = await Promise.all([
    log.stage('generate', () => generateAssets(planned.assets, code.assetGenerators, cachedAssets(cache), development)),
    log.stage('render', () => render(planned.pages, context, cachedRender(cache))),
  ]);
  return { generated, finished };
}

type DrawnPages = Awaited<ReturnType<typeof pagesOf>>;

interface DrawnSite extends ParsedSources, DrawnPages {
  planned: Plan;
  content: Content;
  code: Bundle;
}

/** Runs the stages from pages to all files, checked together. Other threads encode pictures while alternates are written. */
async function filesOf({ site, options, log, cache }: Run, drawn: DrawnSite) {
  const { read, library, parsed, planned, content, code, generated, finished } = drawn;
  const { production = false, development = false } = options;
  const { address } = content.settings;
  const { pages } = finished;
  // Nobody asks for the content version of the development server's site.
  const version = production ? [versionFile(read)] : [];
  const others = [...planned.files, ...generated.files, ...finished.styles, ...code.assets, ...version];
  const published = { site, copies: read.copies, parsed, others, base: address.base, development };
  const asMarkdown = { base: address.base, step: cachedAlternate(cache), onDemand: development };
  const [pictures, markdown] = await Promise.all([
    log.stage('pictures', () => publishMedia(library, pages, { ...published, step: cachedVariants(cache, site) })),
    log.stage('alternates', () => alternates(pages, site.alternates, asMarkdown)),
  ]);
  const built = [...pages.map(({ file }) => file), ...others, ...pictures.files, ...markdown.files];
  const publicFiles = [...built, ...pictures.copies];
  // Links to files that failed, or that are made on request, are no errors.
  const missing = [finished, generated, pictures, markdown].flatMap((made) => made.missing);
  const publicPaths = [...pathsOf(publicFiles), ...missing];
  const hosts = await log.stage('hosts', () =>
    hostFiles(site.hosting, planned.pages, address, { paths: publicPaths, pages }),
  );
  const paths = publicPaths.concat(pathsOf(hosts));
  await log.stage('check', () => check({ ...planned, pages, content, paths, statics: pathsOf(read.copies) }));
  const lazy = new Map([...generated.lazy, ...pictures.lazy, ...markdown.lazy]);
  return { publicFiles, hosts, files: [...built, ...hosts], copies: pictures.copies, paths, lazy };
}

interface PublishedSite {
  /** Files that visitors may request. */
  publicFiles: readonly PublishedFile[];
  /** Files that hosts read and never send. */
  hosts: readonly OutputFile[];
  planned: Plan;
  content: Content;
}

/** Runs the last stages if the site is to be published into a folder. Returns all published files. */
async function publishInto(
  { site, options, log, cache }: Run,
  { publicFiles, hosts, planned, content }: PublishedSite,
): Promise<readonly PublishedFile[]> {
  const { out, compressed = false, development = false, production = false } = options;
  if (out === undefined) return [];
  const forms = compressed ? await log.stage('compress', () => compress(publicFiles, cachedCompress(cache))) : [];
  const before = publishedAddresses(site, cache.store, out);
  const files = [...publicFiles, ...forms, ...hosts];
  // The development server replaces single files, because no folder has to be complete first.
  await log.stage('publish', () =>
    publish(files, out, { inPlace: development, former: join(site.cacheDir, 'former') }),
  );
  if (!production || log.failed) return files;
  const { retired = [], isTrial = false } = content.settings;
  const addresses = isTrial ? [] : [...before, ...planned.pages.map(({ path }) => path)];
  storeAddresses(
    site,
    cache.store,
    addresses.filter((path) => !retired.includes(path)),
  );
  return files;
}

/** Starts bundling in esbuild's process while this one parses texts, which give the folder that the site is served from. */
function startBundling({ site, options, cache }: Run) {
  const { bundleStep = bundle, development = false } = options;
  let setBase: (base: string) => void = () => {};
  const base = new Promise<string>((resolve) => {
    setBase = resolve;
  });
  const bundling = bundleStep(site, { development, compile: cachedCompile(cache), base });
  // A build that ends before reports other errors.
  bundling.catch(() => {});
  return {
    finish: async ({ address, colors }: Content['settings']) => {
      setBase(address.base);
      const { value, diagnostics } = await bundling;
      return { value: value && recolorBundle(value, colors), diagnostics };
    },
  };
}

function pathsOf(files: readonly PublishedFile[]): string[] {
  return files.map(({ path }) => path);
}
