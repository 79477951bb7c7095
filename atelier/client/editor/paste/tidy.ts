import type { Element, ElementContent } from 'hast';
import { element, elementsIn, isElement, text, textIn } from './elements.ts';
import { NOTE_CALL } from './notes.ts';

const MARKS = ['strong', 'em', 'del'] as const;
const SHOWN_WITHOUT_TEXT = ['td', 'th', 'hr', 'img', NOTE_CALL];

/** Returns blocks without empty or redundant elements. Adjacent marks are joined, two breaks begin a paragraph, spaces and apostrophes are as writers type them. */
export function tidyBlocks(nodes: readonly ElementContent[]): ElementContent[] {
  return splitAtBreaks(tidyLine(nodes)).flatMap((part, _, parts) => {
    const words = part.filter(isTightBreak);
    if (parts.length === 1 || words.length === 0) return words;
    return [element(words.some(isBlock) ? 'div' : 'p', words)];
  });
}

/** Returns the tidy content of an element, with the breaks at its ends. */
function tidyLine(nodes: readonly ElementContent[]): ElementContent[] {
  const clean = nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [text(plainSigns(node.value))];
    if (node.type !== 'element') return [];
    if (isElement(node, 'pre', 'br')) return [node];
    if (isElement(node, 'code')) return moveSpacesOut(node, node.children);
    if (isElement(node, ...MARKS, 'a')) return moveSpacesOut(node, removeMark(node.tagName, tidyLine(node.children)));
    const isHeading = /^h[1-6]$/.test(node.tagName);
    const children = isHeading ? headingLine(node) : tidyBlocks(node.children);
    const isEmpty =
      /^[\s\u200c\u200d]*$/.test(textIn(children)) &&
      !elementsIn([node]).some(({ tagName }) => SHOWN_WITHOUT_TEXT.includes(tagName));
    if (!isEmpty) return isElement(node, 'p') && children.some(isBlock) ? children : [{ ...node, children }];
    // An empty block separates the words around it.
    return isHeading || isElement(node, 'p', 'div') ? [element('br', []), element('br', [])] : [];
  });
  return clean.reduce<ElementContent[]>(joinNode, []);
}

/** Returns the content of a heading as one line without bold marks. */
function headingLine({ children }: Element): ElementContent[] {
  return tidyLine(removeMark('strong', children)).map((child) => (isElement(child, 'br') ? text(' ') : child));
}

const INLINE: readonly string[] = ['br', 'a', 'code', 'img', 'q', 'var', NOTE_CALL, ...MARKS];

function isBlock(node: ElementContent): boolean {
  return node.type === 'element' && !INLINE.includes(node.tagName);
}

function isSpace(node: ElementContent | undefined): boolean {
  return node?.type === 'text' && node.value.trim() === '';
}

/** Returns false for a line break without words on both sides; all other nodes stay. */
function isTightBreak(node: ElementContent, nth: number, all: readonly ElementContent[]): boolean {
  if (!isElement(node, 'br')) return true;
  return [-1, 1].every((step) => {
    const neighbour = isSpace(all[nth + step]) ? all[nth + 2 * step] : all[nth + step];
    return neighbour !== undefined && !isBlock(neighbour);
  });
}

/** Splits nodes at two successive breaks. */
function splitAtBreaks(nodes: readonly ElementContent[]): ElementContent[][] {
  const parts: ElementContent[][] = [[]];
  for (const node of nodes) {
    const part = parts.at(-1) ?? [];
    const last = part.findLastIndex((one) => !isSpace(one));
    if (isElement(node, 'br') && isElement(part[last], 'br')) {
      part.splice(last);
      parts.push([]);
    } else part.push(node);
  }
  return parts;
}

function removeMark(mark: string, nodes: readonly ElementContent[]): ElementContent[] {
  const rest = nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const children = removeMark(mark, node.children);
    return node.tagName === mark ? children : [{ ...node, children }];
  });
  return rest.reduce<ElementContent[]>(joinNode, []);
}

