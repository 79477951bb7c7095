import type { BuildResult } from '../../build-result.ts';
import type { BundleStep } from '../../bundle/held-bundle.ts';
import { checkPage } from '../../check/check-page.ts';
import { finishedSite } from '../../check/finished-site.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { AskMedia } from '../../contract/media.ts';
import { fileText, outputFile } from '../../contract/output.ts';
import type { PlannedPage } from '../../contract/planned-page.ts';
import type { SourceFile } from '../../contract/source-file.ts';
import { type Diagnostic, hasErrors, sortDiagnostics } from '../../diagnostics/diagnostic.ts';
import { withinSources } from '../../diagnostics/limits.ts';
import { draw } from '../../draw/draw.ts';
import { finish } from '../../finish/finish.ts';
import { type FinishStep, finishPages, type Page } from '../../finish/finish-pages.ts';
import { type Kept, keptForms, keptPlaces } from '../../kept-steps.ts';
import type { MadeLater } from '../../make/make.ts';
import { showMedia } from '../../media/show-media.ts';
import { pagesOf } from '../../plan/pages.ts';
import { tooLarge } from '../../read/read.ts';
import { byCodeUnit } from '../../system/by-code-unit.ts';
import { type PlaceStep, placesOfFields } from '../../validate/field-findings.ts';
import { withheldFrom } from '../../validate/placeholders.ts';
import { slotsOf } from '../../validate/prose.ts';
import { rulesOf } from '../../validate/rules-of.ts';
import { type Content, type SoundContent, soundContent, wholeContent } from '../../validate/validate.ts';

/** What a draft goes out from: the site as it was last built, its code, and what is kept of it. */
export interface Ground {
  site: SiteDefinition;
  /** Folder the site is served from, instead of the one in its settings. */
  base?: string;
  kept: Kept;
  code: BundleStep;
  latest: BuildResult;
  /** The last build that has drawn all pages: links are held against it. */
  drawn: BuildResult | undefined;
  /** Judges the text as a build for visitors would at this moment, instead of as one for the writer does now. */
  visitors?: Date;
}

/** A page as an unsaved text makes it. */
export interface Draft {
  /** Absent where the text, or what it stands in, cannot be drawn. */
  html?: string;
  /** Path of the page. */
  path: string;
  /** What is to be said of the text, as if it were saved. */
  findings: Diagnostic[];
  /** What makes the pictures that it shows. */
  later: MadeLater;
}

/**
 * One text through the stages of a build, in the place of the saved one; its page alone is drawn, and nothing is published or kept.
 * What other files have wrong leaves them out of it. A file without a page shows on the home page.
 */
export async function draft(ground: Ground, source: SourceFile): Promise<Draft> {
  const { site, latest, kept, visitors } = ground;
  const { texts, copies, parsed: saved = [], media } = savedIn(latest);
  const findings: Diagnostic[] = [];
  const found = (all: readonly Diagnostic[]) => findings.push(...all.filter(({ file }) => file === source.path));
  const end = (drawn: Pick<Draft, 'path' | 'later'> & { html?: string } = { path: '', later: new Map() }): Draft => ({
    ...drawn,
    findings: sortDiagnostics(withinSources(findings, new Map([[source.path, source.text]]))),
  });

  const large = tooLarge(source.path, Buffer.byteLength(source.text));
  if (large) findings.push(large);
  if (large) return end();
  const { parseFile } = await import('../../parse/parse-file.ts');
  const withheld = withheldFrom(site.placeholders, visitors !== undefined);
  const marks = { settings: site.markdown, slots: slotsOf(site.kinds), media, withheld };
  const parsed = parseFile(source, marks, true);
  found(parsed.diagnostics);
  if (!parsed.value) return end();
  const [files, sources] = [withOne(saved, parsed.value), withOne(texts, source)];
  const rules = rulesOf(site, { media, copies }, { ...ground, ...(visitors && { production: true, now: visitors }) });
  const sound = await soundContent(site, files, sources, rules, placing(source.text, kept));
  found(sound.diagnostics);
  const content = sound.value && !hasErrors(findings) ? wholeOf(site, sound.value) : undefined;
  const planned = content && pageOf(site, content, source.path);
  if (!content || !planned) return end();
  const drawn = await drawOne(ground, content, planned);
  found(drawn.diagnostics);
  if (!drawn.page) return end({ path: planned.path, later: new Map() });
  const shown = await picturesOf(ground, content, drawn.page);
  found(await checked(ground, content, { page: drawn.page, source: source.path, shown: shown.missing }));
  return end({ path: planned.path, html: fileText(drawn.page.file), later: shown.later });
}

