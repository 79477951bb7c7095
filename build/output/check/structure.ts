import { type Diagnostic, diagnostic, type Position, WHOLE_FILE } from '../../contract/diagnostic.ts';
import type { Page } from '../../contract/finished-page.ts';
import { locateFields } from '../../diagnostics/field-diagnostics.ts';
import { check as messages } from '../../diagnostics/messages/check.fr.ts';
import { fileOf, type Texts } from './places.ts';

export function checkIds(pages: readonly Page[]): Diagnostic[] {
  return pages.flatMap((page) =>
    Array.from(repeated(page.facts.ids), (id) =>
      diagnostic('error', fileOf(page), WHOLE_FILE, messages.repeatedId(id)),
    ),
  );
}

function repeated(ids: readonly string[]): Set<string> {
  const seen = new Set<string>();
  return new Set(ids.filter((id) => seen.size === seen.add(id).size));
}

type Field = 'title' | 'description';

/** Reports titles and descriptions that two pages share, and long titles. A draft may begin as a copy, so that it only gets a warning. */
export async function checkTitles(
  pages: readonly Page[],
  texts: Texts,
  limit = Number.POSITIVE_INFINITY,
  judged: readonly Page[] = pages,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const isJudged = new Set(judged);
  const isDraft = ({ route: { source = '' } }: Page) => texts.get(source)?.entry.unpublished?.why === 'draft';
  const draftsLast = [...pages.filter((page) => !isDraft(page)), ...pages.filter(isDraft)];
  for (const field of ['title', 'description'] as const) {
    const first = new Map<string, Page>();
    for (const page of draftsLast) {
      const text = page.facts[field].trim();
      const other = first.get(text);
      if (!other) first.set(text, page);
      else if (text !== '' && isJudged.has(page))
        diagnostics.push(await reportSame(page, other, field, texts, isDraft(page) ? 'warning' : 'error'));
    }
  }
  for (const page of judged) {
    const { length } = page.facts.title.trim();
    if (length < limit) continue;
    const place = await valuePlace(page, 'title', texts);
    const added = length - (longestValue(page, 'title', texts)?.written.trim().length ?? length);
    diagnostics.push(diagnostic('warning', fileOf(page), place, messages.longTitle(length, limit, added)));
  }
  return diagnostics;
}

async function reportSame(
  page: Page,
  other: Page,
  field: Field,
  texts: Texts,
  severity: Diagnostic['severity'],
): Promise<Diagnostic> {
  const { line } = await valuePlace(other, field, texts);
  const wording = messages.sameAs(field, fileOf(other), line);
  return diagnostic(severity, fileOf(page), await valuePlace(page, field, texts), wording);
}

/** Finds the front-matter field of a title or description. */
async function valuePlace(page: Page, field: Field, texts: Texts): Promise<Position> {
  const longest = longestValue(page, field, texts);
  const [place = WHOLE_FILE] = longest ? await locateFields(longest.text, [{ at: [longest.key] }]) : [];
  return place;
}

/** Finds the longest front-matter value in a page's title or description. */
function longestValue(
  { route: { source }, facts }: Page,
  field: Field,
  texts: Texts,
): { key: string; written: string; text: string } | undefined {
  const file = source === undefined ? undefined : texts.get(source);
  if (!file) return undefined;
  const whole = withoutTypography(facts[field]);
  const [longest] = Object.entries(Object(file.entry.data))
    .flatMap(([key, value]) => (typeof value === 'string' ? { key, written: value, text: file.text } : []))
    .filter(({ written }) => written.trim() !== '' && whole.includes(withoutTypography(written)))
    .sort((a, b) => withoutTypography(b.written).length - withoutTypography(a.written).length);
  return longest;
}

/** Removes differences between a text and its typeset form. */
function withoutTypography(text: string): string {
  return text.normalize('NFC').replace(/\s/g, '').replace(/’/g, "'").replace(/…/g, '...');
}
