import { pagePaths, slotsOf } from '../../contract/content-type-matcher.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import { mediaAddress } from '../../contract/media-name.ts';
import type { GenerateFile } from '../../contract/output.ts';
import type { Built, WorkshopHost } from '../../contract/workshop-host.ts';
import { realPlace, whyNotPublishTo } from '../../output/index.ts';
import { type BuildResult, cachedProbe } from '../../pipeline/index.ts';
import { draftOf } from './draft.ts';
import type { DraftContext } from './draft-page.ts';
import { guidePage } from './guide-page.ts';
import { markdownWriter } from './markdown-writer.ts';
import { withNewPictures } from './new-pictures.ts';
import { pageFile } from './page-file.ts';
import { framedBy } from './page-scripts.ts';
import { probePicture, sitePictures } from './site-pictures.ts';
import { publishingHost } from './visitors-build.ts';
import { waitingOf } from './waiting.ts';

export interface HostOptions extends Omit<DraftContext, 'latest' | 'drawn'> {
  /** The last build; undefined before the first one has ended. */
  latest: () => BuildResult | undefined;
  /** The last build that has drawn all pages. */
  drawn: () => BuildResult | undefined;
  /** What makes the pictures that drafts show, by output path: it is added to. */
  lazy: Map<string, GenerateFile>;
}

/** What the workshop knows of the generator, for a site that the development server builds. */
export function workshopHost({ latest, drawn, lazy, ...options }: HostOptions): WorkshopHost {
  const { site, cache, code } = options;
  const probe = cachedProbe(cache);
  const withPictures = withNewPictures({ site, cache, lazy });
  const describe = describer(site);
  return {
    ...publishingHost(site, cache),
    built: () => {
      const result = latest();
      return result && describe(result);
    },
    draft: async (source, visitors) => {
      const result = latest();
      if (!result) throw new Error('no build has ended yet');
      const now = await withPictures(result);
      const last = drawn();
      const context = { ...options, latest: now, drawn: last === result ? now : last, ...(visitors && { visitors }) };
      const { lazy: pictures, ...draft } = await draftOf(context, source);
      for (const [output, make] of pictures) lazy.set(output, make);
      return draft;
    },
    waiting: async (visitors) => waitingOf({ ...options, visitors }, latest()),
    pageFile: async (path) => {
      const result = latest();
      return result && pageFile((await withPictures(result)).values, lazy, path);
    },
    pictures: async () => {
      const result = latest();
      if (result) await withPictures(result);
      return sitePictures(site, probe);
    },
    probePicture,
    markdownWriter: () => writerOf(site, latest()),
    guidePage: (guide, bodyOf) => guidePage({ site, cache, code, content: latest()?.values.content }, guide, bodyOf),
    whyNotPublishTo: (folder) => whyNotPublishTo(realPlace(folder), site),
    framed: framedBy(site),
  };
}

/** Describes each build once. */
function describer(site: SiteDefinition): (result: BuildResult) => Built {
  const described = new WeakMap<BuildResult, Built>();
  return (result) => {
    const built = described.get(result) ?? builtOf(site, result);
    described.set(result, built);
    return built;
  };
}

/** Writes Markdown as the site reads it, with the pictures and values of the last build. */
function writerOf(site: SiteDefinition, result: BuildResult | undefined) {
  const { content, library } = result?.values ?? {};
  const media = library?.answer ?? (() => ({ missing: true as const }));
  const settings = {
    settings: site.markdown,
    slots: slotsOf(site.contentTypes),
    pagePathOf: pagePaths(site.contentTypes),
    media,
  };
  return markdownWriter(settings, content?.variables ?? {});
}

function builtOf(site: SiteDefinition, { base = '', diagnostics, values }: BuildResult): Built {
  const { read, parsed = [], content } = values;
  return {
    base,
    diagnostics,
    texts: read.texts,
    data: new Map(parsed.map(({ path, data }) => [path, data])),
    ...(content && { variables: { settings: content.settings.variables, all: content.variables } }),
    ...(content?.settings.menuNames && { menuNames: content.settings.menuNames }),
    downloads: downloadsOf(site, read.copies),
  };
}

/** Without a folder for them, they may lie anywhere. */
function downloadsOf({ downloads }: SiteDefinition, copies: readonly { path: string }[]): string[] {
  const names = copies.map(({ path }) => `/${path}`);
  const offered = downloads === undefined ? names : names.filter((name) => name.startsWith(`/${downloads}/`));
  return offered.map((name) => mediaAddress('', name));
}
