import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

const FENCE = /^---[ \t]*$/;

/** In characters; the longest page of a site needs a fifth of it, and YAML takes seconds for far more. */
const MAX_LENGTH = 40_000;

/** What is wrong with the two `---` around a front matter, if anything: nothing else may begin, hold or end it. */
export function checkFences(file: string, text: string): Diagnostic | undefined {
  const lines = text.split('\n');
  const first = lines[0] ?? '';
  const at = (rule: string, message: string, hint: string, line = 1): Diagnostic => {
    const length = Math.max(1, lines[line - 1]?.length ?? 1);
    return { severity: 'error', file, line, column: 1, length, rule, message, hint };
  };
  if (!first.startsWith('---')) {
    return at(
      'front-matter-absent',
      'Ce fichier ne commence pas par un en-tête entre deux lignes « --- ».',
      'Ajoutez « --- », les champs de la page, puis « --- », en haut du fichier.',
    );
  }
  if (!FENCE.test(first)) {
    return at(
      'front-matter-langage',
      `L'en-tête commence par « ${first} » : seul le YAML est accepté.`,
      'Écrivez « --- » seul sur la première ligne.',
    );
  }
  // gray-matter closes at the first line that starts with `---`; anything longer there would be misread.
  const close = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  if (!lines.slice(1).some((line) => FENCE.test(line))) {
    return at(
      'front-matter-non-ferme',
      "L'en-tête ouvert ici n'est jamais fermé.",
      'Ajoutez une ligne « --- » après le dernier champ.',
    );
  }
  if (!FENCE.test(lines[close] ?? '')) {
    return at(
      'front-matter-non-ferme',
      `La ligne « ${lines[close]} » ne ferme pas l'en-tête.`,
      "Écrivez « --- » seul sur la ligne qui ferme l'en-tête.",
      close + 1,
    );
  }
  if (lines.slice(0, close).join('\n').length > MAX_LENGTH) {
    return at(
      'front-matter-trop-long',
      `L'en-tête dépasse ${MAX_LENGTH / 1000} 000 caractères.`,
      "Ne gardez dans l'en-tête que les champs ; le texte va après la ligne « --- » qui le ferme.",
    );
  }
  return undefined;
}
