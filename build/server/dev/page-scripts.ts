import { escapeUTF8 } from 'entities';
import type { SiteDefinition } from '../../contract/definition.ts';
import { redactedPatterns } from '../../contract/redaction.ts';
import { FRAME_SCRIPT_PATH, RELOAD_SCRIPT_PATH, TRUST_POLICY } from './own-addresses.ts';

/** Returns a function that adds the script that reloads a page. */
export function addPageScript(site: SiteDefinition, workshop: string | undefined): (html: string) => string {
  const edit = workshop === undefined ? '' : ` data-workshop="${escapeUTF8(workshop)}"`;
  const script = `<script src="${RELOAD_SCRIPT_PATH}"${edit}${redactedAttribute(site)}></script></body>`;
  return (html) => allowTrustPolicy(html).replace('</body>', () => script);
}

/** Returns a function that adds the preview frame's script. `path`: path of the page; `workshop`: the origin whose messages are accepted. */
export function addFrameScript(site: SiteDefinition): (html: string, path: string, workshop: string) => string {
  const redacted = redactedAttribute(site);
  return (html, path, workshop) => {
    const origins = `data-page="${escapeUTF8(path)}" data-workshop="${escapeUTF8(workshop)}"`;
    const script = `<script src="${FRAME_SCRIPT_PATH}" ${origins}${redacted}></script>`;
    return allowTrustPolicy(html).replace('</body>', () => `${script}</body>`);
  };
}

function redactedAttribute({ placeholders }: SiteDefinition): string {
  const patterns = redactedPatterns(placeholders, true).map(({ source, flags }) => [source, flags]);
  return patterns.length > 0 ? ` data-redacted="${escapeUTF8(JSON.stringify(patterns))}"` : '';
}

/** Policy names in the directive. The quotes of `'none'` may be character references. */
const NAMES =
  /(<meta http-equiv="Content-Security-Policy" content="[^"]*(?<![\w-])trusted-types )((?:'|&#x27;)none(?:'|&#x27;))?/i;

/** Allows the server's Trusted Types policy besides those that the page names. */
export function allowTrustPolicy(html: string): string {
  return html.replace(NAMES, `$1${TRUST_POLICY} `);
}
