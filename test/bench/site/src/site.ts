import { defineSite } from '../../../../build/contract/definition.ts';
import { englishMarkdown } from '../../../fixtures/english-markdown.ts';
import { type BenchSite, kinds } from './kinds.ts';

export const site = defineSite<BenchSite, object, 'page'>()({
  entry: 'src/server.tsx',
  client: { entries: { page: 'src/page.ts' }, notices: 'licences.txt' },
  kinds,
  markdown: englishMarkdown,
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
