import type { Element, ElementContent } from 'hast';
import { element, elementsIn, hasClass, isElement, stylesOf, text, textIn } from './elements.ts';
import { type LeftOut, leaveOut } from './left-out.ts';

/** Returns nodes whose code blocks hold only their text, with the language as a class. Labels and buttons beside the code are counted in `out`. */
export function codeBlocks(nodes: readonly ElementContent[], out: LeftOut, language = ''): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (isElement(node, 'pre')) return codeBlock(node, node, out, language);
    const own = languageOf(node) || language;
    const pres = elementsIn(node.children).filter((one) => isElement(one, 'pre') && !isMargin(one));
    const [pre] = pres;
    const label = pre && pres.length === 1 ? labelIn(node) : undefined;
    if (pre && label !== undefined) return codeBlock(node, pre, out, own || label);
    return [{ ...node, children: codeBlocks(node.children, out, own) }];
  });
}

export function codeElement(source: string, language = ''): Element {
  const code = element('code', [text(source)], language === '' ? {} : { className: [`language-${language}`] });
  return element('pre', [code]);
}

function codeBlock(box: Element, pre: Element, out: LeftOut, outer: string): ElementContent[] {
  const codes = elementsIn(pre.children).filter((one) => isElement(one, 'code'));
  const isAlone = codes.length === 1;
  const source = sourceOf(isAlone ? codes : pre.children).replace(/(?<!\n)\n+$/, '');
  const label = labelIn(box) ?? (isAlone ? labelIn(pre) : undefined) ?? '';
  const [all, own] = [textIn([box]), source + label].map((one) => one.replace(/\s+/g, '').length);
  if (Number(all) > Number(own)) leaveOut('controls', out);
  if (elementsIn([pre]).some((one) => isElement(one, 'img', 'svg', 'input'))) leaveOut('embeds', out);
  if (source === '') return [];
  const languages = [pre, ...codes, ...elementsIn([box])].map(languageOf);
  const name = [...languages, outer, label].find((one) => one !== '');
  return [codeElement(source, name)];
}

const CLASS =
  /(?:^|\s)(?:lang(?:uage)?-|highlight-(?:source-|text-)?|brush:\s*|sourceCode\s+|hljs\s+(?!lang))([\w+#.-]+)/;

function languageOf({ properties, tagName }: Element): string {
  const { className, dataLang, dataLanguage, lang } = properties;
  const classes = Array.isArray(className) ? className.join(' ') : '';
  const own = tagName === 'pre' || tagName === 'code' ? lang : undefined;
  const name = String(dataLanguage ?? dataLang ?? CLASS.exec(classes)?.[1] ?? own ?? '').toLowerCase();
  return /^(?:plain-?text|text|none|default|undefined|notranslate)?$/.test(name) ? '' : name;
}

const LABEL =
  /^(?:(bash|shell|sh|zsh|console|powershell|javascript|typescript|[jt]sx?|json|ya?ml|s?css|html|xml|sql|python|py|php|java|kotlin|swift|ruby|go|rust|c|c\+\+|cpp|c#|csharp|markdown|md|dockerfile|docker|toml|ini|diff|graphql|http|r|vue|svelte)|plain ?text|text)?\s*(?:cop(?:y|ier)(?: (?:code|le code))?)?$/i;

/** Returns the label beside the only code of an element, '' without a label; undefined if other words stand there. */
function labelIn({ children }: Element): string | undefined {
  const words = wordsBesideCode(children).trim();
  const hasMargin = elementsIn(children).some(isMargin);
  return words === '' && !hasMargin
    ? undefined
    : LABEL.exec(words)
        ?.slice(1)
        .map((name = '') => name.toLowerCase())[0];
}

function wordsBesideCode(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type !== 'element') return textIn([node]);
      return isElement(node, 'pre', 'code', 'button', 'svg') ? '' : ` ${wordsBesideCode(node.children)} `;
    })
    .join('')
    .replace(/\s+/g, ' ');
}

/** Returns the text of code: elements that are lines end in a line break, line numbers and buttons are left out. */
export function sourceOf(nodes: readonly ElementContent[]): string {
  let source = '';
  let isLineEnd = false;
  for (const node of nodes) {
    if (node.type === 'text') source += isLineEnd ? node.value.replace(/^\r?\n/, '') : node.value;
    isLineEnd = false;
    if (node.type !== 'element' || isMargin(node) || isElement(node, 'button', 'svg', 'style', 'script')) continue;
    if (isElement(node, 'br')) source += '\n';
    else if (isLine(node)) {
      const gap = source === '' || source.endsWith('\n') ? '' : '\n';
      source += `${gap}${sourceOf(node.children).replace(/\n$/, '')}\n`;
      isLineEnd = true;
    } else source += sourceOf(node.children);
  }
  return source.replaceAll('\u00a0', ' ');
}

function isLine(node: Element): boolean {
  return (
    isElement(node, 'div', 'p', 'li', 'tr') ||
    hasClass(node, /^(?:line|token-line|code-line)$/) ||
    stylesOf(node).get('display') === 'block'
  );
}

/** Tells if an element holds numbers of lines or a prompt, which readers cannot select. */
function isMargin(node: Element): boolean {
  return (
    hasClass(node, /^(?:line-?numbers?-?(?:rows|wrapper)?|lineno|linenos|gutter|rouge-gutter|lnt|ln)$/i) &&
    /^[\s\d]*$/.test(textIn([node]))
  );
}
