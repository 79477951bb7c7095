import { readFileSync } from 'node:fs';
import { prepareOriginal } from '../../assets/index.ts';
import { markdownOptions, markdownTree, validateOptions, validContent } from '../../content/index.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import { type Diagnostic, sortDiagnostics } from '../../contract/diagnostic.ts';
import type { MediaLookup } from '../../contract/media.ts';
import { mediaAddress } from '../../contract/media-name.ts';
import type { GenerateFile, LazyFiles } from '../../contract/output.ts';
import type { LastBuild, WorkshopHost } from '../../contract/workshop-host.ts';
import { type BuildResult, cachedProbe } from '../../pipeline/index.ts';
import { ifPresent } from '../../platform/errors.ts';
import { memoize } from '../../platform/memoize.ts';
import { contentHost } from './content-host.ts';
import { type DraftContext, draftOf } from './draft.ts';
import { guidePage, markdownWriter } from './guide-page.ts';
import { addFrameScript } from './page-scripts.ts';
import { readPicture, sitePictures, withNewPictures } from './site-pictures.ts';
import { publishingHost, whilePublishing } from './visitors-build.ts';

interface HostOptions extends Omit<DraftContext, 'latest' | 'drawn'> {
  latest: () => BuildResult | undefined;
  /** Returns the last build that rendered all pages. */
  drawn: () => BuildResult | undefined;
  /** Generators of pictures for drafts, by output path. Drafts add to them. */
  lazy: Map<string, GenerateFile>;
}

export function workshopHost({ latest, drawn, lazy, ...options }: HostOptions): WorkshopHost {
  const { site, cache, code } = options;
  const probe = cachedProbe(cache);
  const withPictures = withNewPictures(site, cache, lazy);
  const describe = memoize((result: BuildResult) => describeBuild(site, result));
  return {
    ...lightHost(site),
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
    waiting: async (visitors) => {
      const result = latest();
      return result && waitingOf(result, site, options.base, visitors.getTime() - (visitors.getTime() % HOUR_MS));
    },
    pageFile: async (path) => {
      const result = latest();
      return result && pageFile((await withPictures(result)).values, lazy, path);
    },
    pictures: async () => {
      const result = latest();
      if (result) await withPictures(result);
      return sitePictures(site, probe);
    },
    writeMarkdown: async (sources) => sources.map(await writerOf(site, latest())),
    guidePage: (guide, body) => guidePage({ site, cache, code, content: latest()?.values.content }, guide, body),
  };
}

/** Returns the part of the host that needs no build and answers at once. */
export function lightHost(site: SiteDefinition) {
  return {
    ...contentHost(site),
    prepareOriginal,
    withPublishingLock: <Value>(work: () => Promise<Value>) => whilePublishing(site, work),
    probePicture: readPicture,
    parseMarkdown: markdownTree,
    framed: addFrameScript(site),
  };
}

function writerOf(site: SiteDefinition, result: BuildResult | undefined) {
  const { content, library } = result?.values ?? {};
  const options = markdownOptions(site, library?.answer ?? (() => ({ missing: true })), false);
  return markdownWriter(options, content?.variables ?? {});
}

export function describeBuild(site: SiteDefinition, { base = '', diagnostics, pages, values }: BuildResult): LastBuild {
  const { read, parsed = [], content } = values;
  return {
    base,
    diagnostics,
    texts: read.texts,
    data: new Map(parsed.map(({ path, data }) => [path, data])),
    ...(content && { variables: { settings: content.settings.variables, all: content.variables } }),
    ...(content?.settings.menuNames && { menuNames: content.settings.menuNames }),
    downloads: downloadsOf(site, read.copies),
    pageSources: Object.fromEntries(pages.flatMap(({ route: { path, source } }) => (source ? [[path, source]] : []))),
  };
}

/** Returns the files that pages may offer, which may be anywhere if the site names no folder for them. */
function downloadsOf({ downloads }: SiteDefinition, copies: readonly { path: string }[]): string[] {
  const names = copies.map(({ path }) => `/${path}`);
  const offered = downloads === undefined ? names : names.filter((name) => name.startsWith(`/${downloads}/`));
  return offered.map((name) => mediaAddress('', name));
}

/** Returns a file that pages load, by its output path: from the build, from `lazy`, or a picture of the content. Undefined for other paths. */
async function pageFile(
  { files = [], library }: Pick<BuildResult['values'], 'files' | 'library'>,
  lazy: LazyFiles,
  path: string,
): Promise<Uint8Array | undefined> {
  const made = files.find((file) => file.path === path) ?? (await generateFile(lazy, path));
  if (made) return Buffer.from(made.contents());
  const asset = [...(library?.all.values() ?? [])].find(({ output }) => output === path);
  return asset && ifPresent(() => readFileSync(asset.file.target), undefined);
}

async function generateFile(lazy: LazyFiles, path: string) {
  const made = await lazy.get(path)?.();
  return made?.value.files.find((file) => file.path === path);
}

const HOUR_MS = 60 * 60 * 1000;

/** Validates the last build's texts for visitors and adds that build's errors. `time`: the start of the hour in milliseconds, as only the day matters. */
const waitingOf = memoize(
  async (latest: BuildResult, site: SiteDefinition, base: string | undefined, time: number): Promise<Diagnostic[]> => {
    const { read, parsed = [], library } = latest.values;
    const media: MediaLookup = library?.answer ?? (() => ({ missing: true }));
    const options = { base, production: true, now: new Date(time) };
    const rules = validateOptions(site, { media, copies: read.copies }, options);
    const judged = await validContent(site, parsed, read.texts, rules);
    const errors = latest.diagnostics.filter(({ severity }) => severity === 'error');
    return sortDiagnostics(withoutRepeats([...judged.diagnostics, ...errors]));
  },
);

function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ file, line, column, rule }: Diagnostic) => [file, line, column, rule].join('\0');
  return [...new Map(diagnostics.map((one) => [keyOf(one), one])).values()];
}
