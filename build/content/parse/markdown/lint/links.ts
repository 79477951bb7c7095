import type { Root } from 'mdast';
import type { TextDiagnostic, Wording } from '../../../../contract/diagnostic.ts';
import { lint as messages } from '../../../../diagnostics/messages/lint.fr.ts';
import { nodesOf } from '../nodes.ts';
import { inLine, type LintRule, linesWithSign, type ProseLine } from './lint-rule.ts';

const TEXT = String.raw`([^[\]\n]{1,200})`;
/** The start of an address. A bare address is a link, so it is masked. */
const ADDRESS = String.raw`(?:[/#\0]|https?:|mailto:|tel:|www\.)`;

const BROKEN = new RegExp(String.raw`!?\[${TEXT}\]\(([^()\n]{1,300})\)`, 'g');
const APART = new RegExp(String.raw`!?\[${TEXT}\][ \t]+\((${ADDRESS}[^()\n]{0,300})\)`, 'gi');
const SWAPPED = new RegExp(String.raw`\(([^()\n]{1,200})\)\[(${ADDRESS}[^[\]\n]{0,300})\]`, 'gi');
const OPEN = new RegExp(String.raw`!?\[${TEXT}\]\((${ADDRESS}[^()\s]{0,300})(?=\s|$)(?![^()\n]{0,300}\))`, 'gi');
const UNCLOSED = new RegExp(
  String.raw`!?\[([^[\]()\n]{1,200})\((${ADDRESS}[^()\s]{0,300})\)(?![^[\]\n]{0,300}\])`,
  'gi',
);

export const malformedLinks: LintRule = ({ prose }) => {
  const bracketed = linesWithSign(prose, '[');
  return bracketed.flatMap((line) => [
    ...matchesOf(line, BROKEN, mendAddress),
    ...[APART, SWAPPED, OPEN, UNCLOSED].flatMap((pattern) => matchesOf(line, pattern)),
  ]);
};

function matchesOf(line: ProseLine, pattern: RegExp, mend = (address: string) => address): TextDiagnostic[] {
  return [...line.text.matchAll(pattern)].map((match) => {
    const spelling = line.written.slice(match.index, match.index + match[0].length);
    const [, text = '', address = ''] = new RegExp(pattern.source, 'i').exec(spelling) ?? match;
    const mark = spelling.startsWith('!') ? '!' : '';
    const correct = `${mark}[${text}](${mend(address)})`;
    return inLine(line, match.index, spelling.length, messages.link(correct, address));
  });
}

/** Encodes spaces of an address, and puts its title between straight quotes. */
function mendAddress(spelling: string): string {
  const trimmed = spelling.trim();
  const opening = /(?<=\S)\s+["'“«„]/.exec(trimmed);
  const bare = trimmed.slice(0, opening?.index);
  // Behind a space, `#` is part of a file's name.
  const named = /\s#[^#]*\.\w{1,5}$/.test(bare) ? bare.replaceAll('#', '%23') : bare;
  const address = named.replace(/\s/g, '%20');
  if (!opening) return address;
  const title = trimmed.slice(opening.index + opening[0].length).replace(/["'”»“]$/, '');
  return `${address} "${title.trim().replace(/"/g, '')}"`;
}

const DEFINITION = /^\[(\^?)([^[\]\n]{1,100})\]([ \t\u00a0\u202f]*):[ \t\u00a0\u202f]*\S/;
const BRACKET_ADDRESS = /^\S*(?:[/#\0]|www\.|mailto:|tel:)/i;
const NOTE = /\[\^([^[\]\n]{1,100})\]/g;
const LINK = /\[[^[\]\n]{1,200}\]\[([^[\]\n]{0,100})\]/g;

/** Reports undefined references and malformed definitions. */
export const unresolvedReferences: LintRule = ({ tree, prose: all }) => {
  const prose = linesWithSign(all, '[');
  if (prose.length === 0) return [];
  const broken = prose.flatMap((line) => definitionOf(line) ?? []);
  const reported = new Set(broken.map(({ name }) => name));
  const names = namesIn(tree);
  const calls = prose.flatMap((line) => [
    ...findMissing(line, NOTE, reported, (spelling, name) => missingNote(spelling, name, names.notes)),
    ...findMissing(line, LINK, reported, (spelling, name) => missingDefinition(spelling, name, names.links)),
  ]);
  return [...broken.map(({ diagnostic }) => diagnostic), ...calls];
};

const { missingNote, missingDefinition, brokenDefinition } = messages;

function findMissing(
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

function definitionOf(line: ProseLine): { name: string; diagnostic: TextDiagnostic } | undefined {
  const [spelling, note, name = '', space] = (line.block.type === 'paragraph' && DEFINITION.exec(line.text)) || [];
  if (spelling === undefined || (note === '' && !BRACKET_ADDRESS.test(line.text.slice(spelling.length - 1))))
    return undefined;
  const label = `[${note}${name}]:`;
  return { name, diagnostic: inLine(line, 0, spelling.length - 1, brokenDefinition(label, Boolean(space)), 'error') };
}

function namesIn(tree: Root): { notes: string[]; links: string[] } {
  const namesOf = (type: 'footnoteDefinition' | 'definition') =>
    nodesOf(tree, type).map(({ label, identifier }) => label ?? identifier);
  return { notes: namesOf('footnoteDefinition').map((name) => `[^${name}]`), links: namesOf('definition') };
}
