import { type Asset, generateAssets, MediaLibrary } from '../assets/index.ts';
import { cachedCompile } from '../cache/index.ts';
import { parse } from '../content/index.ts';
import { pagePaths, slotNames } from '../contract/content-type-matcher.ts';
import type { AssetPlan, PlannedPage, SiteDefinition, SiteSettings } from '../contract/definition.ts';
import type { Page } from '../contract/finished-page.ts';
import type { MediaLookup } from '../contract/media.ts';
import { redactedPatterns } from '../contract/redaction.ts';
import type { SourceFile } from '../contract/source-file.ts';
import { alternates } from '../output/index.ts';
import { bundle, type RenderContext, recoloredBundle, render } from '../pages/index.ts';
import { type BuildCache, cachedAlternate, cachedAssets, cachedParse, cachedRender } from './cached-steps.ts';

interface Place {
  site: SiteDefinition;
  cache: BuildCache;
}

/** A worker's task, which comes before the parts that it is to make; plain data. */
export type Job =
  | { of: 'texts'; assets: readonly Asset[]; production: boolean }
  | ({ of: 'pages'; colors: SiteSettings['colors'] | undefined } & Omit<RenderContext, 'bundle'>);

/** Parses texts as one build does: all, or a few. */
export function parserFor({ site, cache }: Place, media: MediaLookup, production: boolean) {
  const { contentTypes, markdown: settings, placeholders } = site;
  const redacted = redactedPatterns(placeholders, production);
  const options = { settings, slots: slotNames(contentTypes), pagePathOf: pagePaths(contentTypes), media, redacted };
  return (texts: readonly SourceFile[]) => parse(texts, options, cachedParse(cache));
}

/** Makes pages and files as one build does: all, or a few. */
export function stagesFor({ site, cache }: Place, context: RenderContext) {
  const { bundle: code, address, development } = context;
  const asMarkdown = { base: address.base, step: cachedAlternate(cache), onDemand: development };
  const stages = {
    generate: (plans: readonly AssetPlan[]) =>
      generateAssets(plans, code.assetGenerators, cachedAssets(cache), development),
    render: (pages: readonly PlannedPage[]) => render(pages, context, cachedRender(cache)),
    alternates: (pages: readonly Page[]) => alternates(pages, site.alternates, asMarkdown),
  };
  const makeParts = async (parts: readonly (PlannedPage | AssetPlan)[]) => {
    const { value } = await stages.render(parts.filter((part) => 'contentType' in part));
    await stages.alternates(value.pages);
    await stages.generate(parts.filter((part) => 'generator' in part));
  };
  return { ...stages, makeParts };
}

/** Makes parts of a build in a worker: what comes of them is in the cache, where the build finds it by the same key. */
export async function makerFor(place: Place, job: Job): Promise<(parts: never) => Promise<unknown>> {
  if (job.of === 'texts')
    return parserFor(place, new MediaLibrary(job.assets, place.site.media).answer, job.production);
  const { colors, address, development } = job;
  const known = cachedCompile(place.cache);
  const compile: typeof known = (part) =>
    known(part, () => Promise.reject(new Error('the build has compiled other code')));
  const { value } = await bundle(place.site, { base: address.base, development, compile });
  if (!value) throw new Error('the code cannot be loaded');
  return stagesFor(place, { ...job, bundle: recoloredBundle(value, colors) }).makeParts;
}
