import type { Element, ElementContent } from 'hast';
import { LINK_SCHEMES } from '../../../../build/contract/addresses.ts';
import { codeElement, sourceOf } from './code.ts';
import {
  element,
  elementsIn,
  hasClass,
  isBox,
  isElement,
  isTicked,
  needsSmallSigns,
  smallSigns,
  stylesOf,
  text,
  textIn,
} from './elements.ts';
import { formula, isFormula } from './formulas.ts';
import { type LeftOut, leaveOut } from './left-out.ts';
import { type PastedPicture, picturePlace } from './pasted-pictures.ts';
import { plainSymbols, symbolsOf } from './symbols.ts';

/** Data that the conversion of a pasted text collects. */
export interface Findings {
  leftOut: LeftOut;
  pictures: PastedPicture[];
  /** The highest number that the mark of a picture has so far. */
  marks: number;
  /** Addresses inside the document: fragments of its elements (`#name`), and its own address. */
  own: ReadonlySet<string>;
}

/** The inherited style of an element. */
interface Style {
  isMono: boolean;
  keepsLines: boolean;
  /** True if the element is in a place where headings become paragraphs. */
  isInside?: boolean;
  symbols?: ReturnType<typeof symbolsOf>;
}

const UNSEEN = new Set(
  'head script style meta link title template noscript o:p xml colgroup datalist rp area'.split(' '),
);
const EMBEDS = new Set('iframe object embed video audio canvas'.split(' '));
const CONTROLS = ['button', 'input', 'select', 'textarea'] as const;
/** Custom elements that show more than words. */
const OWN_EMBEDS = /audio|chart|embed|map|player|tube|tweet|video|vimeo|viewer/;
const EMOJI = /^(?=.*[^\d#*])[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;
/** Elements that Markdown has, or that are paragraphs. Others are replaced by their content. */
const BLOCKS = new Set(
  'h1 h2 h3 h4 h5 h6 p div ul ol menu li dl dt dd table thead tbody tfoot tr td th blockquote hr br q section article aside main nav header footer figure figcaption details summary address form fieldset legend center note note-call'.split(
    ' ',
  ),
);
const MARKS: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  s: 'del',
  strike: 'del',
  del: 'del',
};

/** Returns the visible content of pasted nodes: styles become elements, and content that Markdown or the site cannot show is left out. Adds to `found`. */
export function plainElements(
  nodes: readonly ElementContent[],
  found: Findings,
  style: Style = { isMono: false, keepsLines: false },
): ElementContent[] {
  const plain = nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return textNodes(plainSymbols(node.value, style.symbols, found.leftOut), style);
    if (node.type !== 'element') return [];
    const out = found.leftOut;
    if (isFormula(node)) return formula(node) ?? leaveOut('formulas', out);
    if (UNSEEN.has(node.tagName) || isHidden(node)) return [];
    const children = () => plainElements(separateChildren(node), found, styleOf(node, style));
    if (isBox(node)) return [text(isTicked(node) ? '☑ ' : '☐ '), ...children()];
    if (EMOJI.test(String(node.properties.alt))) return [text(String(node.properties.alt))];
    if (isElement(node, ...CONTROLS)) return isSeen(node) ? leaveOut('controls', out) : [];
    if (isEmbed(node)) return leaveOut('embeds', out);
    if (isElement(node, 'svg')) return [];
    if (isElement(node, 'img', 'v:imagedata')) return picturePlace(node, found);
    if (isElement(node, 'pre')) return [node];
    return convertElement(node, children(), found, style.isInside);
  });
  return plain.reduce<ElementContent[]>(joinedCode, []);
}

function convertElement(node: Element, inner: ElementContent[], found: Findings, isInside = false): ElementContent[] {
  const heading = headingLevel(node);
  const children = addMarks(node, inner);
  if (heading !== undefined && !elementsIn(children).some((one) => isElement(one, ...NO_HEADING)))
    return [element(isInside ? 'p' : `h${heading}`, children)];
  if (heading !== undefined) return [element('div', children)];
  if (isElement(node, 'rt')) return [text(`(${textIn(children)})`)];
  if (isElement(node, 'a')) return convertLink(node, children, found);
  const small = smallSigns(node, children);
  if (small !== undefined) return [text(small)];
  if (needsSmallSigns(node, children)) leaveOut('smallSigns', found.leftOut);
  if (isElement(node, 'p', 'div') && isCode(children))
    return [fontBlock(sourceOf(children).replace(/(?<!\n)\n+$/, ''))];
  if (BLOCKS.has(node.tagName)) return [{ ...node, children }];
  return isBlock(node) ? [element('div', children)] : children;
}

