import { createHash } from 'node:crypto';

const INLINE = /<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * Fills `{style-hashes}` and `{script-hashes}` of a page's own content-security policy with the hashes of what the page holds inline.
 * Data blocks (`application/ld+json`) are never executed and need none (CSP Level 3, § 4.2.3).
 */
export function withPolicyHashes(html: string): string {
  const hashes = { style: new Set<string>(), script: new Set<string>() };
  for (const [, element, attributes = '', text = ''] of html.matchAll(INLINE)) {
    const isData = /\btype="application\/(?:ld\+)?json"/.test(attributes);
    if (text === '' || isData) continue;
    hashes[element as 'style' | 'script'].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return html
    .replace(' {style-hashes}', [...hashes.style].map((hash) => ` ${hash}`).join(''))
    .replace(' {script-hashes}', [...hashes.script].map((hash) => ` ${hash}`).join(''));
}