/** Returns a mark with the spaces and breaks at its ends outside it. Two breaks split it. */
function moveSpacesOut(mark: Element, nodes: readonly ElementContent[]): ElementContent[] {
  const parts = splitAtBreaks(nodes);
  if (parts.length > 1)
    return parts.flatMap((part, nth) => [
      ...(nth === 0 ? [] : [element('br', []), element('br', [])]),
      ...moveSpacesOut(mark, part),
    ]);
  if (nodes.some(isBlock)) return nodes.flatMap((node) => moveMarkIn(mark, node));
  const isWord = (node: ElementContent) => !isSpace(node) && !isElement(node, 'br');
  const [start, end] = [nodes.findIndex(isWord), nodes.findLastIndex(isWord) + 1];
  if (start === -1) return [...nodes];
  const inner = nodes.slice(start, end);
  const words = textIn(inner);
  const children = sliceText(inner, words.length - words.trimStart().length, words.trimEnd().length);
  const space = (isThere: boolean) => (isThere ? [text(' ')] : []);
  return [
    ...nodes.slice(0, start),
    ...space(/^\s/.test(words)),
    { ...mark, children: words.trim() === '' ? inner : children },
    ...space(/\s$/.test(words)),
    ...nodes.slice(end),
  ];
}

/** Moves a mark into a block that it was around; headings and code get none. */
function moveMarkIn(mark: Element, node: ElementContent): ElementContent[] {
  if (node.type !== 'element' || !isBlock(node)) return moveSpacesOut(mark, [node]);
  if (isElement(node, 'pre', 'hr') || (/^h[1-6]$/.test(node.tagName) && mark.tagName !== 'a')) return [node];
  return [{ ...node, children: moveSpacesOut(mark, node.children) }];
}

/** Returns nodes with a range of their text. Elements without text stay. */
function sliceText(nodes: readonly ElementContent[], from: number, to: number): ElementContent[] {
  let end = 0;
  return nodes.flatMap((node): ElementContent[] => {
    const start = end;
    end += textIn([node]).length;
    if (end > start && (start >= to || end <= from)) return [];
    if (node.type === 'text') return [text(node.value.slice(Math.max(0, from - start), to - start))];
    return node.type === 'element' ? [{ ...node, children: sliceText(node.children, from - start, to - start) }] : [];
  });
}

/** Adds a node to those before it. The last of them may absorb it, even across a space. */
function joinNode(before: ElementContent[], node: ElementContent): ElementContent[] {
  const last = before.at(-1);
  const gap = isSpace(last) ? [text(' ')] : [];
  const neighbour = before.at(-1 - gap.length);
  if (last?.type === 'text' && node.type === 'text')
    before.splice(-1, 1, text((last.value + node.value).replace(/ {2,}/g, ' ')));
  else if (isElement(last, 'code') && isElement(node, 'code'))
    before.splice(-1, 1, element('code', [...last.children, ...node.children]));
  else if (isElement(node, ...MARKS) && isElement(neighbour, node.tagName)) {
    const children = [...neighbour.children, ...gap, ...node.children];
    before.splice(-1 - gap.length, 2, element(node.tagName, children.reduce<ElementContent[]>(joinNode, [])));
  } else before.push(node);
  return before;
}

/** Returns nodes with a space between a mark and a letter or another mark, except within partly marked words. */
export function addSpaces(nodes: readonly ElementContent[], isInMark = false): ElementContent[] {
  return nodes.flatMap((node, nth): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (!isElement(node, ...MARKS)) return [{ ...node, children: addSpaces(node.children) }];
    const isWord =
      !isInMark && /^[\p{L}\p{N}]+$/u.test(textIn([node])) && node.children.every(({ type }) => type === 'text');
    const [before, after] = [nodes[nth - 1], nodes[nth + 1]];
    const isAfter = !isWord && before?.type === 'text' && /[\p{L}\p{N}]$/u.test(before.value);
    const isBefore =
      after?.type === 'text' ? !isWord && /^[\p{L}\p{N}]/u.test(after.value) : isElement(after, ...MARKS);
    const mark = { ...node, children: addSpaces(node.children, true) };
    return [...(isAfter ? [text(' ')] : []), mark, ...(isBefore ? [text(' ')] : [])];
  });
}

/** Returns a text with the apostrophes and spaces that writers type. Zero-width joiners stay between letters and in emoji. */
function plainSigns(value: string): string {
  const plain = value
    .replace(/[\u200b\u2060\ufeff\u00ad]|(?<=\s)[\u200c\u200d]+|(?<![\u200c\u200d])[\u200c\u200d]+(?=\s)/g, '')
    .replace(/\s+/g, ' ');
  return plain.includes('‘') ? plain : plain.replace(/[\u2019\u201b]/g, "'");
}
