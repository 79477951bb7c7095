import type { MediaLibrary } from '../assets/index.ts';
import type { Bundle } from '../contract/bundle.ts';
import type { Content } from '../contract/content.ts';
import { type Diagnostic, sortDiagnostics } from '../contract/diagnostic.ts';
import type { FinishedPages, Page } from '../contract/finished-page.ts';
import type { CopiedFile, LazyFiles, OutputFile, PublishedFile } from '../contract/output.ts';
import type { UnpublishedPage } from '../contract/publication.ts';
import type { ParsedFile, Sources } from '../contract/source-file.ts';
import { clampToSources } from '../diagnostics/limits.ts';
import type { Stage, StageLog } from './stage-log.ts';

export interface BuildResult {
  ok: boolean;
  diagnostics: readonly Diagnostic[];
  pages: readonly Page[];
  /** The folder that the site is served from; absent if its settings have an error. */
  base: string | undefined;
  /** All content by type; absent if it has an error. */
  site: object | undefined;
  /** Pages that are not published yet: scheduled ones by day, then drafts. Builds for visitors leave them out of everything else. */
  unpublished: readonly UnpublishedPage[];
  /** A line for each content type about its entries. */
  summaries: readonly string[];
  /** Errors of components whose pages could not be rendered, by path. */
  failures: ReadonlyMap<string, string>;
  /** Files that the build made. */
  files: readonly OutputFile[];
  /** Files that are published unchanged: static files, films and drawings. */
  copies: readonly CopiedFile[];
  /** Texts that diagnostics point at, by path, so that their lines can be shown. */
  sources: ReadonlyMap<string, string>;
  /** Functions that make the files which the development server leaves until they are requested. */
  lazy: LazyFiles;
  /** The values of the stages, for the preview of an unsaved text. */
  values: StageValues;
  /** Seconds that each stage took. */
  seconds: Partial<Record<Stage, number>>;
}

/** The report of a build, as plain data. */
export interface BuildReport extends Pick<BuildResult, 'ok' | 'seconds' | 'unpublished' | 'diagnostics' | 'summaries'> {
  /** The number of pages. */
  pages: number;
  files: number;
  /** Texts that diagnostics point at, by path. */
  sources: Readonly<Record<string, string>>;
}

export function reportOf(result: BuildResult): BuildReport {
  const { ok, pages, files, copies, seconds, unpublished, diagnostics, summaries, sources } = result;
  const counts = { pages: pages.length, files: files.length + copies.length };
  const texts = Object.fromEntries(sources);
  return { ok, ...counts, seconds, unpublished, diagnostics, summaries, sources: texts };
}

/** The values of the stages; a value is absent if an error kept the build from it. */
export interface StageValues {
  read: Sources;
  library?: MediaLibrary;
  parsed?: readonly ParsedFile[];
  content?: Content;
  code?: Bundle;
  finished?: FinishedPages;
  files?: readonly OutputFile[];
  /** Paths of all files that will be published, once for each source of a file. */
  paths?: readonly string[];
  /** All published files, by their place. */
  published?: readonly PublishedFile[];
  copies?: readonly CopiedFile[];
  lazy?: LazyFiles;
}

export function buildResult({ failed, diagnostics, seconds }: StageLog, values: StageValues): BuildResult {
  const named = new Set(diagnostics.map(({ file }) => file));
  const sources = new Map(values.read.texts.flatMap(({ path, text }) => (named.has(path) ? [[path, text]] : [])));
  return {
    ok: !failed,
    diagnostics: sortDiagnostics(clampToSources(diagnostics, sources)),
    pages: values.finished?.pages ?? [],
    base: values.content?.settings.address.base,
    site: values.content?.site,
    failures: values.finished?.failures ?? new Map(),
    summaries: values.content?.summaries ?? [],
    unpublished: values.content?.unpublished ?? [],
    files: values.files ?? [],
    copies: values.copies ?? [],
    sources,
    lazy: values.lazy ?? new Map(),
    values,
    seconds,
  };
}
