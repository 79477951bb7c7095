import type { Definition, Root } from 'mdast';
import { findingAt, type MarkdownFinding } from './finding.ts';
import { visit } from './visit.ts';

/** Writes `[text][name]` and `![alt][name]` as the links and images they stand for, so that every later step sees one kind of each. */
export function resolveReferences(tree: Root): MarkdownFinding[] {
  const definitions = new Map<string, Definition>();
  const findings: MarkdownFinding[] = [];
  visit(tree, 'definition', (node) => {
    if (definitions.has(node.identifier)) {
      const message = `L'adresse « [${node.label}]: » est déjà donnée plus haut : celle-ci ne servirait pas.`;
      findings.push(findingAt(node, 'adresse-nommee-en-double', message, "Changez le nom de l'une des deux."));
    } else definitions.set(node.identifier, node);
  });
  const unused = new Set(definitions.values());
  visit(tree, ['linkReference', 'imageReference'], (node, index, parent) => {
    const definition = definitions.get(node.identifier);
    if (!definition) return;
    unused.delete(definition);
    const { url, title } = definition;
    const place = node.position ? { position: node.position } : {};
    parent.children[index] =
      node.type === 'linkReference'
        ? { type: 'link', url, title: title ?? null, children: node.children, ...place }
        : { type: 'image', url, title: title ?? null, alt: node.alt ?? null, ...place };
  });
  for (const node of unused) {
    const message = `Aucun lien n'utilise « [${node.label}]: » : elle n'est pas affichée.`;
    const hint = `Écrivez « [texte][${node.label}] » là où le lien doit être, ou supprimez cette ligne.`;
    findings.push(findingAt(node, 'adresse-nommee-inutilisee', message, hint, 'warning'));
  }
  return findings;
}
