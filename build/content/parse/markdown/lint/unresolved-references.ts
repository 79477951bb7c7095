import type { Root } from 'mdast';
import type { TextDiagnostic, Wording } from '../../../../diagnostics/diagnostic.ts';
import { lint as messages } from '../../../../diagnostics/messages/lint.fr.ts';
import { nodesOf } from '../nodes.ts';
import { inLine, type LintRule, type ProseLine, withSign } from './lint-rule.ts';

const DEFINITION = /^\[(\^?)([^[\]\n]{1,100})\]([ \t\u00a0\u202f]*):[ \t\u00a0\u202f]*\S/;
/** An address; a bare one is a link already, and masked. */
const ADDRESS = /^\S*(?:[/#\0]|www\.|mailto:|tel:)/;
const NOTE = /\[\^([^[\]\n]{1,100})\]/g;
const LINK = /\[[^[\]\n]{1,200}\]\[([^[\]\n]{0,100})\]/g;

/** References to footnotes and links that are not defined, and malformed definitions. */
export const unresolvedReferences: LintRule = ({ tree, prose: all }) => {
  const prose = withSign(all, '[');
  if (prose.length === 0) return [];
  const broken = prose.flatMap((line) => definitionOf(line) ?? []);
  const reported = new Set(broken.map(({ name }) => name));
  const names = namesIn(tree);
  const calls = prose.flatMap((line) => [
    ...missing(line, NOTE, reported, (spelling, name) => missingNote(spelling, name, names.notes)),
    ...missing(line, LINK, reported, (spelling, name) => missingDefinition(spelling, name, names.links)),
  ]);
  return [...broken.map(({ diagnostic }) => diagnostic), ...calls];
};

const { missingNote, missingDefinition, spacedDefinition, gluedDefinition } = messages;

function missing(
  line: ProseLine,
  pattern: RegExp,
  reported: ReadonlySet<string>,
  wordingOf: (spelling: string, name: string) => Wording,
): TextDiagnostic[] {
  return [...line.text.matchAll(pattern)]
    .filter(([, name = '']) => !reported.has(name))
    .map((match) => {
      const spelling = line.written.slice(match.index, match.index + match[0].length);
      return inLine(line, match.index, spelling.length, wordingOf(spelling, match[1] ?? ''), 'error');
    });
}

/** A malformed definition of a link or footnote. */
function definitionOf(line: ProseLine): { name: string; diagnostic: TextDiagnostic } | undefined {
  const [spelling, note, name = '', space] = (line.block.type === 'paragraph' && DEFINITION.exec(line.text)) || [];
  if (spelling === undefined || (note === '' && !ADDRESS.test(line.text.slice(spelling.length - 1)))) return undefined;
  const label = `[${note}${name}]:`;
  const wording = space ? spacedDefinition(label) : gluedDefinition(label);
  return { name, diagnostic: inLine(line, 0, spelling.length - 1, wording, 'error') };
}

function namesIn(tree: Root): { notes: string[]; links: string[] } {
  const namesOf = (type: 'footnoteDefinition' | 'definition') =>
    nodesOf(tree, type).map(({ label, identifier }) => label ?? identifier);
  return { notes: namesOf('footnoteDefinition').map((name) => `[^${name}]`), links: namesOf('definition') };
}
