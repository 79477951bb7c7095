import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { GUIDE, GUIDE_QUERY, GUIDE_STYLES, WHOLE_GUIDE } from '../../api.ts';
import { guide as words } from '../../words/guide.fr.ts';
import type { ApiResponse } from '../api-exchange.ts';

/** The writers' guide, a page a chapter, and its styles; undefined for other addresses. What makes the guide is loaded once somebody asks for it. */
export async function guideResponse(
  path: string,
  query: URLSearchParams,
  host: WorkshopHost,
): Promise<ApiResponse | undefined> {
  const chapter = chapterOf(path);
  const looked = query.get(GUIDE_QUERY)?.trim() ?? '';
  if (chapter !== undefined)
    return { status: 200, type: 'text/html; charset=utf-8', body: await guideHtml(host, path, chapter, looked) };
  if (path !== GUIDE_STYLES) return undefined;
  const styles = await readFile(join(import.meta.dirname, 'guide.css'), 'utf8');
  return { status: 200, type: 'text/css; charset=utf-8', body: styles };
}

/** The guide opens with its first chapter. */
function chapterOf(path: string): string | undefined {
  if (path === GUIDE) return words.chapters.start.id;
  const names = [...Object.values(words.chapters).map(({ id }) => id), WHOLE_GUIDE];
  return names.find((name) => path === `${GUIDE}/${name}`);
}

async function guideHtml(host: WorkshopHost, path: string, chapter: string, query: string): Promise<string> {
  const { guideBody, guidePage } = await import('./guide-pages.ts');
  const [write, pictures] = await Promise.all([host.markdownWriter(), host.pictures()]);
  const { title, description } = words;
  // From the page's own address, as the site's base does not count for the workshop's.
  const isFirst = path === GUIDE;
  const prefix = isFirst ? `${GUIDE.slice(GUIDE.lastIndexOf('/') + 1)}/` : '';
  const workshop = isFirst ? './' : '../';
  return host.guidePage({ title, description, path: GUIDE, styles: GUIDE_STYLES }, (prose) =>
    guidePage(guideBody(host, { write, pictures, prose, workshop }), { chapter, query, prefix }),
  );
}
