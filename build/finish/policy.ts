import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Types of scripts that a browser runs or applies; whatever has another type is data, and needs no hash (HTML, § 4.12.1). */
const APPLIED = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Fills `{style-hashes}` and `{script-hashes}` of a page's own content-security policy with the hashes of the elements that hold styles
 * and scripts inline, templates' included. What merely looks like one, in a text, an attribute or a comment, is never approved.
 */
export function withPolicyHashes(html: string): string {
  const hashes = { style: new Set<string>(), script: new Set<string>() };
  let policy: { start: number; end: number } | undefined;
  let held: keyof typeof hashes | undefined;
  let heldText = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        held = heldBy(name, attributes);
        heldText = '';
        if (isPolicy(name, attributes)) policy ??= { start: parser.startIndex, end: parser.endIndex + 1 };
      },
      ontext(text) {
        heldText += text;
      },
      onclosetag() {
        if (held && heldText !== '') hashes[held].add(hashOf(heldText));
        held = undefined;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  if (!policy) return html;
  const filled = html
    .slice(policy.start, policy.end)
    .replace(' {style-hashes}', listed(hashes.style))
    .replace(' {script-hashes}', listed(hashes.script));
  return html.slice(0, policy.start) + filled + html.slice(policy.end);
}

function heldBy(name: string, { type = '', src }: Record<string, string>): 'style' | 'script' | undefined {
  if (name === 'style') return 'style';
  return name === 'script' && src === undefined && APPLIED.test(type.trim()) ? 'script' : undefined;
}

function isPolicy(name: string, attributes: Record<string, string>): boolean {
  return name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy';
}

/** Of the text that a browser sees: it reads every line end as a line feed (HTML, § 13.2.3.5). */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;
}

function listed(hashes: ReadonlySet<string>): string {
  return [...hashes].map((hash) => ` ${hash}`).join('');
}