function savedIn({ made: { read, parsed, library } }: BuildResult) {
  const media: AskMedia = library?.answer ?? (() => ({ missing: true }));
  return { texts: read.texts, copies: read.copies, parsed, media };
}

/** The list with another file in the place of the one of its path, or added in the order of paths. */
function withOne<File extends { path: string }>(files: readonly File[], one: File): File[] {
  const next = files.findIndex(({ path }) => byCodeUnit(path, one.path) >= 0);
  const place = next === -1 ? files.length : next;
  return files.toSpliced(place, Number(files[place]?.path === one.path), one);
}

/** What is found of the saved texts is kept from one draft to the next. */
function placing(text: string, kept: Kept): PlaceStep {
  const known = keptPlaces(kept);
  return (written, fields) => (written === text ? placesOfFields : known)(written, fields);
}

/** The site's own functions may throw for want of a file that is broken, which is said of that file. */
function wholeOf(site: SiteDefinition, sound: SoundContent): Content | undefined {
  try {
    return wholeContent(site, sound);
  } catch {
    return undefined;
  }
}

function pageOf({ kinds }: SiteDefinition, content: Content, source: string): PlannedPage | undefined {
  const [own] = pagesOf(kinds, content, (page) => page.source === source && page.leadsTo === undefined);
  return own ?? pagesOf(kinds, content, ({ path }) => path === '/')[0];
}

async function drawOne(
  { site, kept, code }: Ground,
  { settings: { address }, frame }: Content,
  planned: PlannedPage,
): Promise<{ page?: Page; diagnostics: readonly Diagnostic[] }> {
  const bundle = await code(site, { base: address.base, development: true, cache: kept });
  if (!bundle.value) return bundle;
  const { value, diagnostics } = finishPages(
    draw([planned], { bundle: bundle.value, address, frame }).value,
    address,
    finishInline,
  );
  const [page] = value.pages;
  return { ...(page && { page }), diagnostics };
}

/** With its styles in it, whatever its weight: a stylesheet beside it might not be published. */
const finishInline: FinishStep = ({ page, draw }, address) => {
  const { html, facts } = finish(draw('inline'), { address });
  return { ...outputFile(page.output, html), facts: { facts, inlined: true } };
};

/** The pictures that a page shows are made when they are asked for. */
async function picturesOf({ site, kept, latest }: Ground, { settings: { address } }: Content, page: Page) {
  const { library, parsed = [] } = latest.made;
  if (!library) return { missing: [], later: new Map() };
  const showing = {
    site,
    copies: [],
    parsed,
    others: [],
    base: address.base,
    step: keptForms(kept, site),
    development: true,
  };
  return (await showMedia(library, [page], showing)).value;
}

/** `shown`: paths of pictures that may be its alone. */
async function checked(
  { drawn, visitors }: Ground,
  content: Content,
  { page, source, shown }: { page: Page; source: string; shown: readonly string[] },
): Promise<Diagnostic[]> {
  const { finished, paths = [] } = drawn?.made ?? {};
  if (!finished) return [];
  const { output } = page.route;
  const unpublished = new Set<string | undefined>(visitors ? content.held.map(({ file }) => file) : []);
  const isUnpublished = ({ route }: Page) => unpublished.has(route.source);
  const others = finished.pages.filter((one) => one.route.output !== output && !isUnpublished(one));
  const missing = new Set(finished.pages.filter(isUnpublished).map(({ route }) => route.output));
  const files = [...paths.filter((path) => !missing.has(path)), ...shown, output];
  return checkPage(finishedSite([...others, page], content, files, []), output, source);
}
