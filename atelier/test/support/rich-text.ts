import type { Node } from 'prosemirror-model';
import { parseMarkdown } from '../../../build/content/parse/markdown/parser.ts';
import { markdown } from '../../../src/markdown.ts';
import { type BlockNames, Origins } from '../../client/text/rich/origins.ts';
import { readDocument } from '../../client/text/rich/read.ts';
import { schema } from '../../client/text/rich/schema.ts';

/** The names that the site's texts may use. */
export const names: BlockNames = {
  callOuts: markdown.callOuts,
  blocks: [
    { opening: `:::${markdown.diagram.name}`, title: 'Schéma', text: '' },
    { opening: `::${markdown.chart.name}`, title: 'Graphique', text: '' },
    { opening: `::${markdown.caption}`, title: 'Légende', text: '', isCaption: true },
  ],
  slots: ['calculateur-roi'],
};

/** Reads a text as the editor does. */
export function read(text: string): { doc: Node; origins: Origins } {
  const origins = new Origins(names);
  return { doc: readDocument(text, parseMarkdown(text), origins), origins };
}

/** The document without the sources of its blocks: each of them is then written anew. */
export function withoutOrigins(node: Node): Node {
  if (node.isText) return node;
  const attributes = 'origin' in node.attrs ? { ...node.attrs, origin: null } : node.attrs;
  return node.type.create(attributes, node.content.content.map(withoutOrigins), node.marks);
}

/** What the editor shows of a document: no empty paragraphs, no distance between items. */
export function shown(doc: Node): unknown {
  const within = (node: Node): unknown => {
    const { origin: _origin, tight: _tight, ...attributes } = node.attrs;
    const children = node.content.content.filter(
      (child) => child.type !== schema.nodes.paragraph || child.childCount > 0,
    );
    const marks = node.marks.map(({ type, attrs }) => ({ type: type.name, ...attrs }));
    return {
      type: node.type.name,
      ...attributes,
      ...(node.isText && { text: node.text }),
      marks,
      children: children.map(within),
    };
  };
  return within(doc);
}
