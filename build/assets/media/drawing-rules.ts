import { isDrawnAttribute, isPlainText } from './drawing-attributes.ts';
import { isSafeStyle } from './drawing-styles.ts';

/** The elements of SVG 2 (§ element index) that draw, or serve drawing. None of them runs, frames or loads anything. */
const DRAWN = new Set(
  (
    'svg g defs symbol use switch title desc style a view path rect circle ellipse line polyline polygon text tspan textPath image marker ' +
    'linearGradient radialGradient stop pattern clipPath mask filter animate animateMotion animateTransform mpath set ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow ' +
    'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

export function isDrawn(element: string): boolean {
  return DRAWN.has(element);
}

/** Whether an element is metadata of the program that drew it, which may name its author and their folders. */
export function isEditors(element: string): boolean {
  return element === 'metadata' || (element.includes(':') && !/:(?:script|foreignObject|handler)$/i.test(element));
}

const NAMESPACES: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** Whether an attribute is kept; of those that are not, which are unsafe. */
export function keptAttribute(name: string, value: string): boolean | 'unsafe' {
  if (Object.hasOwn(NAMESPACES, name)) return value === NAMESPACES[name];
  if (isPlainText(name)) return true;
  if (!isDrawnAttribute(name)) return /^on|(?:^|:)href$/i.test(name) ? 'unsafe' : false;
  if (name.endsWith('href')) return isWithin(value) || 'unsafe';
  // An animation may set only attributes for which every value is safe.
  if (name === 'attributeName') return (isDrawnAttribute(value) && !value.endsWith('href')) || 'unsafe';
  return isSafeStyle(value) || 'unsafe';
}

/** An element of the same drawing, or pixels in the address itself. */
function isWithin(address: string): boolean {
  return /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif);base64,)/i.test(address);
}
