import type { Heading as HeadingNode, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Heading } from '../../contract/entry.ts';
import { findingAt, type MarkdownFinding } from './finding.ts';
import { visit } from './visit.ts';

const WRITTEN_ID = /\{#([^{}]*)\}$/;
const CLEAN_ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Gives every heading an id, the same at each build: the one written `{#like-this}` at its end, else one made from its text. */
export function headings(tree: Root): { headings: Heading[]; findings: MarkdownFinding[] } {
  const found: Heading[] = [];
  const { ids, findings } = fixedIds(tree);
  const unused = idsBeside(ids.values());
  let depth = 1;
  visit(tree, 'heading', (node) => {
    findings.push(...levelFindings(node, depth));
    depth = node.depth;
    const text = textOf(node).trim();
    const id = ids.get(node) ?? unused(idOf(text));
    node.data = { ...node.data, hProperties: { id } };
    found.push({ depth: node.depth, id, text });
  });
  return { headings: found, findings };
}

/** Ids that writers gave, taken out of the headings' texts: they are promised before any other is made. */
function fixedIds(tree: Root): { ids: Map<HeadingNode, string>; findings: MarkdownFinding[] } {
  const ids = new Map<HeadingNode, string>();
  const taken = new Set<string>();
  const findings: MarkdownFinding[] = [];
  visit(tree, 'heading', (node) => {
    const last = node.children.at(-1);
    if (last?.type !== 'text') return;
    const value = last.value.trimEnd();
    const [written, id = ''] = WRITTEN_ID.exec(value) ?? [];
    if (written === undefined) return;
    const spaces = last.value.length - value.length;
    const at = (rule: string, message: string, hint: string) => {
      const { line, column } = last.position?.end ?? { line: 1, column: 1 };
      const place = { line, column: column - (spaces + written.length), length: written.length };
      findings.push({ severity: 'error', ...place, rule, message, hint });
    };
    if (!CLEAN_ID.test(id)) {
      const message = `« ${written} » n'est pas un identifiant : il serait affiché tel quel.`;
      at('identifiant-invalide', message, `Une lettre d'abord, ni accent ni espace : écrivez « {#${idOf(id)}} ».`);
    } else if (taken.has(id)) {
      at('identifiant-repris', `L'identifiant « ${id} » est déjà celui d'un titre plus haut.`, 'Donnez-en un autre.');
    } else {
      ids.set(node, id);
      taken.add(id);
    }
    last.value = value.slice(0, -written.length).trimEnd();
  });
  return { ids, findings };
}

/**
 * Plain letters, digits and hyphens, a letter first: « L'IA à l'œuvre » → `l-ia-a-l-oeuvre`, « 1. Objet » → `section-1-objet`.
 * Stylesheets and scripts then name it without escapes (CSS Syntax Module Level 3, identifiers).
 */
function idOf(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return /^[a-z]/.test(plain) ? plain : ['section', plain].filter(Boolean).join('-');
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

function levelFindings(node: HeadingNode, previous: number): MarkdownFinding[] {
  if (textOf(node).trim() === '') {
    const hint = 'Écrivez-le après les « # », ou supprimez cette ligne.';
    return [findingAt(node, 'titre-vide', "Ce titre n'a pas de texte.", hint)];
  }
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
