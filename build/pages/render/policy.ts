import { hash } from 'node:crypto';
import { attributeOf, type Element, type HtmlReader } from '../../platform/html/read-html.ts';
import { type TextEdit, withEdits } from '../../platform/html/text-edit.ts';

/** Types of scripts that a browser runs or applies. Scripts of any other type are data, and need no hash (HTML, § 4.12.1). */
const APPLIED = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Fills `{style-hashes}` and `{script-hashes}` of a page's own content-security policy with the hashes of its inline styles and scripts,
 * including those in templates. Text, attributes and comments that look like such an element are never approved.
 * The hashes include the edits of earlier readers; later readers must not change these elements.
 */
export class Policy implements HtmlReader {
  private readonly html: string;
  private readonly edits: TextEdit[];
  private readonly inline: { kind: 'style' | 'script'; start: number; end: number }[] = [];
  private policy: Element | undefined;

  constructor(html: string, edits: TextEdit[]) {
    this.html = html;
    this.edits = edits;
  }

  open(element: Element): void {
    if (isPolicy(element)) this.policy ??= element;
  }

  close(element: Element, at: number): void {
    const kind = inlineCodeType(element);
    if (kind) this.inline.push({ kind, start: element.end, end: at });
  }

  end(): void {
    const content = this.policy && attributeOf(this.policy, 'content');
    // Hashes contain single quotes, so the attribute needs double ones.
    if (!content || this.html[content.end] !== '"') return;
    const { start, end, value = '' } = content;
    const text = value
      .replace(' {style-hashes}', this.hashesOf('style'))
      .replace(' {script-hashes}', this.hashesOf('script'));
    this.edits.push({ start, end, text });
  }

  private hashesOf(kind: 'style' | 'script'): string {
    const own = this.inline.filter((one) => one.kind === kind);
    const texts = own.map(({ start, end }) => withEdits(this.html, this.edits, start, end));
    return [...new Set(texts.filter((text) => text !== '').map(hashOf))].map((hash) => ` ${hash}`).join('');
  }
}

/** Tells whether a browser applies an element's text as a style or runs it as a script. */
export function inlineCodeType(element: Element): 'style' | 'script' | undefined {
  if (element.name === 'style') return 'style';
  if (element.name !== 'script' || element.attributes.some(({ name }) => name === 'src')) return undefined;
  return APPLIED.test((attributeOf(element, 'type')?.value ?? '').trim()) ? 'script' : undefined;
}

function isPolicy(element: Element): boolean {
  return (
    element.name === 'meta' && attributeOf(element, 'http-equiv')?.value?.toLowerCase() === 'content-security-policy'
  );
}

/** Returns the hash of a text as browsers read it, with line feeds for all line ends (HTML, § 13.2.3.5). */
function hashOf(text: string): string {
  return `'sha256-${hash('sha256', text.replace(/\r\n?/g, '\n'), 'base64')}'`;
}
