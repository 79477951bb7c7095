import type { FilePlan } from '../../contract/definition.ts';
import { diagnostic, type Outcome, WHOLE_FILE } from '../../contract/diagnostic.ts';
import { hosts as messages } from '../../diagnostics/messages/output.fr.ts';
import { canonicalLink, encodedPath, type HostedSite, MOVED } from './hosted-site.ts';

const OUTPUT = 'staticwebapp.config.json';
/** Bytes that the file may have: https://learn.microsoft.com/azure/static-web-apps/configuration#restrictions */
const LIMIT = 20_000;

/**
 * For Azure Static Web Apps: https://learn.microsoft.com/azure/static-web-apps/configuration.
 * Headers of a route replace those of the same name that are given to all. What would make the file too large is left out:
 * first whose the Markdown alternates are, then former addresses, at which pages lie anyway.
 */
export function azure(site: HostedSite): Outcome<FilePlan[]> {
  const { redirects } = site;
  const [fit] = [site, { ...site, alternates: [] }]
    .map(settingsOf)
    .filter((contents) => Buffer.byteLength(contents) <= LIMIT);
  if (fit !== undefined) return { value: [{ output: OUTPUT, contents: fit }], diagnostics: [] };
  const wording = messages.redirectsLeft(OUTPUT, redirects.length, `${LIMIT / 1000} ko`);
  return {
    value: [{ output: OUTPUT, contents: settingsOf({ ...site, alternates: [], redirects: [] }) }],
    diagnostics: [diagnostic('warning', OUTPUT, WHOLE_FILE, wording)],
  };
}

function settingsOf({ policy, base, trailingSlash, ...site }: HostedSite): string {
  const settings = {
    $schema: 'https://www.schemastore.org/staticwebapp.config.json',
    trailingSlash: trailingSlash ? 'always' : 'never',
    routes: [
      ...site.redirects.map(({ from, to }) => ({
        route: encodeURI(from),
        redirect: encodedPath(to),
        statusCode: MOVED,
      })),
      ...site.folders.map(({ folder, headers }) => ({ route: `${folder}*`, headers })),
      ...site.files.map(({ path, type }) => ({ route: path, headers: { 'Content-Type': type } })),
      ...fileRoutes({ base, ...site }),
    ],
    responseOverrides: { 404: { rewrite: `${base}${policy.screens.notFound}` } },
    globalHeaders: policy.headers,
    mimeTypes: Object.fromEntries(site.extensions.map(({ extension, type }) => [extension, type])),
  };
  // Without white space, as its bytes are counted.
  return `${JSON.stringify(settings)}\n`;
}

/** The first route that fits is the only one that holds. */
function fileRoutes({ base, extensions, alternates }: Pick<HostedSite, 'base' | 'extensions' | 'alternates'>) {
  const headersOf = (path: string) => extensions.find(({ extension }) => path.endsWith(extension))?.headers;
  return [
    ...alternates.map(({ path, page }) => ({
      route: encodeURI(path),
      headers: { ...headersOf(path), Link: canonicalLink(page) },
    })),
    ...extensions
      .filter(({ headers }) => Object.keys(headers).length > 0)
      .map(({ extension, headers }) => ({ route: `${base}/*.{${extension.slice(1)}}`, headers })),
  ];
}
