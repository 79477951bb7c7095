/** A stylesheet as the page has it. */
export type StyleElement = HTMLStyleElement | HTMLLinkElement;

const replacements = new WeakMap<StyleElement, CSSStyleSheet>();

/**
 * Puts other rules in the place of an element's own. The page's policy allows the styles it came with alone, by their
 * hashes, but has no say over sheets that a script constructs.
 */
export async function restyle(element: StyleElement, next: StyleElement): Promise<void> {
  const rules = next instanceof HTMLLinkElement ? await textAt(next.href) : next.textContent;
  const baseURL = next instanceof HTMLLinkElement ? next.href : document.baseURI;
  const sheet = new CSSStyleSheet({ baseURL });
  await sheet.replace(rules);
  const previous = replacements.get(element);
  replacements.set(element, sheet);
  keepFonts(element.sheet, sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((one) => one !== previous), sheet];
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Of the old sheet, the fonts alone; of the new one, those that are new. A font that is declared again is loaded again, and the page would be drawn without it meanwhile. */
function keepFonts(old: CSSStyleSheet | null, next: CSSStyleSheet): void {
  if (!old) return;
  const fonts = new Set<string>();
  for (let index = old.cssRules.length - 1; index >= 0; index--) {
    const rule = old.cssRules[index];
    if (rule instanceof CSSFontFaceRule) fonts.add(rule.cssText);
    else old.deleteRule(index);
  }
  for (let index = next.cssRules.length - 1; index >= 0; index--) {
    const rule = next.cssRules[index];
    if (rule instanceof CSSFontFaceRule && fonts.has(rule.cssText)) next.deleteRule(index);
  }
}
