import type { Element, ElementContent, Properties, Text } from 'hast';

type Styles = ReadonlyMap<string, string>;

const NO_STYLES: Styles = new Map();
/** Parsed styles. Copies of an element share its properties. */
const known = new WeakMap<Properties, Styles>();

/** Returns the declarations of an element's `style` attribute by property, all in lower case. */
export function stylesOf({ properties }: Element): Styles {
  if (properties.style === undefined) return NO_STYLES;
  const styles = known.get(properties) ?? parseStyles(String(properties.style));
  known.set(properties, styles);
  return styles;
}

function parseStyles(style: string): Styles {
  return new Map(
    style.split(';').flatMap((declaration): [string, string][] => {
      const [name = '', ...value] = declaration.split(':');
      return name.trim() === '' ? [] : [[name.trim().toLowerCase(), value.join(':').trim().toLowerCase()]];
    }),
  );
}

export function isElement<Name extends string>(
  node: ElementContent | undefined,
  ...names: readonly Name[]
): node is Element & { tagName: Name } {
  return node?.type === 'element' && names.some((name) => name === node.tagName);
}

export function element(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children };
}

export function text(value: string): Text {
  return { type: 'text', value };
}

/** Returns the elements among nodes and inside them, in the order of the document. */
export function elementsIn(nodes: readonly ElementContent[]): Element[] {
  return nodes.flatMap((node) => (node.type === 'element' ? [node, ...elementsIn(node.children)] : []));
}

export function textIn(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.value : node.type === 'element' ? textIn(node.children) : ''))
    .join('');
}

/** Returns a copy of nodes without one, at any depth. */
export function withoutNode(nodes: readonly ElementContent[], unwanted: Element | undefined): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node === unwanted) return [];
    return [node.type === 'element' ? { ...node, children: withoutNode(node.children, unwanted) } : node];
  });
}

/** Tells whether an element is a check box: a form control, one with a role (Google Docs draws a picture), or a drawn one (Notion). */
export function isBox(node: Element): boolean {
  const { type, role, ariaRoleDescription } = node.properties;
  return (
    (isElement(node, 'input') && (type === 'checkbox' || type === 'radio')) ||
    (role === 'checkbox' && !isElement(node, 'li')) ||
    String(ariaRoleDescription) === 'checkbox' ||
    hasClass(node, /^checkbox(?:-o(?:n|ff))?$/)
  );
}

export function isTicked(node: Element): boolean {
  const { checked, ariaChecked } = node.properties;
  return /^true$/.test(String(checked ?? ariaChecked)) || hasClass(node, /^(?:checkbox-on|checked)$/);
}

/** Tells whether a class of an element matches a pattern. */
export function hasClass({ properties: { className } }: Element, pattern: RegExp): boolean {
  return Array.isArray(className) && className.some((name) => pattern.test(String(name)));
}

/** Returns subscripts and superscripts as Unicode signs; undefined for other elements, and if a sign has no such form. */
export function smallSigns(node: Element, children: readonly ElementContent[]): string | undefined {
  const signs = { sub: BELOW, super: ABOVE }[placeOf(node) ?? ''];
  if (!signs) return undefined;
  const text = textIn(children).trim();
  const small = Array.from(text, (sign) => signs.get(sign));
  return small.length > 0 && small.every((sign) => sign !== undefined) ? small.join('') : undefined;
}

/** Tells whether the meaning of words depends on their small size, unlike French endings (« 1er », « Mme »). */
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
