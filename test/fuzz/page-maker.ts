import { media } from '../../build/assets/media/library.ts';
import { probe } from '../../build/assets/media/probe.ts';
import type { MarkdownOptions } from '../../build/content/parse/markdown/markdown.ts';
import { parseFile } from '../../build/content/parse/parse-file.ts';
import { readSite } from '../../build/content/read/read.ts';
import { entriesOf } from '../../build/content/validate/entries.ts';
import { checkProse, findPlaceholders } from '../../build/content/validate/text-checks.ts';
import { type ValidateOptions, validate } from '../../build/content/validate/validate.ts';
import { fillVariables } from '../../build/content/validate/variables.ts';
import type { Bundle } from '../../build/contract/bundle.ts';
import type { PlacedEntry } from '../../build/contract/content.ts';
import { pagePaths, slotNames } from '../../build/contract/content-type-matcher.ts';
import type { SiteDefinition, SiteSettings } from '../../build/contract/definition.ts';
import type { Diagnostic } from '../../build/contract/diagnostic.ts';
import type { Page } from '../../build/contract/finished-page.ts';
import { outputFile } from '../../build/contract/output.ts';
import type { ParsedFile, SourceFile, Sources } from '../../build/contract/source-file.ts';
import { linkTargets } from '../../build/output/check/link-problem.ts';
import { checkLinks } from '../../build/output/check/links.ts';
import { textsOf } from '../../build/output/check/places.ts';
import { checkIds } from '../../build/output/check/structure.ts';
import { bundle } from '../../build/pages/bundle/bundle.ts';
import { type Plan, type PlanSteps, plan } from '../../build/pages/plan/plan.ts';
import { type RenderStep, render } from '../../build/pages/render/render.ts';
import { renderPage } from '../../build/pages/render/render-page.ts';
import { PLAIN_STEPS } from '../support/planned-site.ts';
import { allPublished, FOR_VISITORS } from '../support/sources.ts';

export interface Drawn {
  /** The pages of the file, drawn even where its diagnostics would keep them from being published. */
  pages: readonly Page[];
  /** The whole site's files that are no pages, and what its asset generators are to make. */
  others: Pick<Plan, 'files' | 'assets'>;
  diagnostics: Diagnostic[];
}

export interface PageMaker {
  /** The site's own files, sound. */
  files: readonly SourceFile[];
  /** Puts a text in the place of a file's, or beside them, and takes it through every stage that throws no file away. */
  draw: (name: string, text: string) => Promise<Drawn>;
  assetGenerators: Bundle['assetGenerators'];
}

/** A sound site, as far as it is made of more than one of its texts. */
interface Sound extends Sources {
  site: SiteDefinition;
  parsed: readonly ParsedFile[];
  options: MarkdownOptions;
  settings: SiteSettings;
  /** Values of variables. */
  values: Readonly<Record<string, string>>;
  rules: ValidateOptions;
  code: Bundle;
  writing: PlanSteps;
}

/** The stages of a build on one bundle: thousands of texts in the time of a few builds. */
export async function pageMaker(site: SiteDefinition, writing = PLAIN_STEPS): Promise<PageMaker> {
  const sources = (await readSite(site)).value;
  const { texts } = sources;
  const { answer } = (await media(site, sources, probe)).value;
  const options = {
    settings: site.markdown,
    slots: slotNames(site.contentTypes),
    pagePathOf: pagePaths(site.contentTypes),
    media: answer,
  };
  const parsed = texts.flatMap((file) => parseFile(file, options).value ?? []);
  // A day on which all is published, whatever its writers add.
  const day = { now: '2040-01-01T00:00:00.000Z', today: '2040-01-01' };
  const rules = { ...FOR_VISITORS, ...day, media: answer, copies: sources.copies };
  const { value: content, diagnostics } = await validate(site, parsed, texts, rules);
  const code = (await bundle(site, { base: '', development: false })).value;
  if (!content || !code) throw new Error(`the site itself is not sound: ${JSON.stringify(diagnostics)}`);
  const sound = {
    site,
    ...sources,
    parsed,
    options,
    settings: content.settings,
    values: content.variables,
    rules,
    code,
    writing,
  };

  const drawText = async (name: string, text: string): Promise<Drawn> => {
    const source = { path: `content/${name}`, name, text };
    const { entries, diagnostics } = await entriesWith(source, sound);
    // Invalid entries have no page.
    if (!entries.some(({ file }) => file.name === name))
      return { pages: [], others: { files: [], assets: [] }, diagnostics };
    const drawn = await pagesOf(source, entries, sound);
    return { ...drawn, diagnostics: [...diagnostics, ...drawn.diagnostics] };
  };
  return { files: texts, draw: drawText, assetGenerators: code.assetGenerators };
}

/** The site's entries with a text in the place of a file's, or beside them. */
async function entriesWith(source: SourceFile, { site, texts, parsed, options, values, rules }: Sound) {
  const besides = <File extends { name: string }>(all: readonly File[]) =>
    all.filter(({ name }) => name !== source.name);
  const own = parseFile(source, options);
  const all = besides(parsed).concat(own.value ?? []);
  const held = await entriesOf(site.contentTypes, all, [...besides(texts), source], rules);
  const filled = await fillVariables(held.value, values);
  const diagnostics = [
    ...[own, held, filled].flatMap((stage) => stage.diagnostics),
    ...findPlaceholders([source], site.placeholders),
    ...checkProse(site.contentTypes, held.value),
  ];
  return { entries: filled.value, diagnostics };
}

const renderAnew: RenderStep = async (job) => {
  const { facts, contents } = await renderPage(job);
  return { ...outputFile(job.page.output, contents), facts };
};

/** The pages that a text is shown on, checked as those of a whole site are. */
async function pagesOf(
  source: SourceFile,
  entries: PlacedEntry[],
  { site, copies, settings, code, writing }: Sound,
): Promise<Drawn> {
  const { address } = settings;
  const content = allPublished(site.contentTypes, entries, settings);
  const copied = copies.map(({ path }) => path);
  const planned = await plan(site, content, writing, copied);
  const isSettings = source.name === site.contentTypes[site.settings.contentType]?.files;
  const shown = planned.value.pages.filter((page) => page.source === source.path || (isSettings && page.path === '/'));
  const context = { bundle: code, address, layout: site.layout(content.site), development: false };
  const rendered = await render(shown, context, renderAnew);
  const { pages } = rendered.value;
  const others = [...planned.value.files, ...code.assets].map(({ path }) => path).concat(copied);
  const paths = [...others, ...planned.value.pages.map(({ output }) => output)];
  const targets = linkTargets(pages, new Set(paths), address, [], textsOf(entries));
  return {
    pages,
    others: planned.value,
    diagnostics: [
      ...[planned, rendered].flatMap((stage) => stage.diagnostics),
      ...checkIds(pages),
      ...checkLinks(pages, targets, textsOf(entries)),
    ],
  };
}
