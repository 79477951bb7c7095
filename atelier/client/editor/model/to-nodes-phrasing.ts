import type { PhrasingContent } from 'mdast';
import type { Mark, Node } from 'prosemirror-model';
import { VARIABLE, writtenVariables } from '../../../../build/contract/variables.ts';
import { schema } from './schema.ts';
import { originalText } from './source-blocks.ts';

/** Reads the content of a paragraph, a heading or a cell. */
export function readPhrasing({ children }: { children: readonly PhrasingContent[] }, text: string): Node[] {
  return children.flatMap((child) => readInline(child, [], text));
}

function readInline(node: PhrasingContent, marks: readonly Mark[], text: string): Node[] {
  const within = (mark: Mark) =>
    'children' in node ? node.children.flatMap((child) => readInline(child, mark.addToSet(marks), text)) : [];
  switch (node.type) {
    case 'text':
      return readText(node.value, originalText(node, text), marks);
    case 'inlineCode':
      return node.value === '' ? [] : [schema.text(textIn(node.value), schema.marks.code.create().addToSet(marks))];
    case 'strong':
      return within(schema.marks.strong.create());
    case 'emphasis':
      return within(schema.marks.emphasis.create());
    case 'delete':
      return within(schema.marks.strike.create());
    case 'link':
      // A bare address becomes a link by itself.
      return /^\[/.test(originalText(node, text))
        ? within(schema.marks.link.create({ address: node.url, title: node.title ?? null }))
        : node.children.flatMap((child) => readInline(child, marks, text));
    case 'image':
      return [
        schema.nodes.image.create(
          { address: node.url, description: node.alt ?? '', title: node.title ?? null },
          null,
          marks,
        ),
      ];
    case 'break':
      return [schema.nodes.hard_break.create(null, null, marks)];
    case 'footnoteReference':
      return [schema.nodes.note_call.create({ label: node.label ?? node.identifier }, null, marks)];
    default:
      return [schema.nodes.inline_source.create({ source: originalText(node, text) }, null, marks)];
  }
}

/** Returns words and variables of a text. Only the source shows whether braces are escaped. */
function readText(value: string, source: string, marks: readonly Mark[]): Node[] {
  const written = writtenVariables(source);
  const found = [...value.matchAll(VARIABLE)];
  if (found.length !== written.length) return words(value, marks);
  const nodes: Node[] = [];
  let end = 0;
  for (const [nth, { 0: whole, 1: name = '', index }] of found.entries()) {
    if (written[nth]?.isText) continue;
    nodes.push(...words(value.slice(end, index), marks));
    nodes.push(schema.nodes.variable.create({ name }, null, marks));
    end = index + whole.length;
  }
  return [...nodes, ...words(value.slice(end), marks)];
}

function words(value: string, marks: readonly Mark[]): Node[] {
  return value === '' ? [] : [schema.text(textIn(value), marks)];
}

/** Returns a text with spaces in place of line breaks, as on the page. */
export function textIn(value: string): string {
  return value.replace(/\r?\n/g, ' ');
}
