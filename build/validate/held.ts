import type { Kind, RuleContext } from '../contract/kind.ts';
import { kindMatcher, slugOf } from '../contract/kind-matcher.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { ParsedFile } from '../contract/parsed-file.ts';
import { type HeldPage, heldOn } from '../contract/publication.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { byCodeUnit } from '../system/by-code-unit.ts';

type Kinds = Readonly<Record<string, Kind>>;

/** What is not published on a day, the broken files included: drafts last, the others by their days. */
export function heldPages(kinds: Kinds, files: readonly ParsedFile[], today: string): HeldPage[] {
  const kindOf = kindMatcher(kinds);
  const pages = files.flatMap(({ path: file, name, data }): HeldPage[] => {
    const kind = kinds[kindOf(name) ?? ''];
    const held = kind && heldOn(kind, data, today);
    return held ? [{ file, path: kind.path?.(slugOf(name)) ?? '', held }] : [];
  });
  const day = ({ held }: HeldPage) => (held.why === 'scheduled' ? held.from : 'later');
  return pages.sort((a, b) => byCodeUnit(day(a), day(b)) || byCodeUnit(a.path, b.path));
}

/** Files as they were taken apart, for visitors: what is wrong with a draft keeps nothing else from being published. */
export function sparingDrafts(
  { value, diagnostics }: Outcome<ParsedFile[]>,
  kinds: Kinds,
  { production, today }: Pick<RuleContext, 'production' | 'today'>,
): Outcome<ParsedFile[]> {
  if (!production || diagnostics.length === 0) return { value, diagnostics };
  return { value, diagnostics: lenient(diagnostics, heldPages(kinds, value, today)) };
}

/** The same findings, where those about drafts are warnings. */
export function lenient(diagnostics: readonly Diagnostic[], held: readonly HeldPage[]): Diagnostic[] {
  const drafts = draftsAmong(held);
  return diagnostics.map((one) => (drafts.has(one.file) ? { ...one, severity: 'warning' } : one));
}

/** Files of drafts. */
export function draftsAmong(held: readonly HeldPage[]): ReadonlySet<string> {
  return new Set(held.flatMap(({ file, held: { why } }) => (why === 'draft' ? file : [])));
}
