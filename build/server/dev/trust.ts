/** Name of the policy by which the development server's own script parses HTML in pages that let no text become HTML (W3C Trusted Types). */
export const TRUST_POLICY = 'dev';

/** The directive's names in a page's policy; the keyword that stands alone may have its quotes as character references. */
const NAMES =
  /(<meta http-equiv="Content-Security-Policy" content="[^"]*(?<![\w-])trusted-types )((?:'|&#x27;)none(?:'|&#x27;))?/i;

/** A page that allows this policy where it allows no others than it names. For the rest it stays as strict as visitors have it. */
export function allowTrustPolicy(html: string): string {
  return html.replace(NAMES, `$1${TRUST_POLICY} `);
}
