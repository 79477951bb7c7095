import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildResult } from '../../build-result.ts';
import type { BundleStep } from '../../bundle/held-bundle.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { Kept } from '../../kept-steps.ts';
import type { Answer } from '../answer.ts';
import { GUIDE, GUIDE_STYLES } from '../api.ts';

interface GuideOptions {
  site: SiteDefinition;
  latest: () => BuildResult | undefined;
  code: BundleStep;
  kept: Kept;
}

/** The writers' guide and its styles; undefined for other addresses. What makes the guide is loaded once somebody asks for it. */
export async function guideAnswer(path: string, options: GuideOptions): Promise<Answer | undefined> {
  if (path === GUIDE) return { status: 200, type: 'text/html; charset=utf-8', body: await guideHtml(options) };
  if (path !== GUIDE_STYLES) return undefined;
  const styles = await readFile(join(import.meta.dirname, 'guide.css'), 'utf8');
  return { status: 200, type: 'text/css; charset=utf-8', body: styles };
}

async function guideHtml({ site, latest, code, kept }: GuideOptions): Promise<string> {
  const { guidePage } = await import('./page.ts');
  const { content, library } = latest()?.made ?? {};
  return guidePage({ site, code, kept, content, library });
}
