import { join, resolve } from 'node:path';
import { site } from '../../src/site.ts';
import type { SiteDefinition } from '../contract/definition.ts';

const root = resolve(import.meta.dirname, '../..');

/** Returns the site of this repository. All else in `build/` takes any site. */
export function siteDefinition(contentDir = 'content'): SiteDefinition {
  return {
    ...site,
    root,
    contentDir: resolve(root, contentDir),
    staticDir: join(root, 'static'),
    cacheDir: join(root, '.cache'),
    modules: [join(root, 'src/site.ts')],
  };
}
