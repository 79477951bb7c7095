import { bundle } from './bundle/bundle.ts';
import { check, type FinishedSite } from './check/check.ts';
import type { CheckedPage, WrittenText } from './check/checked-page.ts';
import type { SiteAddress, SiteDefinition, SiteSettings } from './contract/definition.ts';
import { type CopiedFile, fileText, type OutputFile } from './contract/output.ts';
import { type Diagnostic, hasErrors, sortDiagnostics } from './diagnostics/diagnostic.ts';
import { withinSources } from './diagnostics/limits.ts';
import { type Page, render } from './draw/render.ts';
import { parse } from './parse/parse.ts';
import { route } from './plan/route.ts';
import { publish } from './publish/publish.ts';
import { readContent } from './read/read.ts';
import { staticFiles } from './read/static-files.ts';
import { staticImages } from './read/static-images.ts';
import { assemble } from './validate/assemble.ts';
import { checkFieldMarkdown } from './validate/field-markdown.ts';
import { findPlaceholders } from './validate/placeholders.ts';
import { checkProse, slotsOf } from './validate/prose.ts';
import { type PlacedEntry, validate } from './validate/validate.ts';
import { fillVariables } from './validate/variables.ts';

export type Stage = 'read' | 'parse' | 'validate' | 'route' | 'bundle' | 'render' | 'check' | 'publish';

export interface BuildOptions {
  /** Folder to publish into; nothing is published without it. */
  out?: string;
  /** Folder the site is served from ('/repo'), instead of the one in its settings. */
  base?: string;
  /** React's development build in the browser, which warns about what does not fit. */
  development?: boolean;
  /** For visitors: name what is still a placeholder, and be as strict as rules are then. */
  production?: boolean;
  /** Last change to a file on its way out, after the checks; for the development server. */
  publishedAs?: (file: OutputFile) => OutputFile;
  onStage?: (stage: Stage) => void;
}

export interface BuildResult {
  ok: boolean;
  diagnostics: Diagnostic[];
  pages: Page[];
  /** What kinds say about their entries, a line each. */
  summaries: readonly string[];
  /** Routes that could not be drawn, with what their components threw. */
  failures: ReadonlyMap<string, string>;
  /** What the build made. */
  files: OutputFile[];
  /** What it copies from the static folder. */
  copies: CopiedFile[];
  /** Source texts by path, for showing the lines that diagnostics point at. */
  sources: ReadonlyMap<string, string>;
  /** Seconds each stage took. */
  seconds: Partial<Record<Stage, number>>;
}

/** Builds a site, one stage a line. Findings are collected; what has an error is never published. */
export async function build(site: SiteDefinition, options: BuildOptions = {}): Promise<BuildResult> {
  const run = new Run(options.onStage);

  const read = await run.stage('read', () => readContent(site.root, site.contentDir));
  if (run.failed && read.files.length === 0) return run.result();
  const copied = await run.stage('read', () => staticFiles(site.root, site.staticDir));
  for (const { path, text } of read.files) run.sources.set(path, text);
  const parsed = await run.stage('parse', () =>
    parse(read.files, { settings: site.markdown, slots: slotsOf(site.kinds), imageSize: staticImages(site.staticDir) }),
  );
  const valid = await run.stage('validate', () =>
    validate(site.kinds, parsed.value, read.files, { production: options.production ?? false }),
  );
  run.collect(checkProse(site.kinds, valid.entries));
  run.collect(checkFieldMarkdown(valid.entries));
  run.summaries = summarise(site.kinds, valid.entries);
  if (options.production) run.collect(findPlaceholders(read.files, site.placeholders));
  if (run.failed) return run.result();

  const { address, variables } = settingsOf(site, valid.entries, options.base);
  const filled = await run.stage('route', () => fillVariables(valid.entries, variables));
  const content = assemble(site.kinds, filled.entries);
  const routed = await run.stage('route', () => route(site.kinds, filled.entries));
  if (run.failed) return run.result();

  const bundled = await run.stage('bundle', () =>
    bundle(site, { base: address.base, development: options.development ?? false }),
  );
  if (!('bundle' in bundled)) return run.result();
  const rendered = await run.stage('render', () => render(routed.routes, content, address, bundled.bundle));
  run.pages = rendered.pages;
  run.failures = rendered.failures;
  run.files = [...rendered.pages.map(({ file }) => file), ...linkedStyles(rendered.pages), ...bundled.bundle.assets];
  run.copies = copied.files;
  await run.stage('check', () => check(finishedSite(run, address)));

  const { out, publishedAs = (file) => file } = options;
  if (out && !run.failed)
    await run.stage('publish', () => publish([...run.files.map(publishedAs), ...run.copies], out));
  return run.result();
}

