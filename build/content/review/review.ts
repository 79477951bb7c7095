import type { PlacedEntry } from '../../contract/content.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { ReviewSettings } from '../../contract/review.ts';
import { type Diagnostic, diagnostic, type Outcome } from '../../diagnostics/diagnostic.ts';
import { passagesOf } from './passages.ts';

/** Runs the site's own rules of writing over the published texts: warnings alone, without the rules that a text sets aside. */
export function review(
  { review: settings }: Pick<SiteDefinition, 'review'>,
  entries: readonly PlacedEntry[],
): Outcome<undefined> {
  return { value: undefined, diagnostics: settings ? entries.flatMap((entry) => ofEntry(settings, entry)) : [] };
}

function ofEntry({ rules, silences }: ReviewSettings, { contentType, entry, file, text }: PlacedEntry): Diagnostic[] {
  const reviewed = { contentType, passages: passagesOf(text, file.textStart?.line), words: file.words };
  const silenced = silences(entry.data);
  return Object.entries(rules).flatMap(([rule, judge]) =>
    silenced.includes(rule)
      ? []
      : judge(reviewed).map(({ at, ...wording }) => diagnostic('warning', file.path, at, { rule, ...wording })),
  );
}
