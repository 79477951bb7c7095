import { join, resolve } from 'node:path';
import { markdown } from '../src/markdown.ts';
import { kinds, placeholders, settings } from '../src/pages/index.ts';
import type { SiteDefinition } from './contract/definition.ts';

const root = resolve(import.meta.dirname, '..');

/** The site of this repository; everything else in `build/` takes whichever site it is handed. */
export function siteDefinition(contentDir = 'content'): SiteDefinition {
  return {
    root,
    contentDir: resolve(root, contentDir),
    staticDir: join(root, 'static'),
    cacheDir: join(root, '.cache'),
    entry: 'src/server.tsx',
    client: {
      entries: {
        page: 'src/client/page.ts',
        article: 'src/client/article.ts',
        articleList: 'src/client/article-list.ts',
        booking: 'src/client/booking.ts',
        islands: 'src/client/islands.ts',
      },
      notices: 'licences.txt',
    },
    kinds,
    settings,
    markdown,
    placeholders,
  };
}
