import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { GUIDE, GUIDE_CHAPTERS, GUIDE_QUERY, GUIDE_STYLES, WHOLE_GUIDE } from '../../api.ts';
import { guide as words } from '../../words/guide.fr.ts';
import type { ApiResponse } from '../api-exchange.ts';

/** Returns a page of the writers' guide or its styles; undefined for other addresses. */
export async function guideResponse(
  path: string,
  query: URLSearchParams,
  host: WorkshopHost,
): Promise<ApiResponse | undefined> {
  const isFirst = path === GUIDE;
  const chapter = isFirst
    ? GUIDE_CHAPTERS[0]
    : [...GUIDE_CHAPTERS, WHOLE_GUIDE].find((name) => path === `${GUIDE}/${name}`);
  if (chapter !== undefined) {
    const body = await guideHtml(host, { chapter, query: query.get(GUIDE_QUERY)?.trim() ?? '', isFirst });
    return { status: 200, type: 'text/html; charset=utf-8', body };
  }
  if (path !== GUIDE_STYLES) return undefined;
  const styles = await readFile(join(import.meta.dirname, 'guide.css'), 'utf8');
  return { status: 200, type: 'text/css; charset=utf-8', body: styles };
}

interface GuideAddress {
  chapter: string;
  query: string;
  isFirst: boolean;
}

/** Returns the HTML of a page. React is loaded with the first one. */
async function guideHtml(host: WorkshopHost, { isFirst, ...page }: GuideAddress): Promise<string> {
  const [{ guideChapters }, { guidePage }] = await Promise.all([import('./chapters.tsx'), import('./GuidePage.tsx')]);
  const { title, description } = words;
  // Links are relative, as the site's base does not apply to the workshop.
  const prefix = isFirst ? `${GUIDE.slice(GUIDE.lastIndexOf('/') + 1)}/` : '';
  const workshop = isFirst ? './' : '../';
  const body = guidePage(await guideChapters(host), { ...page, prefix, workshop });
  return host.guidePage({ title, description, path: GUIDE, styles: GUIDE_STYLES }, body);
}
