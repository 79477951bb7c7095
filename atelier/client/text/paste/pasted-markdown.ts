import type { ElementContent, Nodes } from 'hast';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { realLists } from './lists.ts';
import { NOTE, NOTE_CALL, withNotes } from './notes.ts';
import { type PastedPicture, pictureMark } from './pictures.ts';
import { type Findings, type LeftOut, plainElements, plainTables } from './plain-elements.ts';
import { element, textIn } from './styles.ts';
import { tidied } from './tidy.ts';

export interface PastedMarkdown {
  /** Without line breaks at its ends. */
  text: string;
  /** The text holds the mark of each. */
  pictures: readonly PastedPicture[];
  /** There is nothing but pictures. */
  isPictures: boolean;
  leftOut: LeftOut;
}

/** What a program put on the clipboard as HTML, as Markdown of this site: what the text says, and nothing of how it looked. `marks`: how many places the text around it already has that wait for a picture. */
export function pastedMarkdown(html: Nodes, marks = 0): PastedMarkdown {
  const found: Findings = { leftOut: { links: 0, smallSigns: 0 }, pictures: [], marks };
  const nodes =
    'children' in html
      ? html.children.flatMap((node): ElementContent[] =>
          node.type === 'element' || node.type === 'text' ? [node] : [],
        )
      : [];
  // Lists of Word are known by signs that are not shown, and notes by names that are dropped.
  const shown = plainElements(withNotes(realLists(nodes)), found);
  const children = levelled(tidied(plainTables(realLists(shown))));
  const tree = toMdast({ type: 'root', children }, { document: true, handlers: HANDLERS });
  const isPictures = found.pictures.length > 0 && textIn(children).trim() === '';
  return { text: toMarkdown(tree, PRINTED).trim(), isPictures, pictures: found.pictures, leftOut: found.leftOut };
}

const noteCall: Handle = (_, { properties }) => {
  const identifier = String(properties.number);
  return { type: 'footnoteReference', identifier, label: identifier };
};

const note: Handle = (state, node) => {
  const identifier = String(node.properties.number);
  return { type: 'footnoteDefinition', identifier, label: identifier, children: state.toFlow(state.all(node)) };
};

/** Programs put a paragraph into each item; a list stays dense all the same, but where one item has several. */
const listItem: Handle = (state, node) => {
  const paragraphs = node.children.filter((child) => child.type === 'element' && child.tagName === 'p');
  const { checked } = node.properties;
  const item = { ...defaultHandlers.li(state, node), spread: paragraphs.length > 1 };
  return typeof checked === 'boolean' ? { ...item, checked } : item;
};

const HANDLERS = { [NOTE_CALL]: noteCall, [NOTE]: note, img: pictureMark, li: listItem };

const PRINTED: Options = {
  extensions: [gfmToMarkdown()],
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  resourceLink: true,
  // What this generator's Markdown has beyond GFM: directives, variables, ids of headings.
  unsafe: [
    { atBreak: true, character: ':', after: ':' },
    { character: '{', after: '[{#]', inConstruct: 'phrasing' },
  ],
};

/** Headings from level 2 on, without a gap between one and the next; those inside lists, tables and quotes are text there. */
function levelled(nodes: readonly ElementContent[]): ElementContent[] {
  const levels = [...new Set(levelsIn(nodes))].sort();
  let previous = 1;
  const walk = (inside: readonly ElementContent[], isOutline: boolean): ElementContent[] =>
    inside.map((node) => {
      if (node.type !== 'element') return node;
      const level = levelOf(node);
      if (level === undefined)
        return { ...node, children: walk(node.children, isOutline && !HOLDERS.includes(node.tagName)) };
      if (!isOutline) return element('p', node.children);
      previous = Math.min(levels.indexOf(level) + 2, previous + 1, 6);
      return element(`h${previous}`, node.children);
    });
  return walk(nodes, true);
}

const HOLDERS = ['li', 'td', 'th', 'blockquote', 'a'];

function levelOf(node: ElementContent): number | undefined {
  const level = node.type === 'element' && /^h([1-6])$/.exec(node.tagName)?.[1];
  return level ? Number(level) : undefined;
}

function levelsIn(nodes: readonly ElementContent[]): number[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element' || HOLDERS.includes(node.tagName)) return [];
    const level = levelOf(node);
    return level === undefined ? levelsIn(node.children) : [level];
  });
}
