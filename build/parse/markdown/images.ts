import type { Root } from 'mdast';
import { findingAt, type MarkdownFinding } from './finding.ts';
import { visit } from './visit.ts';

/** In CSS pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Gives every image its size, so that nothing moves when it arrives, and asks for the text that stands for it. */
export function images(tree: Root, sizeOf: (address: string) => ImageSize | undefined): MarkdownFinding[] {
  const findings: MarkdownFinding[] = [];
  visit(tree, 'image', (node) => {
    if (!node.alt) {
      const hint = "Écrivez ce que montre l'image entre les crochets : ![un tableau Airtable](/images/tableau.png).";
      findings.push(findingAt(node, 'image-sans-texte', "Cette image n'a pas de texte de remplacement.", hint));
    }
    const size = sizeOf(node.url);
    if (!size) {
      const hint = 'Déposez-la dans static/ et écrivez son adresse depuis la racine, par exemple /images/tableau.png.';
      findings.push(findingAt(node, 'image-absente', `L'image « ${node.url} » n'existe pas.`, hint));
      return;
    }
    node.data = { ...node.data, hProperties: { ...size, loading: 'lazy', decoding: 'async' } };
  });
  return findings;
}
