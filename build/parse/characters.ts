import type { Position } from '../diagnostics/diagnostic.ts';
import { placesIn } from '../diagnostics/places.ts';

/**
 * Control characters, halves of surrogate pairs and what Unicode calls noncharacters: HTML forbids them all in a text
 * (HTML Standard, § 13.1.4, "Text"), and an XML feed that holds one cannot be read at all.
 */
const FORBIDDEN = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** All but what is surely none of them. Most texts hold nothing else, and need no second reading, which halves of pairs do. */
const UNSURE = /[^\t\n -~\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd]/;

/** Where the characters stand that nobody sees and no page may hold, the first of each line, and how the line's one is called. */
export function forbiddenCharacters(text: string): (Position & { name: string })[] {
  if (!UNSURE.test(text)) return [];
  const placeAt = placesIn(text);
  const byLine = new Map<number, Position & { name: string }>();
  for (const { 0: character, index } of text.matchAll(FORBIDDEN)) {
    const place = placeAt(index);
    if (!byLine.has(place.line))
      byLine.set(place.line, { ...place, length: character.length, name: nameOf(character) });
  }
  return [...byLine.values()];
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
