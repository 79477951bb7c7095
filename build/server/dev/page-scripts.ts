import { escapeUTF8 } from 'entities';
import type { SiteDefinition } from '../../contract/definition.ts';
import { redactedPatterns } from '../../contract/redaction.ts';
import { FRAME_SCRIPT_PATH, RELOAD_SCRIPT_PATH, TRUST_POLICY } from './own-addresses.ts';

/** Gives a page the script that loads it again; its policy allows scripts of the site's own origin, and lets this one parse what it is sent. */
export function addPageScript(site: SiteDefinition, workshop: string | undefined): (html: string) => string {
  const edit = workshop === undefined ? '' : ` data-workshop="${escapeUTF8(workshop)}"`;
  const script = `<script src="${RELOAD_SCRIPT_PATH}"${edit}${redactedIn(site)}></script></body>`;
  return (html) => allowTrustPolicy(html).replace('</body>', () => script);
}

/** Gives a page in the workshop's preview frame its script, which updates it on messages. `path`: of the page that it stands for; `workshop`: origin whose messages count. */
export function addFrameScript(site: SiteDefinition): (html: string, path: string, workshop: string) => string {
  const redacted = redactedIn(site);
  return (html, path, workshop) => {
    const origins = `data-page="${escapeUTF8(path)}" data-workshop="${escapeUTF8(workshop)}"`;
    const script = `<script src="${FRAME_SCRIPT_PATH}" ${origins}${redacted}></script>`;
    return allowTrustPolicy(html).replace('</body>', () => `${script}</body>`);
  };
}

/** Returns the placeholders that visitors never see, as an attribute of the script that marks them. */
function redactedIn({ placeholders }: SiteDefinition): string {
  const patterns = redactedPatterns(placeholders, true).map(({ source, flags }) => [source, flags]);
  return patterns.length > 0 ? ` data-redacted="${escapeUTF8(JSON.stringify(patterns))}"` : '';
}

/** The directive's names in a page's policy; the keyword that stands alone may have its quotes as character references. */
const NAMES =
  /(<meta http-equiv="Content-Security-Policy" content="[^"]*(?<![\w-])trusted-types )((?:'|&#x27;)none(?:'|&#x27;))?/i;

/** Returns a page that allows the policy of the server's scripts beside those that it names. For the rest it stays as strict as visitors have it. */
export function allowTrustPolicy(html: string): string {
  return html.replace(NAMES, `$1${TRUST_POLICY} `);
}
