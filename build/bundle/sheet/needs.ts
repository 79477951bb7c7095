import { parse, type Selector } from 'css-what';

/** Attributes that browsers set by themselves: a reader opens a `details`. */
const SET_BY_BROWSERS = ['open'];
/** Pseudo-classes around what has to be there too. */
const ASKING = ['is', 'where', 'has'];

/**
 * What a page must have for a selector to match anything in it: `.class`, `element`, `[attribute`. There may be more that it asks for;
 * nothing of a selector that is not understood.
 */
export function needsOf(selector: string): string[] {
  try {
    return [...new Set(parse(selector).length === 1 ? parse(selector).flat().flatMap(needOf) : [])];
  } catch {
    return [];
  }
}

function needOf(part: Selector): string[] {
  if (part.type === 'tag') return [part.name.toLowerCase()];
  if (part.type === 'attribute') {
    if (part.name === 'class' && part.action === 'element') return [`.${part.value}`];
    return SET_BY_BROWSERS.includes(part.name) ? [] : [`[${part.name.toLowerCase()}`];
  }
  if (part.type !== 'pseudo' || !ASKING.includes(part.name) || !Array.isArray(part.data)) return [];
  const [only, ...others] = part.data;
  return only && others.length === 0 ? only.flatMap(needOf) : [];
}
