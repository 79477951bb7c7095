import type { Kind, RuleContext } from '../contract/kind.ts';
import { kindMatcher, slugOf } from '../contract/kind-matcher.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { ParsedFile } from '../contract/parsed-file.ts';
import { type HeldPage, heldOn } from '../contract/publication.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { byCodeUnit } from '../system/by-code-unit.ts';

type Kinds = Readonly<Record<string, Kind>>;

/** The pages that are not published on a day, those with errors included: scheduled ones by their days, then drafts. */
export function unpublishedPages(kinds: Kinds, files: readonly ParsedFile[], today: string): HeldPage[] {
  const kindOf = kindMatcher(kinds);
  const pages = files.flatMap(({ path: file, name, data }): HeldPage[] => {
    const kind = kinds[kindOf(name) ?? ''];
    const held = kind && heldOn(kind, data, today);
    return held ? [{ file, path: kind.path?.(slugOf(name)) ?? '', held }] : [];
  });
  const day = ({ held }: HeldPage) => (held.why === 'scheduled' ? held.from : 'later');
  return pages.sort((a, b) => byCodeUnit(day(a), day(b)) || byCodeUnit(a.path, b.path));
}

/** Turns the errors of drafts into warnings in a build for visitors: a draft keeps nothing else from being published. */
export function sparingDrafts(
  { value, diagnostics }: Outcome<ParsedFile[]>,
  kinds: Kinds,
  { production, today }: Pick<RuleContext, 'production' | 'today'>,
): Outcome<ParsedFile[]> {
  if (!production || diagnostics.length === 0) return { value, diagnostics };
  return { value, diagnostics: lenient(diagnostics, unpublishedPages(kinds, value, today)) };
}

/** Returns the diagnostics with the errors of drafts as warnings. */
export function lenient(diagnostics: readonly Diagnostic[], held: readonly HeldPage[]): Diagnostic[] {
  const drafts = draftFiles(held);
  return diagnostics.map((one) => (drafts.has(one.file) ? { ...one, severity: 'warning' } : one));
}

/** Files of drafts. */
export function draftFiles(held: readonly HeldPage[]): ReadonlySet<string> {
  return new Set(held.flatMap(({ file, held: { why } }) => (why === 'draft' ? file : [])));
}
