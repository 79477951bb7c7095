import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { siteDefinition } from '../../build/cli/site-definition.ts';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import { folderWith } from './folder.ts';
import { contentFolder, projectRoot } from './real-site.ts';

/** The site with a copy of all content, which tests may change; files are named from the copy's folder. */
export function contentCopy(): SiteDefinition {
  const root = folderWith({});
  const [contentDir, staticDir] = [join(root, 'content'), join(root, 'static')];
  cpSync(contentFolder, contentDir, { recursive: true });
  cpSync(join(projectRoot, 'static'), staticDir, { recursive: true });
  return { ...siteDefinition(), root, contentDir, staticDir };
}
