import type { Element, ElementContent, Nodes } from 'hast';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { type PastedPicture, pictureMark } from './pasted-pictures.ts';
import { type Findings, type LeftOut, plainElements, plainTables, realLists } from './plain-elements.ts';
import { element, isElement, textIn } from './styles.ts';

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

/** Elements that stand for a note and the call of it until they are Markdown. */
const NOTE_CALL = 'note-call';
const NOTE = 'note';

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

const MARKS = ['strong', 'em', 'del'] as const;
const SHOWN_WITHOUT_TEXT = ['td', 'th', 'tr', 'thead', 'tbody', 'table', 'hr', 'img', NOTE_CALL];

/** Nodes without what is empty or said twice: marks of one kind that touch are one, and have no spaces at their ends; spaces, apostrophes and quotes are as writers type them. */
function tidied(nodes: readonly ElementContent[]): ElementContent[] {
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

/** Notes as Word, LibreOffice and Google Docs have them: two links that lead to each other, of which the later one begins the note. */
function withNotes(nodes: readonly ElementContent[]): ElementContent[] {
  const links = linksIn(nodes);
  const names = new Map(links.flatMap((link) => nameOf(link).map((name): [string, Element] => [name, link])));
  const calls = new Map<Element, number>();
  const backs = new Map<Element, number>();
  for (const [nth, link] of links.entries()) {
    const answer = names.get(targetOf(link));
    if (!answer || links.indexOf(answer) <= nth || names.get(targetOf(answer)) !== link) continue;
    calls.set(link, calls.size + 1);
    backs.set(answer, calls.size);
  }
  return calls.size === 0 ? [...nodes] : withNumbers(nodes, calls, backs);
}

function linksIn(nodes: readonly ElementContent[]): Element[] {
  return nodes.flatMap((node) =>
    node.type === 'element' ? [...(isElement(node, 'a') ? [node] : []), ...linksIn(node.children)] : [],
  );
}

function nameOf({ properties: { id, name } }: Element): string[] {
  return [id, name].flatMap((one) => (typeof one === 'string' && one !== '' ? [one] : []));
}

function targetOf({ properties: { href } }: Element): string {
  return /^#(.+)$/.exec(String(href ?? ''))?.[1] ?? '';
}

type Numbers = ReadonlyMap<Element, number>;

function withNumbers(nodes: readonly ElementContent[], calls: Numbers, backs: Numbers): ElementContent[] {
  const made = nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const call = calls.get(node);
    if (call !== undefined) return [{ ...element(NOTE_CALL, []), properties: { number: call } }];
    const [only] = node.children.filter((child) => textIn([child]).trim() !== '');
    // What only raises a call is no longer needed.
    if (isElement(node, 'sup', 'span') && only && only.type === 'element' && calls.has(only))
      return withNumbers([only], calls, backs);
    const back = isElement(node, 'p', 'li') ? linksIn([node]).find((link) => backs.has(link)) : undefined;
    if (!back) return [{ ...node, children: withNumbers(node.children, calls, backs) }];
    return [{ ...element(NOTE, withoutLink(node.children, back)), properties: { number: backs.get(back) ?? 0 } }];
  }); // The line that sets notes apart on paper is drawn by whoever shows them.
  return made.filter((node, nth) => !(isElement(node, 'hr') && made.slice(nth + 1).some(holdsNote)));
}

function holdsNote(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === NOTE || node.children.some(holdsNote));
}

function withoutLink(nodes: readonly ElementContent[], link: Element): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node === link) return [];
    return [node.type === 'element' ? { ...node, children: withoutLink(node.children, link) } : node];
  });
}
