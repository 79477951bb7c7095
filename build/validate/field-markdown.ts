import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { markdownFor } from '../messages/html-equivalents.fr.ts';
import { matchesInFields } from './field-texts.ts';
import type { PlacedEntry } from './validate.ts';

/** Bold, italics, code, links and tags, as a writer would type them. */
const MARKS =
  /\*\*[^\s*][^*\n]{0,200}\*\*|(?<![\p{L}\d*_])([*_])[^\s*_][^*_\n]{0,200}(?<!\s)\1(?![\p{L}\d*_])|`[^`\n]{1,200}`|!?\[[^[\]\n]{1,200}\]\([^()\s]{1,300}\)|<\/?([a-z][a-z0-9]{0,20})(?=[\s>/])[^<>\n]{0,200}>/giu;

/** Front matter is plain text: Markdown and HTML in it would be shown as they are written. */
export function checkFieldMarkdown(entries: readonly PlacedEntry[]): Diagnostic[] {
  return entries.flatMap(({ file, text }) =>
    matchesInFields(file.data, text, MARKS)
      .filter(({ match: [, , tag] }) => tag === undefined || markdownFor(tag.toLowerCase()) !== undefined)
      .map(({ match: [written], ...place }) => ({
        severity: 'warning',
        file: file.path,
        ...place,
        rule: 'markdown-dans-en-tete',
        message: `« ${written} » serait affiché tel quel : l'en-tête n'est pas du Markdown.`,
        hint: 'Écrivez ce texte sans signes de mise en forme.',
      })),
  );
}
