import type { Element, ElementContent } from 'hast';
import { element, elementsIn, hasClass, isElement, smallSigns, text, textIn } from './elements.ts';

/** Tells whether an element is a formula, as browsers (`math`), KaTeX, MathJax and Wikipedia write one. */
export function isFormula(node: Element): boolean {
  return (
    isElement(node, 'math', 'mjx-container') ||
    hasClass(node, /^(?:katex(?:-display)?|MathJax(?:_Display|_SVG|_CHTML)?|mwe-math-element)$/)
  );
}

/** Returns a formula as plain signs if possible, else its TeX as code; undefined if it has neither. */
export function formula(node: Element): ElementContent[] | undefined {
  const parts = [node, ...elementsIn(node.children)];
  const math = parts.find((part) => isElement(part, 'math'));
  const plain = math && plainSigns(math.children)?.trim();
  const source = parts.find((part) => isElement(part, 'annotation') && /tex/i.test(String(part.properties.encoding)));
  const tex = (source ? textIn([source]) : String(math?.properties.alttext ?? '')).trim();
  if (!plain && tex === '') return undefined;
  const shown = plain ? text(plain) : element('code', [text(tex)]);
  const isBlock = parts.some(
    (part) =>
      /^(?:block|true)$/.test(String(part.properties.display)) || hasClass(part, /^(?:katex-display|MathJax_Display)$/),
  );
  return [isBlock ? element('div', [shown]) : shown];
}

/** Returns MathML as signs in one line; undefined if it needs a second line. */
function plainSigns(nodes: readonly ElementContent[]): string | undefined {
  let signs = '';
  for (const node of nodes) {
    const part = node.type === 'text' ? node.value.replace(/[\s\u2061-\u2064]+/g, ' ') : partOf(node);
    if (part === undefined) return undefined;
    signs += part;
  }
  return signs;
}

function partOf(node: ElementContent): string | undefined {
  if (node.type !== 'element' || isElement(node, 'annotation', 'annotation-xml')) return '';
  if (isElement(node, 'mspace')) return ' ';
  if (isElement(node, 'mn', 'mi', 'mo')) return plainSigns(node.children)?.trim();
  if (isElement(node, 'mtext', 'mrow', 'mstyle', 'semantics', 'mpadded')) return plainSigns(node.children);
  const [base, raised] = node.children.filter((child) => child.type === 'element');
  if (!isElement(node, 'msup', 'msub') || !base || !raised) return undefined;
  const [below, above] = [partOf(base), partOf(raised)];
  const small =
    above === undefined ? undefined : smallSigns(element(isElement(node, 'msup') ? 'sup' : 'sub', []), [text(above)]);
  return below === undefined || small === undefined ? undefined : below + small;
}
