import { hash } from 'node:crypto';
import { attributeOf, type Element } from '../html/element.ts';
import type { PageReader } from '../html/read-page.ts';
import { type TextEdit, withEdits } from '../html/text-edit.ts';

/** Types of scripts that a browser runs or applies; whatever has another type is data, and needs no hash (HTML, § 4.12.1). */
const APPLIED = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Fills `{style-hashes}` and `{script-hashes}` of a page's own content-security policy with the hashes of the elements that hold styles
 * and scripts inline, templates' included. What merely looks like one, in a text, an attribute or a comment, is never approved.
 * What readers before this one edit there counts as edited; those behind it leave these elements alone.
 */
export class Policy implements PageReader {
  private readonly html: string;
  private readonly edits: TextEdit[];
  private readonly held: { kind: 'style' | 'script'; start: number; end: number }[] = [];
  private policy: Element | undefined;

  constructor(html: string, edits: TextEdit[]) {
    this.html = html;
    this.edits = edits;
  }

  open(element: Element): void {
    if (isPolicy(element)) this.policy ??= element;
  }

  close(element: Element, at: number): void {
    const kind = heldBy(element);
    if (kind && at > element.end) this.held.push({ kind, start: element.end, end: at });
  }

  end(): void {
    const content = this.policy && attributeOf(this.policy, 'content');
    // Hashes hold single quotes.
    if (!content || this.html[content.end] !== '"') return;
    const { start, end, value = '' } = content;
    const text = value
      .replace(' {style-hashes}', this.hashesOf('style'))
      .replace(' {script-hashes}', this.hashesOf('script'));
    this.edits.push({ start, end, text });
  }

  private hashesOf(kind: 'style' | 'script'): string {
    const own = this.held.filter((one) => one.kind === kind);
    const hashes = own.map(({ start, end }) => hashOf(withEdits(this.html, this.edits, start, end)));
    return [...new Set(hashes)].map((hash) => ` ${hash}`).join('');
  }
}

/** What a browser applies of an element's text. */
export function heldBy(element: Element): 'style' | 'script' | undefined {
  if (element.name === 'style') return 'style';
  if (element.name !== 'script' || element.attributes.some(({ name }) => name === 'src')) return undefined;
  return APPLIED.test((attributeOf(element, 'type')?.value ?? '').trim()) ? 'script' : undefined;
}

function isPolicy(element: Element): boolean {
  return (
    element.name === 'meta' && attributeOf(element, 'http-equiv')?.value?.toLowerCase() === 'content-security-policy'
  );
}

/** Of the text that a browser sees: it reads every line end as a line feed (HTML, § 13.2.3.5). */
function hashOf(text: string): string {
  return `'sha256-${hash('sha256', text.replace(/\r\n?/g, '\n'), 'base64')}'`;
}
