import type { Node } from 'prosemirror-model';
import { parseMarkdown } from '../../../build/content/parse/markdown/parser.ts';
import { markdown } from '../../../src/markdown.ts';
import { schema } from '../../client/editor/model/schema.ts';
import { type BlockNames, Origins } from '../../client/editor/model/source-blocks.ts';
import { readDocument } from '../../client/editor/model/to-nodes.ts';

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

/** Returns the visible contents of a document, without what no text can say: empty paragraphs, spaces at ends, marks of spaces, and how far items stand apart. */
export function plainly(node: Node): unknown {
  const { origin: _origin, tight: _tight, align: _align, ...attributes } = node.attrs;
  const type = node.type.name.replace(/^table_(?:header|cell)$/, 'cell');
  if (node.isTextblock) return { type, ...attributes, words: wordsOf(node) };
  const children = node.content.content.filter(
    (child) => child.type !== schema.nodes.paragraph || wordsOf(child) !== '',
  );
  // A box needs words behind it.
  const hasBox = node.firstChild !== null && 'checked' in attributes && wordsOf(node.firstChild) !== '';
  return {
    type,
    ...attributes,
    ...('checked' in attributes && !hasBox && { checked: null }),
    children: children.map(plainly),
  };
}

/** Words with their marks in brackets. */
function wordsOf(block: Node): string {
  if (block.type.spec.code) return block.textContent;
  const runs = block.content.content.flatMap((node): [text: string, marks: string][] => {
    // Only words can be code, and the call of a note is a link itself.
    const unfit = node.isText ? undefined : schema.marks.code;
    const own = node.type === schema.nodes.note_call ? schema.marks.link : undefined;
    const marks = node.marks
      .filter(({ type }) => type !== unfit && type !== own)
      .map(({ type, attrs }) => `${type.name}${attrs.address ?? ''}`)
      .join(' ');
    // In a cell, code cannot hold a backslash before a bar.
    if (node.isText)
      return (node.text ?? '')
        .replaceAll('\\|', '|')
        .split(/(\s+)/)
        .map((part) => (/^\s*$/.test(part) ? [part, ''] : [part, marks]));
    if (node.type === schema.nodes.hard_break) return [['\n', '']];
    if (node.type === schema.nodes.note_call) return [[`[^${node.attrs.label}]`, marks]];
    return [[`(${node.type.name} ${JSON.stringify(node.attrs)})`, marks]];
  });
  let [text, open] = ['', ''];
  for (const [part, marks] of runs) {
    if (marks !== open && part !== '' && part.trim() !== '') {
      text += `<${marks}>`;
      open = marks;
    }
    text += part;
  }
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}
