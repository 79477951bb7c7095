import type { EditorState } from '@codemirror/state';
import { markdownTree } from '../language.ts';
import { valueChip } from './widgets.ts';

type Node = ReturnType<typeof markdownTree>['topNode'];

const ELEMENTS: Readonly<Record<string, string>> = {
  StrongEmphasis: 'strong',
  Emphasis: 'em',
  Strikethrough: 's',
  InlineCode: 'code',
};

const SIGNS = /^(?:EmphasisMark|StrikethroughMark|CodeMark|LinkMark|URL|LinkTitle|HeadingId)$/;

/** Keeps what follows it from opening a list or a heading. */
const LEAD = 'x ';

/** One line of Markdown as the page shows it, without its signs. */
export function inlineText(text: string, state: EditorState): DocumentFragment {
  const source = LEAD + text;
  const made = document.createDocumentFragment();
  const top = markdownTree(source).topNode;
  write(top.firstChild ?? top, { source, state, from: LEAD.length }, made);
  return made;
}

interface Source {
  source: string;
  state: EditorState;
  /** What stands before it is left out. */
  from: number;
}

function write(node: Node, origin: Source, into: ParentNode): void {
  let at = Math.max(node.from, origin.from);
  for (let child = node.firstChild; child; child = child.nextSibling) {
    into.append(origin.source.slice(at, child.from));
    at = Math.max(at, child.to);
    if (!SIGNS.test(child.name)) into.append(...partsOf(child, origin));
  }
  into.append(origin.source.slice(at, node.to));
}

function partsOf(node: Node, origin: Source): (string | HTMLElement)[] {
  const text = origin.source.slice(node.from, node.to);
  if (node.name === 'Escape') return [text.slice(1)];
  if (node.name === 'Variable') return [valueChip(origin.state, text).toDOM()];
  const element = document.createElement(ELEMENTS[node.name] ?? 'span');
  if (node.name === 'Link' && node.getChild('URL')) element.className = 'cm-link-words';
  if (node.name === 'Link' && !node.getChild('URL')) return [text];
  write(node, origin, element);
  return [element];
}
