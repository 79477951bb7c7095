import { splitHighlights } from '../../search/highlight.ts';
import type { SearchResult } from '../../search/search-index.ts';
import type { Found } from '../../search/site-search.ts';
import { wordsOf } from '../../search/words.ts';

interface Answer {
  query: string;
  found: Found;
  /** The first ones of what was found. */
  results: readonly SearchResult[];
  inCategory: boolean;
}

/** Returns the sentence above the results. */
export function answerText({ query, found, results, inCategory }: Answer): string {
  const { documents, corrected, absent, complete } = found;
  const words = wordsOf(query);
  if (words.length === 0 || (documents.length === 0 && words.every(({ joined }) => joined.length === 1)))
    return 'Ajoutez un mot qui dit ce que vous cherchez\u00a0: un outil, un métier, une tâche.';
  const category = inCategory ? ' dans cette catégorie' : '';
  const what = `«\u00a0${query}\u00a0»${category}`;
  const count = countOf(documents.length);
  if (documents.length === 0)
    return `Aucun résultat pour ${what}. Essayez un autre mot${inCategory ? ' ou toutes les catégories' : ''}.`;
  const meant = meantWords(corrected, results);
  if (meant.length > 0) return `Vouliez-vous dire ${inQuotes(meant)}\u00a0? ${count}${category}.`;
  const unknown = words.filter(({ joined }) => absent.has(joined));
  if (unknown.length > 0) {
    const names = inQuotes(unknown.map(({ start, end }) => query.slice(start, end)));
    return `Aucune page ne parle de ${names}. Les pages les plus proches${category}\u00a0: ${count}.`;
  }
  if (complete === 0) return `Aucune page ne réunit les mots de ${what}. Les plus proches\u00a0: ${count}.`;
  if (complete < documents.length)
    return `${countOf(complete)} pour ${what}, puis ${documents.length - complete} avec une partie de ces mots`;
  return corrected.size > 0 ? `${count} proche${documents.length > 1 ? 's' : ''} de ${what}` : `${count} pour ${what}`;
}

function countOf(documents: number): string {
  return `${documents.toLocaleString('fr-FR')} résultat${documents > 1 ? 's' : ''}`;
}

/** Returns the words that were assumed instead of mistyped ones, as the results write them. */
function meantWords(corrected: Found['corrected'], results: readonly SearchResult[]): string[] {
  const text = results.map(({ title, description }) => `${title}\n${description}`).join('\n');
  return [...corrected.values()].flatMap(
    (stems) => splitHighlights(text, stems).find(({ found }) => found)?.text ?? [],
  );
}

function inQuotes(words: readonly string[]): string {
  return words.map((word) => `«\u00a0${word}\u00a0»`).join(' et ');
}
