import { TRUST_POLICY } from '../own-addresses.ts';

declare global {
  interface Window {
    /** Trusted Types. What a policy makes is no string, but goes wherever one would. */
    trustedTypes?: {
      createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
    };
  }
}

const policy = window.trustedTypes?.createPolicy(TRUST_POLICY, { createHTML: (html) => html });

/** HTML of the development server's, fit for a page that parses no other; the text itself where the browser does not ask. */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}
