import { hash } from 'node:crypto';
import { attributeOf, type Element } from './element.ts';
import type { PageReader } from './read-page.ts';
import type { TextEdit } from './text-edit.ts';

/** Types of scripts that a browser runs or applies; whatever has another type is data, and needs no hash (HTML, § 4.12.1). */
const APPLIED = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Fills `{style-hashes}` and `{script-hashes}` of a page's own content-security policy with the hashes of the elements that hold styles
 * and scripts inline, templates' included. What merely looks like one, in a text, an attribute or a comment, is never approved.
 * No other edit reaches into these elements.
 */
export class Policy implements PageReader {
  private readonly html: string;
  private readonly edits: TextEdit[];
  private readonly hashes = { style: new Set<string>(), script: new Set<string>() };
  private policy: Element | undefined;

  constructor(html: string, edits: TextEdit[]) {
    this.html = html;
    this.edits = edits;
  }

  open(element: Element): void {
    if (isPolicy(element)) this.policy ??= element;
  }

  close(element: Element, at: number): void {
    const held = heldBy(element);
    const text = held && this.html.slice(element.end, at);
    if (text) this.hashes[held].add(hashOf(text));
  }

  end(): void {
    const content = this.policy && attributeOf(this.policy, 'content');
    // Hashes hold single quotes.
    if (!content || this.html[content.end] !== '"') return;
    const { start, end, value = '' } = content;
    const text = value
      .replace(' {style-hashes}', listed(this.hashes.style))
      .replace(' {script-hashes}', listed(this.hashes.script));
    this.edits.push({ start, end, text });
  }
}

function heldBy(element: Element): 'style' | 'script' | undefined {
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

function listed(hashes: ReadonlySet<string>): string {
  return [...hashes].map((hash) => ` ${hash}`).join('');
}
