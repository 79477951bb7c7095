import type { Root } from 'mdast';
import { suggestion } from '../../../diagnostics/suggest.ts';
import type { MarkdownFinding } from '../finding.ts';
import { visit } from '../visit.ts';
import { inLine, type ProseLine, type Suspect } from './suspect.ts';

const DEFINITION = /^\[(\^?)([^[\]\n]{1,100})\]([ \t\u00a0\u202f]*):[ \t\u00a0\u202f]*\S/;
/** What a name may stand for; a bare address is a link already, and blanked. */
const ADDRESS = /^\S*(?:[/#\0]|www\.|mailto:|tel:)/;
const NOTE = /\[\^([^[\]\n]{1,100})\]/g;
const LINK = /\[[^[\]\n]{1,200}\]\[([^[\]\n]{0,100})\]/g;

/** Calls of notes and links by name that nothing answers, and the lines that would have. */
export const looseReferences: Suspect = ({ tree, prose }) => {
  const broken = prose.flatMap((line) => definitionOf(line) ?? []);
  const told = new Set(broken.map(({ name }) => name));
  const names = namesIn(tree);
  const calls = prose.flatMap((line) => [
    ...missing(line, NOTE, told, (name) => noteHint(name, names.notes)),
    ...missing(line, LINK, told, (name) => linkHint(name, names.links)),
  ]);
  return [...broken.map(({ finding }) => finding), ...calls];
};

const RULE = { severity: 'error' as const, rule: 'renvoi-sans-cible' };

function missing(
  line: ProseLine,
  pattern: RegExp,
  told: ReadonlySet<string>,
  hintFor: (name: string) => string,
): MarkdownFinding[] {
  return [...line.text.matchAll(pattern)]
    .filter(([, name = '']) => !told.has(name))
    .map((match) => {
      const written = line.written.slice(match.index, match.index + match[0].length);
      const message = `Rien ne répond à « ${written} » : ces crochets seraient affichés tels quels.`;
      return inLine(line, match.index, written.length, { ...RULE, message, hint: hintFor(match[1] ?? '') });
    });
}

/** A line that was to say what a name stands for, and does not. */
function definitionOf(line: ProseLine): { name: string; finding: MarkdownFinding } | undefined {
  const [written, note, name = '', space] = (line.block.type === 'paragraph' && DEFINITION.exec(line.text)) || [];
  if (written === undefined || (note === '' && !ADDRESS.test(line.text.slice(written.length - 1)))) return undefined;
  const label = `[${note}${name}]:`;
  const message = space
    ? `Une espace précède les deux-points de « ${label} ».`
    : `« ${label} » suit un texte sans ligne vide.`;
  const hint = space ? `Écrivez « ${label} », sans espace.` : 'Laissez une ligne vide avant cette ligne.';
  return { name, finding: inLine(line, 0, written.length - 1, { ...RULE, message, hint }) };
}

function noteHint(name: string, known: readonly string[]): string {
  if (/\s/.test(name)) return `Le nom d'une note n'a pas d'espace : « [^${name.trim().replace(/\s+/g, '-')}] ».`;
  return suggestion(`[^${name}]`, known, `Écrivez la note sur une ligne à part : « [^${name}]: son texte ».`);
}

function linkHint(name: string, known: readonly string[]): string {
  const definition = `Écrivez son adresse sur une ligne à part (« [${name || 'nom'}]: /adresse »), ou « \\[ » pour montrer les crochets.`;
  return suggestion(name, known, definition);
}

function namesIn(tree: Root): { notes: string[]; links: string[] } {
  const [notes, links]: [string[], string[]] = [[], []];
  visit(tree, ['footnoteDefinition', 'definition'], ({ type, label, identifier }) => {
    if (type === 'footnoteDefinition') notes.push(`[^${label ?? identifier}]`);
    else links.push(label ?? identifier);
  });
  return { notes, links };
}
