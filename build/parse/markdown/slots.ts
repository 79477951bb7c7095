import type { Parents, Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { suggestion } from '../../diagnostics/suggest.ts';
import type { SourceSlot } from '../parsed-file.ts';
import { findingAt, type MarkdownFinding } from './finding.ts';
import { visit } from './visit.ts';

const HOLDERS: Partial<Record<Parents['type'], string>> = {
  containerDirective: "d'un encadré",
  blockquote: "d'une citation",
  listItem: "d'une liste",
  footnoteDefinition: "d'une note",
};

/** `::name` lines become `<div data-slot="name">`; `others` is what else may begin with colons. Each stands once, between the text's own paragraphs. */
export function slots(
  tree: Root,
  known: readonly string[],
  others: readonly string[],
): { slots: SourceSlot[]; findings: MarkdownFinding[] } {
  const found: SourceSlot[] = [];
  const findings: MarkdownFinding[] = [];
  visit(tree, 'leafDirective', (node, _index, parent) => {
    const written = `::${node.name}`;
    const problem = problemOf(node, { known, others }, parent.type, found);
    if (problem) findings.push({ ...findingAt(node, ...problem), length: written.length });
    else if (node.position) {
      const { line, column } = node.position.start;
      found.push({ name: node.name, line, column, length: written.length });
    }
    node.children = [];
    node.data = { hName: 'div', hProperties: { dataSlot: node.name } };
  });
  return { slots: found, findings };
}

function problemOf(
  node: LeafDirective,
  { known, others }: Record<'known' | 'others', readonly string[]>,
  parent: Parents['type'],
  before: readonly SourceSlot[],
): [rule: string, message: string, hint: string] | undefined {
  const written = `::${node.name}`;
  if (!known.includes(node.name)) {
    return [
      'bloc-inconnu',
      `Le bloc « ${written} » n'existe pas.`,
      hintFor(written, [...known.map((name) => `::${name}`), ...others]),
    ];
  }
  if (parent !== 'root') {
    const message = `Le bloc « ${written} » ne peut pas être à l'intérieur ${HOLDERS[parent] ?? "d'un autre bloc"}.`;
    return ['bloc-mal-place', message, 'Écrivez-le seul sur sa ligne, au début de la ligne, avant ou après.'];
  }
  if (before.some(({ name }) => name === node.name)) {
    return ['bloc-en-double', `Le bloc « ${written} » est déjà plus haut dans ce texte.`, 'Gardez-en un seul.'];
  }
  if (node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0) {
    const message = `Ce qui suit « ${written} » ne serait pas affiché.`;
    return ['bloc-attributs', message, `Écrivez « ${written} » seul sur sa ligne.`];
  }
  return undefined;
}

function hintFor(written: string, possible: readonly string[]): string {
  return suggestion(written, possible, `Écrivez ${possible.join(', ')}.`);
}
