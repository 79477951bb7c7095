import type { Element, Properties } from 'hast';

/**
 * An element of a drawing. Horizontal positions are percents of its width, vertical ones em of its letters. So a drawing takes the width
 * of its column, its texts keep their size, and neither a `viewBox` nor a style is needed.
 */
export function shape(tagName: string, properties: Properties, ...children: (Element | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}

export function em(length: number): string {
  return `${rounded(length)}em`;
}

export function percent(length: number): string {
  return `${rounded(length)}%`;
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}
