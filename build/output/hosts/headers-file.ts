import type { FilePlan } from '../../contract/definition.ts';
import type { Headers } from '../../contract/hosting.ts';
import { diagnostic, type Outcome, WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import { hosts as messages } from '../../diagnostics/messages/hosts.fr.ts';
import { type HostedSite, varyingNames } from './hosted-site.ts';

const OUTPUT = '_headers';
/** Rules that Cloudflare reads: https://developers.cloudflare.com/pages/configuration/headers/#attach-a-header */
const LIMIT = 100;

interface Rule {
  path: string;
  headers: Headers;
}

/**
 * Headers, for Cloudflare Pages and Netlify (https://docs.netlify.com/manage/routing/headers/). Where several rules fit a path, both join
 * what these say of one header; so a header that has another value in some folder is given to each other folder and file by itself.
 */
export function headersFile(site: HostedSite): Outcome<FilePlan[]> {
  const { policy, base, folders, extensions, files } = site;
  const varying = varyingNames(policy);
  const always: Rule[] = [
    { path: `${base}/*`, headers: those(policy.headers, (name) => !varying.has(name)) },
    ...folders.map(({ folder, headers }) => ({
      path: `${folder}*`,
      headers: { ...those(policy.headers, (name) => varying.has(name)), ...headers },
    })),
    ...extensions.map(({ extension, type }) => ({ path: `${base}/*${extension}`, headers: { 'Content-Type': type } })),
    ...files.map(({ path, type }) => ({ path, headers: { 'Content-Type': type } })),
  ];
  const elsewhere = placesElsewhere(site).map((path) => ({
    path,
    headers: those(policy.headers, (name) => varying.has(name)),
  }));
  const fits = always.length + elsewhere.length <= LIMIT;
  const rules = fits ? [...always, ...elsewhere] : always;
  const wording = messages.tooManyPlaces([...varying], always.length + elsewhere.length, LIMIT);
  return {
    value: [{ output: OUTPUT, contents: rules.map(textOf).join('\n') }],
    diagnostics: fits ? [] : [diagnostic('warning', OUTPUT, WHOLE_FILE, wording)],
  };
}

function those(headers: Headers, isMeant: (name: string) => boolean): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isMeant(name)));
}

/** The site's first level without the folders that have headers of their own. */
function placesElsewhere({ policy, base, paths }: HostedSite): string[] {
  const places = paths.map((path) => {
    const end = path.indexOf('/');
    if (end !== -1) return `/${encodeURI(path.slice(0, end))}/`;
    return path === 'index.html' ? '/' : `/${encodeURI(path)}`;
  });
  const elsewhere = [...new Set(places)].filter((place) => !(place in policy.folders));
  return elsewhere.sort().map((place) => `${base}${place}${place.length > 1 && place.endsWith('/') ? '*' : ''}`);
}

function textOf({ path, headers }: Rule): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}
