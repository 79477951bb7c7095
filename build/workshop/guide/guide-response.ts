import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkshopHost } from '../../contract/workshop-host.ts';
import { guide as words } from '../../diagnostics/messages/workshop-guide.fr.ts';
import { GUIDE, GUIDE_STYLES } from '../api.ts';
import type { ApiResponse } from '../api-response.ts';

/** The writers' guide and its styles; undefined for other addresses. What makes the guide is loaded once somebody asks for it. */
export async function guideResponse(path: string, host: WorkshopHost): Promise<ApiResponse | undefined> {
  if (path === GUIDE) return { status: 200, type: 'text/html; charset=utf-8', body: await guideHtml(host) };
  if (path !== GUIDE_STYLES) return undefined;
  const styles = await readFile(join(import.meta.dirname, 'guide.css'), 'utf8');
  return { status: 200, type: 'text/css; charset=utf-8', body: styles };
}

async function guideHtml(host: WorkshopHost): Promise<string> {
  const { guideBody } = await import('./body.ts');
  const [write, pictures] = await Promise.all([host.markdownWriter(), host.pictures()]);
  const { title, description } = words;
  return host.guidePage({ title, description, path: GUIDE, styles: GUIDE_STYLES }, (prose) =>
    guideBody(host, { write, pictures, prose }),
  );
}
