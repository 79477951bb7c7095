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
