import type { ContentTypes, RuleContext } from '../../contract/content-type.ts';
import { contentTypeMatcher, slugOfFile } from '../../contract/content-type-matcher.ts';
import type { Diagnostic, Outcome } from '../../contract/diagnostic.ts';
import { type UnpublishedPage, unpublishedReason } from '../../contract/publication.ts';
import type { ParsedFile } from '../../contract/source-file.ts';
import { byCodeUnit } from '../../platform/by-code-unit.ts';

/** Returns the pages that are not published on a day, faulty ones included: scheduled pages by day, then drafts. */
export function unpublishedPages(
  contentTypes: ContentTypes,
  files: readonly ParsedFile[],
  today: string,
): UnpublishedPage[] {
  const contentTypeOf = contentTypeMatcher(contentTypes);
  const pages = files.flatMap(({ path: file, name, data }): UnpublishedPage[] => {
    const contentType = contentTypes[contentTypeOf(name) ?? ''];
    const unpublished = contentType && unpublishedReason(contentType, data, today);
    return unpublished ? [{ file, path: contentType.path?.(slugOfFile(name)) ?? '', unpublished }] : [];
  });
  const day = ({ unpublished }: UnpublishedPage) => (unpublished.why === 'scheduled' ? unpublished.from : 'later');
  return pages.sort((a, b) => byCodeUnit(day(a), day(b)) || byCodeUnit(a.path, b.path));
}

/** Turns errors of drafts into warnings, so that a draft keeps nothing else from being published. */
export function demoteDraftErrors(
  { value, diagnostics }: Outcome<ParsedFile[]>,
  contentTypes: ContentTypes,
  { production, today }: Pick<RuleContext, 'production' | 'today'>,
): Outcome<ParsedFile[]> {
  if (!production || diagnostics.length === 0) return { value, diagnostics };
  return { value, diagnostics: draftErrorsAsWarnings(diagnostics, unpublishedPages(contentTypes, value, today)) };
}

export function draftErrorsAsWarnings(
  diagnostics: readonly Diagnostic[],
  unpublished: readonly UnpublishedPage[],
): Diagnostic[] {
  const drafts = draftFiles(unpublished);
  return diagnostics.map((one) => (drafts.has(one.file) ? { ...one, severity: 'warning' } : one));
}

export function draftFiles(unpublished: readonly UnpublishedPage[]): ReadonlySet<string> {
  return new Set(unpublished.flatMap(({ file, unpublished: { why } }) => (why === 'draft' ? file : [])));
}
