import type { FilePlan } from '../../contract/definition.ts';
import { diagnostic, type Outcome, WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import { hosts as messages } from '../../diagnostics/messages/hosts.fr.ts';
import { type HostedSite, MOVED } from './hosted-site.ts';

const OUTPUT = 'staticwebapp.config.json';
/** Bytes that the file may have: https://learn.microsoft.com/azure/static-web-apps/configuration#restrictions */
const LIMIT = 20_000;

/**
 * For Azure Static Web Apps: https://learn.microsoft.com/azure/static-web-apps/configuration.
 * Headers of a route replace those of the same name that are given to all. What would make the file too large is left out:
 * pages lie at former addresses anyway.
 */
export function azure(site: HostedSite): Outcome<FilePlan[]> {
  const { redirects } = site;
  const whole = settingsOf(site, redirects.length);
  if (Buffer.byteLength(whole) <= LIMIT) return { value: [{ output: OUTPUT, contents: whole }], diagnostics: [] };
  const wording = messages.redirectsLeft(OUTPUT, redirects.length, `${LIMIT / 1000} ko`);
  return {
    value: [{ output: OUTPUT, contents: settingsOf(site, 0) }],
    diagnostics: [diagnostic('warning', OUTPUT, WHOLE_FILE, wording)],
  };
}

function settingsOf(site: HostedSite, count: number): string {
  const { policy, base, trailingSlash, redirects, folders, extensions, files } = site;
  const settings = {
    $schema: 'https://www.schemastore.org/staticwebapp.config.json',
    trailingSlash: trailingSlash ? 'always' : 'never',
    routes: [
      ...redirects.slice(0, count).map(({ from, to }) => ({
        route: encodeURI(from),
        redirect: encodeURI(to),
        statusCode: MOVED,
      })),
      ...folders.map(({ folder, headers }) => ({ route: `${folder}*`, headers })),
      ...files.map(({ path, type }) => ({ route: path, headers: { 'Content-Type': type } })),
    ],
    responseOverrides: { 404: { rewrite: `${base}${policy.screens.notFound}` } },
    globalHeaders: policy.headers,
    mimeTypes: Object.fromEntries(extensions.map(({ extension, type }) => [extension, type])),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
