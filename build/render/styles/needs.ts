import { type AttributeSelector, parse, type Selector } from 'css-what';

/** Attributes that browsers set by themselves: a reader opens a `details`. */
const SET_BY_BROWSERS = ['open'];
/** Pseudo-classes around what has to be there too. */
const ASKING = ['is', 'where', 'has'];

/**
 * What a page must have for a selector to match anything in it: `.class`, `element`, `[attribute`, `[data-attribute=value`. There may be more that it asks for;
 * nothing of a selector that is not understood.
 */
export function needsOf(selector: string): string[] {
  try {
    return [...new Set(parse(selector).length === 1 ? parse(selector).flat().flatMap(needOf) : [])];
  } catch {
    return [];
  }
}

/** Only values of `data-` attributes are compared letter by letter everywhere (HTML, 4.16.2: case-sensitivity of the values of attributes). */
function attributeNeed({ name, action, value, ignoreCase }: AttributeSelector): string {
  const asked = `[${name.toLowerCase()}`;
  const isExact = action === 'equals' && ignoreCase !== true && name.startsWith('data-');
  return isExact ? `${asked}=${value}` : asked;
}

function needOf(part: Selector): string[] {
  if (part.type === 'tag') return [part.name.toLowerCase()];
  if (part.type === 'attribute') {
    if (part.name === 'class' && part.action === 'element') return [`.${part.value}`];
    return SET_BY_BROWSERS.includes(part.name) ? [] : [attributeNeed(part)];
  }
  if (part.type !== 'pseudo' || !ASKING.includes(part.name) || !Array.isArray(part.data)) return [];
  const [only, ...others] = part.data;
  return only && others.length === 0 ? only.flatMap(needOf) : [];
}
