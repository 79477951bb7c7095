import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MarkdownSettings } from '../../contract/markdown.ts';
import { suggestion } from '../../diagnostics/suggest.ts';
import { findingAt, type MarkdownFinding } from './finding.ts';
import { visit } from './visit.ts';

/** What a writer may open a call-out with: `:::astuce`. */
export function openingsOf({ callOuts }: MarkdownSettings): string[] {
  return Object.keys(callOuts).map((name) => `:::${name}`);
}

const CLOSING = /^[ \t>]*(:{3,})[ \t]*$/;

/** `:::name[Title]` … `:::` becomes `<aside data-callout="name">`. */
export function callOuts(tree: Root, source: string, settings: MarkdownSettings): MarkdownFinding[] {
  const openings = openingsOf(settings);
  const findings: MarkdownFinding[] = [];
  visit(tree, 'containerDirective', (node) => {
    const name = `:::${node.name}`;
    const at = (rule: string, message: string, hint: string) =>
      findings.push({ ...findingAt(node, rule, message, hint), length: name.length });
    if (!Object.hasOwn(settings.callOuts, node.name)) {
      at(
        'bloc-inconnu',
        `Le bloc « ${name} » n'existe pas.`,
        suggestion(name, openings, `Écrivez ${openings.join(', ')}.`),
      );
      return;
    }
    if (Object.keys(node.attributes ?? {}).length > 0) {
      const hint = `Écrivez « ${name} » seul, ou « ${name}[Titre] ».`;
      at('bloc-attributs', `Ce qui suit « ${name} » entre accolades ne serait pas affiché.`, hint);
    }
    if (!isClosed(node, source)) {
      const hint =
        'Écrivez « ::: » seul sur la ligne qui suit son texte ; un encadré qui en contient un autre prend quatre « : ».';
      at('encadre-non-ferme', `L'encadré « ${name} » n'est jamais fermé : il prend tout ce qui suit.`, hint);
    }
    callOut(node, settings.callOuts[node.name] ?? node.name);
  });
  return findings;
}

/** The parser ends an open call-out with what holds it; only the source tells whether its writer closed it. */
function isClosed({ position }: ContainerDirective, source: string): boolean {
  const lines = source.slice(position?.start.offset, position?.end.offset).split('\n');
  const opening = /:+/.exec(lines[0] ?? '')?.[0] ?? '';
  const closing = CLOSING.exec(lines.at(-1) ?? '')?.[1] ?? '';
  return closing.length >= opening.length;
}

function callOut(node: ContainerDirective, defaultTitle: string): void {
  const [first] = node.children;
  const label = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
  const title: PhrasingContent[] = label?.children ?? [{ type: 'text', value: defaultTitle }];
  const heading: Paragraph = {
    type: 'paragraph',
    data: { hName: 'p', hProperties: { dataCalloutTitle: '' } },
    children: title,
  };
  node.children = [heading, ...node.children.slice(label ? 1 : 0)];
  node.data = { hName: 'aside', hProperties: { dataCallout: node.name } };
}
