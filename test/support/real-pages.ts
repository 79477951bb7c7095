import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Entries } from '../../build/contract/entry.ts';
import { fileText } from '../../build/contract/output.ts';
import type { BuildResult } from '../../build/pipeline/build-result.ts';
import { type Settings, schema } from '../../src/pages/settings/schema.ts';
import type { Site } from '../../src/pages/site.ts';
import { all, type Document, parseHtml } from './dom.ts';
import { once } from './once.ts';
import { contentFolder, realSite } from './real-site.ts';

/** The pages that visitors read: those at former addresses only lead on. */
export function readPages({ pages }: Pick<BuildResult, 'pages'>): BuildResult['pages'] {
  return pages.filter(({ route }) => route.leadsTo === undefined);
}

/** Every page of the real site by its path, parsed. */
export const realPages = once(async (): Promise<ReadonlyMap<string, Document>> => {
  const { result } = await realSite();
  return new Map(readPages(result).map(({ route, file }) => [route.path, parseHtml(fileText(file))]));
});

export async function realPage(path: string): Promise<Document> {
  const page = (await realPages()).get(path);
  if (!page) throw new Error(`no page has the path ${path}`);
  return page;
}

/** The path of the page that has most elements of a selector (that of `all()`); undefined, which is printed, where no page has one. */
export async function pathWithMost(selector: string): Promise<string | undefined> {
  const counts = [...(await realPages())].map(([path, page]) => ({ path, count: all(page, selector).length }));
  const { path, count } = counts.reduce((most, other) => (other.count > most.count ? other : most));
  if (count > 0) return path;
  console.log(`No page has ${selector}: what is tested of it is left out.`);
  return undefined;
}

/** The entries of a content type, with the front matter that its writer gave each. */
export async function entriesOfType<Name extends ListType>(contentType: Name): Promise<Site[Name]['list']> {
  const { result } = await realSite();
  return (result.site as Site)[contentType].list;
}

/** Content types of which there may be any number of entries. */
type ListType = { [Name in keyof Site]: Site[Name] extends Entries ? Name : never }[keyof Site];

/** One path for each kind of page: as many layouts as the site has. */
export async function onePathOfEachType(): Promise<string[]> {
  const { result } = await realSite();
  return [...new Map(readPages(result).map(({ route }) => [route.contentType, route.path])).values()];
}

/** Reads the agency's own settings, so that a new address or brand breaks no test. */
export function realSettings(): Settings {
  const [, frontMatter = ''] = readFileSync(join(contentFolder, 'site.md'), 'utf8').split(/^---$/m);
  return schema.parse(parse(frontMatter));
}
