import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts';
import { check as messages } from '../../diagnostics/messages/check.fr.ts';
import { diagnostic, WHOLE_FILE } from '../../diagnostics/wording.ts';
import { type CheckedPage, fileOf, type Sources } from './checked-page.ts';
import { untypeset } from './untypeset.ts';

type Field = 'title' | 'description';

/** A title and a description that no other page has, and a title shorter than the limit: each is named where its front matter says it. */
export async function checkTitles(
  pages: readonly CheckedPage[],
  sources: Sources,
  limit = Number.POSITIVE_INFINITY,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const field of ['title', 'description'] as const) {
    const first = new Map<string, CheckedPage>();
    for (const page of pages) {
      const text = page.facts[field].trim();
      const other = first.get(text);
      if (!other) first.set(text, page);
      else if (text !== '') diagnostics.push(await same(page, other, field, sources));
    }
  }
  for (const page of pages) {
    const { length } = page.facts.title.trim();
    if (length < limit) continue;
    const place = await valuePlace(page, 'title', sources);
    diagnostics.push(diagnostic('warning', fileOf(page), place, messages.longTitle(length, limit)));
  }
  return diagnostics;
}

async function same(page: CheckedPage, other: CheckedPage, field: Field, sources: Sources): Promise<Diagnostic> {
  const { line } = await valuePlace(other, field, sources);
  const wording = messages.sameAs(field, fileOf(other), line);
  return diagnostic('error', fileOf(page), await valuePlace(page, field, sources), wording);
}

/** Where the front matter says what a title or a description shows: its longest value that is part of it. */
async function valuePlace({ source, facts }: CheckedPage, field: Field, sources: Sources): Promise<Position> {
  const written = source === undefined ? undefined : sources.texts.get(source);
  if (!written) return WHOLE_FILE;
  const whole = untypeset(facts[field]);
  const [longest] = Object.entries(Object(written.data))
    .flatMap(([key, value]) => (typeof value === 'string' ? { key, text: untypeset(value) } : []))
    .filter(({ text }) => text !== '' && whole.includes(text))
    .sort((a, b) => b.text.length - a.text.length);
  return longest ? (await sources.fieldPlaces(written.text)).valueAt([longest.key]) : WHOLE_FILE;
}
