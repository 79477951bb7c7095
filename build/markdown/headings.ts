import type { Heading as HeadingNode, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Heading } from '../definition.ts';
import { findingAt, type MarkdownFinding } from './finding.ts';

const FIXED_ID = /\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/;

/** Gives every heading an id, the same at each build: the one written `{#like-this}` at its end, else one made from its text. */
export function headings(tree: Root): { headings: Heading[]; findings: MarkdownFinding[] } {
  const found: Heading[] = [];
  const findings: MarkdownFinding[] = [];
  const written = fixedIds(tree);
  const unused = idsBeside(written.values());
  let depth = 1;
  visit(tree, 'heading', (node) => {
    findings.push(...levelFindings(node, depth));
    depth = node.depth;
    const text = textOf(node);
    const id = written.get(node) ?? unused(slugOf(text));
    node.data = { ...node.data, hProperties: { id } };
    found.push({ depth: node.depth, id, text });
  });
  return { headings: found, findings };
}

/** Ids that writers gave, taken out of the headings' texts: they are promised before any other is made. */
function fixedIds(tree: Root): Map<HeadingNode, string> {
  const ids = new Map<HeadingNode, string>();
  const taken = new Set<string>();
  visit(tree, 'heading', (node) => {
    const id = takeFixedId(node);
    if (id && !taken.has(id)) ids.set(node, id);
    if (id) taken.add(id);
  });
  return ids;
}

/** Plain letters, digits and hyphens: « L'IA à l'œuvre » → `l-ia-a-l-oeuvre`. */
function slugOf(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/œ/g, 'oe')
      .replace(/æ/g, 'ae')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'section'
  );
}

/** Gives an id that none of the `written` ones is, and that it has not given before: itself, or numbered from 2. */
function idsBeside(written: Iterable<string>): (id: string) => string {
  const taken = new Set(written);
  const counts = new Map<string, number>();
  return (id) => {
    let count = counts.get(id) ?? 1;
    const numbered = () => (count === 1 ? id : `${id}-${count}`);
    while (taken.has(numbered())) count++;
    counts.set(id, count);
    taken.add(numbered());
    return numbered();
  };
}

function takeFixedId(node: HeadingNode): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const [written, id] = FIXED_ID.exec(last.value.trimEnd()) ?? [];
  if (written) last.value = last.value.trimEnd().slice(0, -written.length).trimEnd();
  return id;
}

function levelFindings(node: HeadingNode, previous: number): MarkdownFinding[] {
  if (node.depth === 1) {
    return [
      findingAt(
        node,
        'titre-niveau-1',
        'Le titre de la page vient de son en-tête (champ « titre »).',
        'Commencez les sections par « ## ».',
      ),
    ];
  }
  if (node.depth > previous + 1) {
    const hint = `Écrivez « ${'#'.repeat(previous + 1)} » au lieu de « ${'#'.repeat(node.depth)} ».`;
    return [findingAt(node, 'titre-niveau-saute', `Ce titre saute un niveau (de ${previous} à ${node.depth}).`, hint)];
  }
  return [];
}
