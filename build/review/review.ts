import type { SiteDefinition } from '../contract/definition.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { ReviewSettings } from '../contract/review.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import { type PlaceStep, placed } from '../validate/field-findings.ts';
import type { PlacedEntry } from '../validate/placed-entry.ts';
import { passagesOf } from './passages.ts';

/** What the site's own rules say of how texts are written: warnings alone, without those that a file sets aside. A rule set aside for nothing is one, too. */
export async function review(
  { review: settings }: Pick<SiteDefinition, 'review'>,
  entries: readonly PlacedEntry[],
  step?: PlaceStep,
): Promise<Outcome<undefined>> {
  const found = settings ? await Promise.all(entries.map((entry) => ofEntry(settings, entry, step))) : [];
  return { value: undefined, diagnostics: found.flat() };
}

async function ofEntry(
  { rules, silences }: ReviewSettings,
  { kind, entry, file, text }: PlacedEntry,
  step?: PlaceStep,
): Promise<Diagnostic[]> {
  const reviewed = { kind, passages: passagesIn(file.textStart?.line, text), words: file.words };
  const silenced = silences(entry.data);
  const found = Object.entries(rules).map(([rule, judge]) => ({ rule, findings: judge(reviewed) }));
  const idle = silenced.filter(({ rule }) => !found.some((one) => one.rule === rule && one.findings.length > 0));
  const spoken = found.filter(({ rule }) => !silenced.some((one) => one.rule === rule));
  return [
    ...spoken.flatMap(({ rule, findings }) =>
      findings.map(({ at, ...wording }) => diagnostic('warning', file.path, at, { rule, ...wording })),
    ),
    ...(await placed(
      idle.map(({ rule, at }) => {
        const wording = messages.review.idleSilence(rule);
        return { severity: 'warning', file: file.path, text, at, wording };
      }),
      step,
    )),
  ];
}

function passagesIn(firstLine: number | undefined, text: string) {
  if (firstLine === undefined) return [];
  const body = text
    .split('\n')
    .slice(firstLine - 1)
    .join('\n');
  return passagesOf(body, firstLine);
}
