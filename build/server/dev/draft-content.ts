import { type ParseStep, type ValidContent, validateOptions, validContent, wholeContent } from '../../content/index.ts';
import type { Content } from '../../contract/content.ts';
import { pagePaths, slotsOf } from '../../contract/content-type-matcher.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { MediaLookup } from '../../contract/media.ts';
import { redactedPatterns } from '../../contract/redaction.ts';
import type { ContentText } from '../../contract/workshop-host.ts';
import type { Outcome } from '../../diagnostics/diagnostic.ts';
import { byCodeUnit } from '../../platform/by-code-unit.ts';
import type { DraftContext } from './draft-page.ts';

interface ContentContext extends Pick<DraftContext, 'site' | 'base' | 'latest' | 'visitors'> {
  /** Where the clock stands still. */
  now?: Date;
}

/** The content of the last build with this text in the place of the saved one; no value where the text cannot be parsed. */
export async function validContentWith(
  { site, latest, ...context }: ContentContext,
  source: ContentText,
  parse: ParseStep,
): Promise<Outcome<ValidContent | undefined>> {
  const { read, parsed: saved = [], library } = latest.values;
  const { visitors } = context;
  const media: MediaLookup = library?.answer ?? (() => ({ missing: true }));
  const redacted = redactedPatterns(site.placeholders, visitors !== undefined);
  const parsed = await parse(source, {
    settings: site.markdown,
    slots: slotsOf(site.contentTypes),
    pagePathOf: pagePaths(site.contentTypes),
    media,
    redacted,
  });
  if (!parsed.value) return { value: undefined, diagnostics: parsed.diagnostics };
  const [files, texts] = [withOne(saved, parsed.value), withOne(read.texts, source)];
  const options = { ...context, ...(visitors && { production: true, now: visitors }) };
  const rules = validateOptions(site, { media, copies: read.copies }, options);
  const { value, diagnostics } = await validContent(site, files, texts, rules);
  return { value, diagnostics: [...parsed.diagnostics, ...diagnostics] };
}

/** Undefined where the site's own functions throw because an entry is missing whose file has an error of its own. */
export function wholeOf(site: SiteDefinition, sound: ValidContent): Content | undefined {
  try {
    return wholeContent(site, sound);
  } catch {
    return undefined;
  }
}

/** The list with another file in the place of the one of its path, or added in the order of paths. */
function withOne<File extends { path: string }>(files: readonly File[], one: File): File[] {
  const next = files.findIndex(({ path }) => byCodeUnit(path, one.path) >= 0);
  const place = next === -1 ? files.length : next;
  return files.toSpliced(place, Number(files[place]?.path === one.path), one);
}
