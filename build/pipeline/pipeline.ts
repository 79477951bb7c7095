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
import { type BundleStep, bundle, type Plan, plan, recoloredBundle, render, typesetText } from '../pages/index.ts';
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
  /** Folder to publish into; nothing is published without it. */
  out?: string | undefined;
  /** Folder the site is served from ('/repo'), instead of the one in its settings. */
  base?: string | undefined;
  /** Publishes texts in compressed forms, too. */
  compressed?: boolean;
  /** React's development build in the browser, which warns about what does not fit. */
  development?: boolean;
  /** For visitors: name what is still a placeholder, and be as strict as rules are then. */
  production?: boolean;
  /** Published for a look before it is finished: no page is for search engines, and details that the law wants may be missing. */
  lookOnly?: boolean;
  /** Also judge how texts are written. */
  review?: boolean;
  /** The moment that dates in the content are compared with; the present one by default. */
  now?: Date | undefined;
  /** Bundles the site's code; by default anew in each build. */
  bundleStep?: BundleStep;
  onStage?: ((stage: Stage) => void) | undefined;
  /** The cache, where a process builds more than once: its key stands for the code that this process has loaded. */
  cache?: BuildCache;
}

/** Builds a site. Collects diagnostics; a site that has an error is never published. */
export async function build(site: SiteDefinition, options: BuildOptions = {}): Promise<BuildResult> {
  const cache = options.cache ?? openCache(site);
  const log = new StageLog(options.onStage);
  const values = await stages({ site, options, log, cache });
  await log.stage('cache', () => ({ value: undefined, diagnostics: cache.store.save() }));
  return buildResult(log, values);
}

/** The tools of each group of stages. */
interface Run {
  site: SiteDefinition;
  options: BuildOptions;
  log: StageLog;
  cache: BuildCache;
}

/** The groups of stages, one a line. Each is handed what those before it made; an error ends them where the next could not go on. */
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

/** The stages from files on the disk to valid content. */
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

/** The stages from content to the pages and files that will be made of it. `copied`: paths of the files that are published as they are. */
async function planOf({ site, options, log, cache }: Run, content: Content, copied: readonly string[]): Promise<Plan> {
  const writing = { typeset: typesetText, feedHtml: cachedFeedHtml(cache) };
  const planned = await log.stage('plan', () => plan(site, content, writing, copied));
  // The development server's folder was published for no visitor.
  const out = options.production ? options.out : undefined;
  const formerPaths = content.settings.isTrial ? [] : publishedAddresses(site, cache.store, out);
  await log.stage('history', () => missingPages(formerPaths, site, { ...content, pages: planned.pages }));
  return planned;
}

/** The stages from what is planned to finished pages and files. */
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

/** The stages from pages to all files that will be published, checked together. Pictures are encoded in other threads while alternates are written. */
async function filesOf({ site, options, log, cache }: Run, drawn: DrawnSite) {
  const { read, library, parsed, planned, content, code, generated, finished } = drawn;
  const { production = false, development = false } = options;
  const { address } = content.settings;
  const { pages } = finished;
  // Nobody asks which content the development server's site was built from.
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
  // Links to files that could not be made, or will be made on request, are no errors.
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
  /** Files that visitors are sent. */
  publicFiles: readonly PublishedFile[];
  /** Files that hosts read and send to nobody. */
  hosts: readonly OutputFile[];
  planned: Plan;
  content: Content;
}

/** The last stages, where the site is wanted in a folder. Gives all that was published there. */
async function publishInto(
  { site, options, log, cache }: Run,
  { publicFiles, hosts, planned, content }: PublishedSite,
): Promise<readonly PublishedFile[]> {
  const { out, compressed = false, development = false, production = false } = options;
  if (out === undefined) return [];
  const forms = compressed ? await log.stage('compress', () => compress(publicFiles, cachedCompress(cache))) : [];
  const before = publishedAddresses(site, cache.store, out);
  const files = [...publicFiles, ...forms, ...hosts];
  // The development server changes files in their place: no folder has to be built first.
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

/** Starts bundling in esbuild's process while this one parses texts: the folder that the site is served from is known once they are parsed. */
function startBundling({ site, options, cache }: Run) {
  const { bundleStep = bundle, development = false } = options;
  let setBase: (base: string) => void = () => {};
  const base = new Promise<string>((resolve) => {
    setBase = resolve;
  });
  const bundling = bundleStep(site, { development, compile: cachedCompile(cache), base });
  // A build that ends earlier reports other errors.
  bundling.catch(() => {});
  return {
    finish: async ({ address, colors }: Content['settings']) => {
      setBase(address.base);
      const { value, diagnostics } = await bundling;
      return { value: value && recoloredBundle(value, colors), diagnostics };
    },
  };
}

function pathsOf(files: readonly PublishedFile[]): string[] {
  return files.map(({ path }) => path);
}