/** Blocks that some editors allow in a heading, which is one line in Markdown. */
const NO_HEADING = ['ul', 'ol', 'table', 'pre', 'blockquote'] as const;
const CODE = ['code', 'kbd', 'samp', 'tt'] as const;
const MONO =
  /\bmono|\bcourier|\bconsolas|\bmenlo|\bmonaco|\bfira code|\bsource code|\bcascadia|\binconsolata|\blucida console/;

function styleOf(node: Element, outer: Style): Style {
  const styles = stylesOf(node);
  const font = styles.get('font-family') ?? styles.get('font') ?? String(node.properties.face ?? '').toLowerCase();
  const isInherited = font === '' || font === 'inherit';
  const space = styles.get('white-space-collapse') ?? styles.get('white-space');
  const isFont = isInherited ? outer.isMono : MONO.test(font);
  return {
    isMono: (isFont || isElement(node, ...CODE)) && !/^h[1-6]$/.test(node.tagName),
    keepsLines: space === undefined ? outer.keepsLines : /^(?:pre|break-spaces)/.test(space),
    isInside: outer.isInside || isElement(node, 'li', 'blockquote'),
    symbols: isInherited ? outer.symbols : symbolsOf(font),
  };
}

/** Returns a text as its style shows it: preserved line breaks as elements, a fixed width as code. */
function textNodes(value: string, { isMono, keepsLines }: Style): ElementContent[] {
  const lines = keepsLines ? value.split(/\r?\n/) : [value.replace(/[\t\n\r ]+/g, ' ')];
  return lines.flatMap((line, nth): ElementContent[] => {
    const shownLine = isMono && line !== '' ? element('code', [text(line.replaceAll('\u00a0', ' '))]) : text(line);
    return nth === 0 ? [shownLine] : [element('br', []), shownLine];
  });
}

/** Tells whether a paragraph contains only code. */
function isCode(nodes: readonly ElementContent[]): boolean {
  const words = nodes.filter(
    (node) => !isElement(node, 'br') && (textIn([node]).trim() !== '' || holdsPicture([node])),
  );
  return words.length > 0 && words.every((node) => isElement(node, 'code') && !holdsPicture([node]));
}

/** Adds a node to those before it. Adjacent code is joined, inline and as blocks. */
function joinedCode(before: ElementContent[], node: ElementContent): ElementContent[] {
  const last = before.at(-1);
  const isBlank = textIn([node]).trim() === '' && !holdsPicture([node]);
  if (isElement(last, 'code') && isElement(node, 'code'))
    before.splice(-1, 1, element('code', [...last.children, ...node.children]));
  else if (!isElement(last, 'pre') || !last.properties.isFont) before.push(node);
  else if (isElement(node, 'pre') && node.properties.isFont)
    before.splice(-1, 1, fontBlock(`${textIn([last])}\n${textIn([node])}`));
  else if (isBlank && isElement(node, 'br', 'p', 'div')) before.splice(-1, 1, fontBlock(`${textIn([last])}\n`));
  else if (!isBlank || node.type !== 'text') before.push(node);
  return before;
}

function fontBlock(source: string): Element {
  return { ...codeElement(source), properties: { isFont: true } };
}

function holdsPicture(nodes: readonly ElementContent[]): boolean {
  return elementsIn(nodes).some((one) => isElement(one, 'img'));
}

function isBlock(node: Element): boolean {
  return (
    isElement(node, 'dialog', 'caption', 'optgroup') ||
    /^(?:block|flex|grid|table|list-item|flow-root)/.test(stylesOf(node).get('display') ?? '')
  );
}

/** Returns the children of an element, with spaces where its layout separates them. */
function separateChildren(node: Element): ElementContent[] {
  if (!/flex|grid/.test(stylesOf(node).get('display') ?? '')) return node.children;
  return node.children.flatMap((child) => [child, text(' ')]);
}

