import type { Element, ElementContent } from 'hast';
import type { AlternateWords } from '../../contract/definition.ts';
import {
  element,
  FOOTNOTE_CALL,
  footnoteNumber,
  footnotesOf,
  isBlank,
  isElement,
  isPhrasing,
  needSpaceBetween,
  text,
  textIn,
} from './elements.ts';
import { reshape } from './reshape.ts';

export interface AlternateOptions extends AlternateWords {
  /** The absolute address of the page, from which relative addresses count. */
  page: string;
}

/** Elements without content of the page, which alternates leave out. */
const LEFT_OUT = new Set(
  'script source style template noscript nav dialog input select textarea label option'.split(' '),
);
const BOXES = new Set(
  'main div section header footer article aside address figure figcaption details summary'.split(' '),
);
const STRUCTURES = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl']);
/** Spaces that HTML joins; no-break spaces are not among them. */
const SPACES = /[\t\n\f\r ]+/g;
const WITHOUT_CONTENT = new Set(['br', 'hr', 'img', 'video', 'td', 'th']);

export function visibleContent(one: ElementContent, options: AlternateOptions): ElementContent[] {
  if (one.type === 'text') return [text(one.value.replace(SPACES, ' '))];
  if (one.type !== 'element' || isHidden(one)) return [];
  const { tagName, properties } = one;
  const { page, form } = options;
  const inside = (of: Element) => contentsOf(of, options);
  const number = footnoteNumber(one);
  if (number !== undefined) return [element(FOOTNOTE_CALL, [], { number })];
  if ('data-footnotes' in properties) return footnotesOf(one, inside);
  if (tagName === 'form') return hasField(one) ? [element('p', [element('a', [text(form)], { href: page })])] : [];
  const children = tagName === 'svg' ? [] : inside(one);
  if (!WITHOUT_CONTENT.has(tagName) && children.every(isBlank)) return spokenName(one);
  const shape = reshape[tagName];
  if (shape) return shape(one, children, page);
  if (!BOXES.has(tagName)) return [element(tagName, children)];
  return [element(children.every(isPhrasing) ? 'p' : 'div', children)];
}

function contentsOf(one: Element, options: AlternateOptions): ElementContent[] {
  if (isElement(one, 'pre', 'code')) return [text(textIn(one.children))];
  const contents: ElementContent[] = [];
  let before: ElementContent | undefined;
  for (const child of unfold(one)) {
    if (isBlank(child) && STRUCTURES.has(one.tagName)) continue;
    const shown = visibleContent(child, options);
    if (shown.length === 0) continue;
    if (before && needSpaceBetween(before, child)) contents.push(text(' · '));
    contents.push(...shown);
    before = child;
  }
  return contents;
}

/** Tells whether an element repeats other text: drawings repeat a text beside them, margin notes a list of sources. */
function isHidden({ tagName, properties }: Element): boolean {
  const hides = ['hidden', 'data-drawing', 'data-note'].some((name) => name in properties);
  return LEFT_OUT.has(tagName) || hides || properties['aria-hidden'] === 'true';
}

/** Returns an element's children. In a figure, the folded text below a drawing replaces the drawing. */
function unfold({ tagName, children }: Element): ElementContent[] {
  if (tagName !== 'figure') return children;
  return children.flatMap((child) =>
    isElement(child, 'details') ? child.children.filter((part) => !isElement(part, 'summary')) : [child],
  );
}

function hasField({ children }: Element): boolean {
  return children.some(
    (child) => child.type === 'element' && (/^(?:input|select|textarea)$/.test(child.tagName) || hasField(child)),
  );
}

/** Returns the accessible name of an element without text. */
function spokenName({ tagName, properties }: Element): ElementContent[] {
  const name = properties['aria-label'];
  if (typeof name !== 'string') return [];
  return [tagName === 'svg' ? element('em', [text(name)]) : text(name)];
}
