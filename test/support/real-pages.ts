import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Settings, settings } from '../../src/pages/settings/schema.ts';
import { type Document, parseHtml } from './dom.ts';
import { once } from './once.ts';
import { projectRoot, realSite } from './real-site.ts';

/** Every page of the real site by its path, parsed. */
export const realPages = once(async (): Promise<ReadonlyMap<string, Document>> => {
  const { result } = await realSite();
  return new Map(result.pages.map(({ route, file }) => [route.path, parseHtml(file.contents)]));
});

export async function realPage(path: string): Promise<Document> {
  const page = (await realPages()).get(path);
  if (!page) throw new Error(`no page has the path ${path}`);
  return page;
}

/** One path for each kind of page: as many layouts as the site has. */
export async function onePathOfEachKind(): Promise<string[]> {
  const { result } = await realSite();
  return [...new Map(result.pages.map(({ route }) => [route.kind, route.path])).values()];
}

/** What the agency wrote of itself: tests follow it, so that a new address or brand breaks none of them. */
export function realSettings(): Settings {
  const [, frontMatter = ''] = readFileSync(join(projectRoot, 'content/site.md'), 'utf8').split(/^---$/m);
  return settings.schema.parse(parse(frontMatter));
}
