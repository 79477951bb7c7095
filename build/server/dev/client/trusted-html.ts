import { TRUST_POLICY } from '../own-addresses.ts';

declare global {
  interface Window {
    /** The Trusted Types interface, which TypeScript does not know. */
    trustedTypes?: {
      createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
    };
  }
}

const policy = window.trustedTypes?.createPolicy(TRUST_POLICY, { createHTML: (html) => html });

/** Returns the server's own HTML in the form that a page with Trusted Types accepts. */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}