/** What a build has found and how long it took so far. */
class Run {
  readonly sources = new Map<string, string>();
  pages: Page[] = [];
  failures: ReadonlyMap<string, string> = new Map();
  summaries: readonly string[] = [];
  files: OutputFile[] = [];
  copies: CopiedFile[] = [];
  private readonly diagnostics: Diagnostic[] = [];
  private readonly seconds: Partial<Record<Stage, number>> = {};
  private readonly onStage: ((stage: Stage) => void) | undefined;

  constructor(onStage: ((stage: Stage) => void) | undefined) {
    this.onStage = onStage;
  }

  get failed(): boolean {
    return hasErrors(this.diagnostics);
  }

  async stage<Value>(name: Stage, work: () => Value | Promise<Value>): Promise<Value> {
    this.onStage?.(name);
    const start = performance.now();
    const value = await work();
    this.seconds[name] = (this.seconds[name] ?? 0) + (performance.now() - start) / 1000;
    if (typeof value === 'object' && value !== null && 'diagnostics' in value)
      this.collect(value.diagnostics as Diagnostic[]);
    return value;
  }

  collect(diagnostics: readonly Diagnostic[]): void {
    // Not spread: a call takes only so many arguments.
    for (const diagnostic of diagnostics) this.diagnostics.push(diagnostic);
  }

  result(): BuildResult {
    const { pages, failures, summaries, files, copies, sources, seconds } = this;
    return {
      ok: !this.failed,
      diagnostics: sortDiagnostics(withinSources(this.diagnostics, sources)),
      pages,
      failures,
      summaries,
      files,
      copies,
      sources,
      seconds,
    };
  }
}

function summarise(kinds: SiteDefinition['kinds'], entries: readonly PlacedEntry[]): string[] {
  return Object.entries(kinds).flatMap(([name, { summary }]) =>
    summary ? summary(entries.filter(({ kind }) => kind === name).map(({ entry }) => entry) as never) : [],
  );
}

function settingsOf(site: SiteDefinition, entries: readonly PlacedEntry[], base: string | undefined): SiteSettings {
  const settings = entries.find(({ kind }) => kind === site.settings.kind);
  if (!settings) throw new Error(`kind "${site.settings.kind}" must be single`);
  const { address, variables } = site.settings.read(settings.entry.data as never);
  return { address: base === undefined ? address : { ...address, base }, variables };
}

function finishedSite({ pages, files, copies }: Run, address: SiteAddress): FinishedSite {
  return {
    pages: pages.map(checkedPage),
    files: [...files, ...copies].map(({ path }) => path),
    address,
    texts: new Map(pages.map(({ route }) => [route.file.path, writtenText(route)])),
    fieldPlaces: async (text) => (await import('./parse/front-matter/field-places.ts')).fieldPlaces(text),
  };
}

export function checkedPage({ route, file, facts, style }: Page): CheckedPage {
  const { kind, path, output } = route;
  const html = () => fileText(file);
  return { kind, path, output, source: route.file.path, html, facts, ...(style && { style: style.text }) };
}

export function writtenText({ file, text, entry }: PlacedEntry): WrittenText {
  const { links, textStart } = file;
  return { text, data: entry.data, html: entry.html, links, ...(textStart && { textStart }) };
}

function linkedStyles(pages: readonly Page[]): OutputFile[] {
  const files = pages.flatMap(({ inlined, style }) => (inlined || !style ? [] : [style.file]));
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
