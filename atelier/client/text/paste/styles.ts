import type { Element, ElementContent } from 'hast';

/** What programs say of an element in its `style` attribute, by the name of the property, in lower case. */
export function stylesOf({ properties }: Element): ReadonlyMap<string, string> {
  const declarations = String(properties.style ?? '').split(';');
  return new Map(
    declarations.flatMap((declaration): [string, string][] => {
      const [name = '', ...value] = declaration.split(':');
      return name.trim() === '' ? [] : [[name.trim().toLowerCase(), value.join(':').trim().toLowerCase()]];
    }),
  );
}

/** Whether a node is an element of one of the names. */
export function isElement<Name extends string>(
  node: ElementContent | undefined,
  ...names: readonly Name[]
): node is Element & { tagName: Name } {
  return node?.type === 'element' && names.some((name) => name === node.tagName);
}

export function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

/** What is written in some nodes. */
export function textIn(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.value : node.type === 'element' ? textIn(node.children) : ''))
    .join('');
}

/** A class of an element, whatever the case. */
export function hasClass({ properties: { className } }: Element, pattern: RegExp): boolean {
  return Array.isArray(className) && className.some((name) => pattern.test(String(name)));
}

/** What stands below or above the line, as signs that are made so: Markdown has none of its own. Undefined where they are not, or where there are no such signs. */
export function smallSigns(node: Element, children: readonly ElementContent[]): string | undefined {
  const signs = { sub: BELOW, super: ABOVE }[placeOf(node) ?? ''];
  if (!signs) return undefined;
  const text = textIn(children).trim();
  const small = Array.from(text, (sign) => signs.get(sign));
  return small.length > 0 && small.every((sign) => sign !== undefined) ? small.join('') : undefined;
}

/** Whether words that had been small have to be looked at where they no longer are: endings are read as well at their full size (« 1er », « Mme »). */
export function needsSmallSigns(node: Element, children: readonly ElementContent[]): boolean {
  const text = textIn(children).trim();
  return placeOf(node) !== undefined && text !== '' && !ENDING.test(text);
}

const ENDING = /^(?:ers?|res?|[èe]res?|nde?s?|[èe]?mes?|es?|os?|lles?|tm|®|™)$/i;

function placeOf(node: Element): string | undefined {
  if (isElement(node, 'sub')) return 'sub';
  if (isElement(node, 'sup')) return 'super';
  const align = stylesOf(node).get('vertical-align');
  return isElement(node, 'span', 'font') && (align === 'sub' || align === 'super') ? align : undefined;
}

const BELOW = pairs('0123456789+-−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ');
const ABOVE = pairs('0123456789+-−=()in', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁱⁿ');

function pairs(plain: string, small: string): ReadonlyMap<string, string> {
  const signs = [...small];
  return new Map(Array.from(plain, (sign, nth) => [sign, signs[nth] ?? sign]));
}
