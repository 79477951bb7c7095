import { defineSite } from '../../../../build/contract/define-site.ts';
import { englishMarkdown } from '../../../fixtures/english-markdown.ts';
import { englishMedia } from '../../../fixtures/english-media.ts';
import { type BenchSite, kinds } from './kinds.ts';
import type * as server from './server.tsx';

export const site = defineSite<BenchSite, typeof server>()({
  entry: 'src/server.tsx',
  client: { entries: { page: 'src/page.ts' }, notices: 'licences.txt' },
  kinds,
  markdown: { ...englishMarkdown, code: { languages: ['javascript'], tokens: [] } },
  media: englishMedia,
  settings: {
    kind: 'settings',
    read: ({ url }) => ({
      address: { origin: new URL(url).origin, base: '', trailingSlash: false },
      variables: {},
    }),
  },
  frame: () => ({}),
  placeholders: [],
});
