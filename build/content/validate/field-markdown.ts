import type { PlacedEntry } from '../../contract/content.ts';
import { fieldsMatching, matchesInFields } from '../../contract/field-diagnostics.ts';
import type { ParsedFile } from '../../contract/source-file.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { markdownFor } from '../../diagnostics/messages/html-equivalents.fr.ts';
import { validate as messages } from '../../diagnostics/messages/validate.fr.ts';
import { memoize } from '../../platform/memoize.ts';

/** Bold, italics, code, links and tags, as a writer would type them. */
const MARKS =
  /\*\*[^\s*][^*\n]{0,200}\*\*|(?<![\p{L}\d*_])([*_])[^\s*_][^*_\n]{0,200}(?<!\s)\1(?![\p{L}\d*_])|`[^`\n]{1,200}`|!?\[[^[\]\n]{1,200}\]\([^()\s]{1,300}\)|<\/?([a-z][a-z0-9]{0,20})(?=[\s>/])[^<>\n]{0,200}>/giu;

/** Front matter is plain text: Markdown and HTML in it would be shown as they are written. */
export async function checkFieldMarkdown(entries: readonly PlacedEntry[]): Promise<Diagnostic[]> {
  const diagnostics = entries.filter(({ file }) => hasMarks(file)).map(inEntry);
  return (await Promise.all(diagnostics)).flat();
}

const hasMarks = memoize(({ data }: ParsedFile) => fieldsMatching(data, MARKS).length > 0);

async function inEntry({ file, text }: PlacedEntry): Promise<Diagnostic[]> {
  const matches = await matchesInFields(file.data, text, MARKS);
  return matches
    .filter(({ match: [, , tag] }) => tag === undefined || markdownFor(tag.toLowerCase()) !== undefined)
    .map(({ match: [spelling], ...place }) =>
      diagnostic('warning', file.path, place, messages.markdownInField(spelling)),
    );
}