/** Tells whether an element is invisible. Writers never saw it, so it is not counted as left out. Edit links of Wikipedia are not part of the text. */
function isHidden(node: Element): boolean {
  const styles = stylesOf(node);
  return (
    styles.get('display') === 'none' ||
    styles.get('mso-hide') === 'all' ||
    /^(?:hidden|collapse)$/.test(styles.get('visibility') ?? '') ||
    [styles.get('opacity'), styles.get('font-size')].some((size) => /^0(?:px|pt)?$/.test(size ?? '')) ||
    'hidden' in node.properties ||
    hasClass(node, /^(?:sr-only|visually-hidden|screen-reader-text|mw-editsection)$/)
  );
}

/** Tells whether readers would miss a button or a field. Those that show only a sign belong to the page around the text. */
function isSeen(node: Element): boolean {
  const { type, value } = node.properties;
  if (isElement(node, 'button')) return textIn([node]).trim() !== '';
  return type !== 'hidden' && (type !== 'submit' || Boolean(value));
}

/** Tells whether an element shows more than words: a video, a map, a drawing, but no small icon. */
function isEmbed(node: Element): boolean {
  const hasWords = textIn([node]).trim() !== '';
  if (EMBEDS.has(node.tagName) || (hasWords && isElement(node, 'svg'))) return true;
  if (hasWords || holdsPicture([node])) return false;
  const { role, ariaLabel, width } = node.properties;
  const styles = stylesOf(node);
  if (Number.parseFloat(String(width ?? styles.get('width'))) <= LARGEST_ICON) return false;
  const background = styles.get('background-image') ?? styles.get('background') ?? '';
  const isOwn = node.tagName.includes('-') && OWN_EMBEDS.test(node.tagName);
  return isOwn || (role === 'img' && Boolean(ariaLabel)) || background.includes('url(');
}

const LARGEST_ICON = 48;

/** Returns the level of a heading. Word's title and Word Online's headings are paragraphs with a class (`MsoTitle`) or attributes (`role`, `aria-level`). */
function headingLevel(node: Element): number | undefined {
  const { role, ariaLevel } = node.properties;
  if (/^h[1-6]$/.test(node.tagName)) return Number(node.tagName.slice(1));
  if (isElement(node, 'p') && hasClass(node, /^msotitle$/i)) return 1;
  if (!isElement(node, 'p', 'div') || role !== 'heading') return undefined;
  return Math.min(Math.max(Number(ariaLevel) || 2, 1), 6);
}

/** Returns children inside the marks of an element or its style. Google Docs wraps the whole text in a `b` that is not bold. */
function addMarks(node: Element, children: ElementContent[]): ElementContent[] {
  if (isElement(node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'ul', 'ol', 'li', 'table', 'tr', 'td', 'th'))
    return children;
  const styles = stylesOf(node);
  const mark = MARKS[node.tagName];
  const weight = styles.get('font-weight');
  const isBold = weight === undefined ? mark === 'strong' : /^(?:bold|bolder|[6-9]00)$/.test(weight);
  const slope = styles.get('font-style');
  const isItalic = slope === undefined ? mark === 'em' : /^(?:italic|oblique)/.test(slope);
  const lines = `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`;
  const isStruck = mark === 'del' || lines.includes('line-through');
  const wanted = [...(isStruck ? ['del'] : []), ...(isItalic ? ['em'] : []), ...(isBold ? ['strong'] : [])];
  return wanted.reduce((inner, name) => [element(name, inner)], children);
}

/** The ids of notes in Wikipedia and in rendered Markdown. */
const NOTE_NAME = /^(?:cite_(?:note|ref)|fn(?:ref)?[\d:-]|footnote)/;

function convertLink(node: Element, children: ElementContent[], { leftOut, own }: Findings): ElementContent[] {
  const href = String(node.properties.href ?? '').trim();
  const [, page = '', fragment] = /^([^#]*)#(.*)$/.exec(href) ?? [];
  const isSign = fragment !== undefined && !/[\p{L}\p{N}]/u.test(textIn(children)) && !holdsPicture(children);
  if (
    fragment !== undefined &&
    (page === '' || isSign || own.has(page) || own.has(`#${fragment}`) || NOTE_NAME.test(fragment))
  ) {
    if (textIn(children).trim() !== '') leaveOut('anchors', leftOut);
    return isSign ? [] : children;
  }
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  const isPicture = textIn(children).trim() === '' && holdsPicture(children);
  if (scheme !== undefined && LINK_SCHEMES.includes(scheme) && !isPicture) return [element('a', children, { href })];
  if (href !== '') leaveOut(isPicture ? 'pictureLinks' : 'links', leftOut);
  return children;
}
