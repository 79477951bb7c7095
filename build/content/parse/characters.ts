import type { Position } from '../../contract/diagnostic.ts';
import { placesIn } from '../../diagnostics/places.ts';

/**
 * Control characters, halves of surrogate pairs and what Unicode calls noncharacters: HTML forbids them all in a text
 * (HTML Standard, § 13.1.4, "Text"), and an XML feed that holds one cannot be read at all.
 */
const FORBIDDEN = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** Characters that need a closer look. Most texts hold none of these, and are not searched again code point by code point. */
const UNSURE = /[^\t\n -~\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd]/;

/** The characters by which word processors break a line or a page, and the C1 control for a new line. */
const BREAKS = '\v\f\u0085';

interface ForbiddenCharacter extends Position {
  name: string;
  isBreak: boolean;
}

/** Places and names of invisible characters that no page may hold, the first of each line. */
export function forbiddenCharacters(text: string): ForbiddenCharacter[] {
  if (!UNSURE.test(text)) return [];
  const placeAt = placesIn(text);
  const byLine = new Map<number, ForbiddenCharacter>();
  for (const { 0: character, index } of text.matchAll(FORBIDDEN)) {
    const place = placeAt(index);
    if (!byLine.has(place.line))
      byLine.set(place.line, {
        ...place,
        length: character.length,
        name: `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
        isBreak: BREAKS.includes(character),
      });
  }
  return [...byLine.values()];
}
