import type { Position } from '../../contract/diagnostic.ts';
import { placesIn } from '../../diagnostics/places.ts';

/** Characters that HTML forbids (HTML Standard, § 13.1.4, "Text") and that make XML feeds unreadable. */
const FORBIDDEN = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** Characters that need a closer look. Most texts contain none of them and are not searched further. */
const UNSURE = /[^\t\n -~\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd]/;

/** Characters by which word processors break lines and pages, and the C1 control for a new line. */
const BREAKS = '\v\f\u0085';

interface ForbiddenCharacter extends Position {
  name: string;
  isBreak: boolean;
}

/** Finds invisible characters that no page may contain, the first of each line. */
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
