import type { Element, ElementContent, Nodes } from 'hast';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type { List } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, defaultHandlers as printers, toMarkdown } from 'mdast-util-to-markdown';
import { HOUSE_STYLE } from '../model/to-markdown-phrasing.ts';
import { codeBlocks } from './code.ts';
import { element, elementsIn, textIn } from './elements.ts';
import type { LeftOut } from './left-out.ts';
import { realLists } from './lists.ts';
import { NOTE, NOTE_CALL, withNotes } from './notes.ts';
import { type PastedPicture, pictureMark } from './pasted-pictures.ts';
import { type Findings, plainElements } from './plain-elements.ts';
import { withoutReview } from './review.ts';
import { plainTables } from './tables.ts';
import { addSpaces, tidyBlocks } from './tidy.ts';

declare module 'mdast' {
  interface ListData {
    delimiter?: '.' | ')';
  }
}

export interface PastedMarkdown {
  /** Without line breaks at its ends. */
  text: string;
  /** The pictures, each of which has its mark in the text. */
  pictures: readonly PastedPicture[];
  /** True if the clipboard held nothing but pictures. */
  isPictures: boolean;
  leftOut: LeftOut;
}

/** Converts the HTML that a program put on the clipboard to the site's Markdown, with the content but without its looks. `marks`: the number of pending pictures in the text around it. */
export function pastedMarkdown(html: Nodes, marks = 0): PastedMarkdown {
  const all = 'children' in html ? html.children : [];
  const nodes = all.flatMap((node) => (node.type === 'element' || node.type === 'text' ? [node] : []));
  const leftOut: LeftOut = {};
  const found: Findings = { leftOut, pictures: [], marks, own: ownAddresses(nodes) };
  // Word's lists are recognized by hidden signs, and notes by names, both of which later steps drop.
  const text = withNotes(realLists(codeBlocks(withoutReview(nodes, leftOut), leftOut)));
  const shown = plainElements(text, found);
  const plain = plainTables(realLists(shown), leftOut);
  const children = fixLevels(tidyBlocks(plain));
  const isPictures = found.pictures.length > 0 && textIn(children).trim() === '';
  return { text: printBlocks(children), isPictures, pictures: found.pictures, leftOut };
}

/** Returns blocks as Markdown. A space is added beside a mark that could not begin or end there, which would be written as character references. */
function printBlocks(blocks: ElementContent[]): string {
  const hasCodes = (markdown: string) => /&#x[\dA-F]+;/.test(markdown);
  const markdown = markdownOf(blocks);
  if (!hasCodes(markdown)) return markdown;
  return markdownOf(blocks.flatMap((block) => (hasCodes(markdownOf([block])) ? addSpaces([block]) : [block])));
}

function markdownOf(children: ElementContent[]): string {
  const tree = toMdast({ type: 'root', children }, { document: true, handlers: HANDLERS });
  return toMarkdown(tree, PRINTED).trim();
}

/** Returns the fragments that lead to a document's elements, and its own addresses, to which its headings link. */
function ownAddresses(nodes: readonly ElementContent[]): ReadonlySet<string> {
  const elements = elementsIn(nodes);
  const names = elements.flatMap(({ properties: { id, name } }) => [id, name]).filter((one) => one !== undefined);
  const headings = elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
  const links = elementsIn(headings).map(({ properties: { href } }) => /^([^#]+)#/.exec(String(href ?? ''))?.[1]);
  return new Set([...names.map((name) => `#${name}`), ...links.filter((page) => page !== undefined)]);
}

const noteCall: Handle = (_, { properties }) => {
  const identifier = String(properties.number);
  return { type: 'footnoteReference', identifier, label: identifier };
};

const note: Handle = (state, node) => {
  const identifier = String(node.properties.number);
  return { type: 'footnoteDefinition', identifier, label: identifier, children: state.toFlow(state.all(node)) };
};

/** Writes a list item. Programs put a paragraph into each item, but the list stays tight unless an item has several. */
const listItem: Handle = (state, node) => {
  const paragraphs = node.children.filter((child) => child.type === 'element' && child.tagName === 'p');
  const { checked } = node.properties;
  const item = { ...defaultHandlers.li(state, node), spread: paragraphs.length > 1 };
  return typeof checked === 'boolean' ? { ...item, checked } : item;
};

/** Converts an ordered list, and keeps the sign behind its numbers for the printer. */
const orderedList: Handle = (state, node) => {
  const list = defaultHandlers.ol(state, node);
  return { ...list, data: { delimiter: node.properties.delimiter === ')' ? ')' : '.' } };
};

const HANDLERS = { [NOTE_CALL]: noteCall, [NOTE]: note, img: pictureMark, li: listItem, ol: orderedList };

const PRINTED: Options = {
  ...HOUSE_STYLE,
  extensions: [gfmToMarkdown()],
  resourceLink: true,
  handlers: {
    list(node: List, parent, state, info) {
      state.options.bulletOrdered = node.data?.delimiter ?? '.';
      return printers.list(node, parent, state, info);
    },
  },
};

/** Returns nodes whose headings start at level 2 and skip no level. */
function fixLevels(nodes: readonly ElementContent[]): ElementContent[] {
  const levels = [...new Set(elementsIn(nodes).map(levelOf))].filter(Boolean).sort();
  let previous = 1;
  const walk = (inside: readonly ElementContent[]): ElementContent[] =>
    inside.map((node) => {
      if (node.type !== 'element') return node;
      const level = levelOf(node);
      if (level === '') return { ...node, children: walk(node.children) };
      previous = Math.min(levels.indexOf(level) + 2, previous + 1, 6);
      return element(`h${previous}`, node.children);
    });
  return walk(nodes);
}

function levelOf({ tagName }: Element): string {
  return /^h([1-6])$/.exec(tagName)?.[1] ?? '';
}
