import type { Element, ElementContent } from 'hast';
import { NOTE_CALL } from './notes.ts';
import { element, isElement, textIn } from './styles.ts';

const MARKS = ['strong', 'em', 'del'] as const;
const SHOWN_WITHOUT_TEXT = ['td', 'th', 'tr', 'thead', 'tbody', 'table', 'hr', 'img', NOTE_CALL];

/** Nodes without what is empty or said twice: marks of one kind that touch are one, and have no spaces at their ends; spaces, apostrophes and quotes are as writers type them. */
export function tidied(nodes: readonly ElementContent[]): ElementContent[] {
  const clean = nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{ ...node, value: plainSigns(node.value) }];
    if (node.type !== 'element') return [];
    if (isElement(node, 'pre', 'code')) return [node];
    if (isElement(node, 'br')) return [node];
    const children = withinBlock(node, tidied(node.children));
    const isEmpty = textIn(children).trim() === '' && !holdsAny(children);
    if (isEmpty && !SHOWN_WITHOUT_TEXT.includes(node.tagName))
      return isElement(node, ...MARKS, 'a') ? spaceOf(children) : [];
    if (!isElement(node, ...MARKS)) return [{ ...node, children }];
    return outside({ ...node, children: without(node.tagName, children) });
  });
  return withoutLooseBreaks(clean.reduce<ElementContent[]>(joined, []));
}

/** Headings are bold anyway, and on one line. */
function withinBlock({ tagName }: Element, children: ElementContent[]): ElementContent[] {
  if (!/^h[1-6]$/.test(tagName)) return children;
  return without('strong', children).map((child) => (isElement(child, 'br') ? { type: 'text', value: ' ' } : child));
}

const BLOCK = /^(?:p|div|h[1-6]|ul|ol|li|table|pre|blockquote|hr|section|article|header|footer|figure|note)$/;

/** Breaks stand between words: not at the ends of a block, nor two in a row. */
function withoutLooseBreaks(nodes: readonly ElementContent[]): ElementContent[] {
  const words = nodes.map((node) => !isSpace(node) && !isElement(node, 'br') && !isBlock(node));
  return nodes.filter((node, nth) => {
    if (!isElement(node, 'br')) return true;
    const before = nodes.findLastIndex((one, at) => at < nth && !isSpace(one));
    const after = nodes.findIndex((one, at) => at > nth && !isSpace(one) && !isElement(one, 'br'));
    return words[before] === true && words[after] === true;
  });
}

function isBlock(node: ElementContent): boolean {
  return node.type === 'element' && BLOCK.test(node.tagName);
}

function without(mark: (typeof MARKS)[number], nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => (isElement(node, mark) ? without(mark, node.children) : [node]));
}

function holdsAny(nodes: readonly ElementContent[]): boolean {
  return nodes.some(
    (node) => node.type === 'element' && (SHOWN_WITHOUT_TEXT.includes(node.tagName) || holdsAny(node.children)),
  );
}

function spaceOf(nodes: readonly ElementContent[]): ElementContent[] {
  return textIn(nodes) === '' ? [] : [{ type: 'text', value: ' ' }];
}

/** A mark with the spaces at its ends outside it. */
function outside(mark: Element): ElementContent[] {
  const text = textIn(mark.children);
  const space: ElementContent = { type: 'text', value: ' ' };
  const children = trimmed(mark.children, 0, (value) => value.trimStart());
  const inner = trimmed(children, children.length - 1, (value) => value.trimEnd());
  return [...(/^\s/.test(text) ? [space] : []), { ...mark, children: inner }, ...(/\s$/.test(text) ? [space] : [])];
}

function trimmed(nodes: readonly ElementContent[], at: number, trim: (value: string) => string): ElementContent[] {
  return nodes.flatMap((node, nth) => {
    if (nth !== at || node.type !== 'text') return [node];
    const value = trim(node.value);
    return value === '' ? [] : [{ ...node, value }];
  });
}

function isSpace(node: ElementContent | undefined): boolean {
  return node?.type === 'text' && node.value.trim() === '';
}

/** The nodes so far with one more, which its neighbour may take in, over a space as well. */
function joined(before: ElementContent[], node: ElementContent): ElementContent[] {
  const last = before.at(-1);
  if (last?.type === 'text' && node.type === 'text') {
    return [...before.slice(0, -1), { type: 'text', value: (last.value + node.value).replace(/ {2,}/g, ' ') }];
  }
  const gap = isSpace(last) ? [last] : [];
  const neighbour = before.at(-1 - gap.length);
  if (!isElement(node, ...MARKS) || !isElement(neighbour, node.tagName)) return [...before, node];
  const space: ElementContent[] = gap.length > 0 ? [{ type: 'text', value: ' ' }] : [];
  const children = [...neighbour.children, ...space, ...node.children].reduce<ElementContent[]>(joined, []);
  return [...before.slice(0, -1 - gap.length), element(node.tagName, children)];
}

function plainSigns(text: string): string {
  return text
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u2018\u2019\u201b]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ');
}
