import { type AttributeSelector, parse, type Selector } from 'css-what';
import { getOrCompute } from '../../../platform/get-or-compute.ts';

/** Attributes that are set later: a reader opens a `details`, and typography keeps words on one line. */
const SET_LATER = ['open', 'data-unbroken'];
/** Pseudo-classes whose argument has to match in the page, too. */
const WRAPPING = ['is', 'where', 'has'];

/**
 * Returns all that a page must have for a selector to match in it: `.class`, `element`, `[attribute`, `[data-attribute=value`. A selector may need
 * more than is listed. One that cannot be parsed has no needs, so its rule is always kept.
 */
export function needsOf(selector: string): readonly string[] {
  return getOrCompute(known, selector, readNeeds);
}

/** Needs by selector, because the sheets of content types have most of their selectors in common. */
const known = new Map<string, readonly string[]>();

function readNeeds(selector: string): string[] {
  try {
    const [only, ...others] = parse(selector);
    return only && others.length === 0 ? [...new Set(only.flatMap(needOf))] : [];
  } catch {
    return [];
  }
}

/** Returns the need of an attribute selector. Values count only for `data-` attributes; others may ignore case (HTML, § 4.16.2). */
function attributeNeed({ name, action, value, ignoreCase }: AttributeSelector): string {
  const sign = `[${name.toLowerCase()}`;
  const isExact = action === 'equals' && ignoreCase !== true && name.startsWith('data-');
  return isExact ? `${sign}=${value}` : sign;
}

function needOf(part: Selector): string[] {
  if (part.type === 'tag') return [part.name.toLowerCase()];
  if (part.type === 'attribute') {
    if (part.name === 'class' && part.action === 'element') return [`.${part.value}`];
    return SET_LATER.includes(part.name) ? [] : [attributeNeed(part)];
  }
  if (part.type !== 'pseudo' || !WRAPPING.includes(part.name) || !Array.isArray(part.data)) return [];
  const [only, ...others] = part.data;
  return only && others.length === 0 ? only.flatMap(needOf) : [];
}
