import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { CopiedFile, GenerateFile, LazyFiles, PublishedFile } from '../../contract/output.ts';
import type { LastBuild, WorkshopHost } from '../../contract/workshop-host.ts';
import { bundleInMemory } from '../../pages/index.ts';
import { type BuildReport, type BuildResult, build, openCache, reportOf } from '../../pipeline/index.ts';
import { type BuildState, buildState } from './dev-state.ts';
import { describeBuild, type lightHost, workshopHost } from './workshop-host.ts';

/** Builds the site, and renders drafts between builds. Its data are plain, because it may run in its own process. */
export interface Generator extends Omit<WorkshopHost, keyof ReturnType<typeof lightHost> | 'built'> {
  /** Builds the site into `devFolder`. `hasNewCode`: true if the site's code has changed since the last build. */
  rebuild(hasNewCode: boolean): Promise<Rebuilt>;
  /** Generates a lazy file into `lazyFolder`, by its output path; returns undefined for any other path. */
  generate(path: string): Promise<Generated | undefined>;
  close(): void;
}

export interface Rebuilt {
  state: BuildState;
  content: LastBuild;
  report: BuildReport;
}

interface Generated {
  isMade: boolean;
  diagnostics: readonly Diagnostic[];
}

type Site = Pick<SiteDefinition, 'cacheDir'>;

export function devFolder({ cacheDir }: Site): string {
  return join(cacheDir, 'dev');
}

export function lazyFolder({ cacheDir }: Site): string {
  return join(cacheDir, 'lazy');
}

export interface GeneratorOptions {
  site: SiteDefinition;
  base?: string | undefined;
  now?: Date | undefined;
}

/** Opens a generator in this process. `latest` returns the result of its last build. */
export function openGenerator(options: GeneratorOptions): Generator & { latest(): BuildResult | undefined } {
  const { site, base, now } = options;
  const [code, cache] = [bundleInMemory(), openCache(site, { keepsRecent: true })];
  const pictures = new Map<string, GenerateFile>();
  let [latest, drawn]: (BuildResult | undefined)[] = [];
  let lazy: LazyFiles = new Map();
  let published: ReadonlyMap<string, string> | undefined;
  const rebuild = async (hasNewCode: boolean): Promise<Rebuilt> => {
    if (hasNewCode) code.forget();
    const out = devFolder(site);
    const result = await build(site, { out, base, now, development: true, bundleStep: code.step, cache });
    latest = result;
    if (result.values.finished) drawn = result;
    if (result.ok) lazy = result.lazy;
    const before = published;
    if (result.ok) published = keysOf(result.values.published ?? []);
    const changed = before && published && changedPaths(before, published);
    return { state: buildState(result, changed), content: describeBuild(site, result), report: reportOf(result) };
  };
  const seen = { latest: () => latest, drawn: () => drawn, lazy: pictures };
  const host = workshopHost({ site, cache, code: code.step, ...seen, ...(base && { base }) });
  return {
    ...host,
    rebuild,
    draft: async (...args) => {
      // A restarted process has built nothing yet.
      if (!latest) await rebuild(false);
      return host.draft(...args);
    },
    generate: (path) => generate(lazy.get(path) ?? pictures.get(path), path, lazyFolder(site)),
    close: () => {},
    latest: () => latest,
  };
}

function keysOf(files: readonly PublishedFile[]): ReadonlyMap<string, string> {
  return new Map(files.map((file) => [file.path, 'hash' in file ? file.hash : originalKey(file)]));
}

function originalKey({ from }: CopiedFile): string {
  const { ino, size, mtimeMs } = statSync(from);
  return [from, ino, size, mtimeMs].join(' ');
}

function changedPaths(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
}

async function generate(make: GenerateFile | undefined, path: string, folder: string): Promise<Generated | undefined> {
  if (!make) return undefined;
  const { value, diagnostics } = await make();
  const file = value.files.find((one) => one.path === path);
  const place = join(folder, path);
  if (file) {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, file.contents());
  }
  return { isMade: file !== undefined, diagnostics };
}
