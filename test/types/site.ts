import type { ReactNode } from 'react';
import { z } from 'zod';
import type { RenderDocument } from '../../build/contract/bundle.ts';
import { contentTypesOf } from '../../build/contract/content-type.ts';
import { defineSite } from '../../build/contract/define-site.ts';
import type { FilePlan } from '../../build/contract/definition.ts';
import type { Entries, Entry } from '../../build/contract/entry.ts';
import { englishMarkdown as markdown } from '../fixtures/english-markdown.ts';
import { englishMedia as media } from '../fixtures/english-media.ts';

// Nothing of this file runs: `tsc` alone reads it. Where a line is expected to be an error, `tsc` fails as soon as it is none.

const schema = z.strictObject({ name: z.string() });

interface Site {
  settings: Entry<z.output<typeof schema>>;
  note: Entries<z.output<typeof schema>>;
}

const { defineContentType, defineContent } = contentTypesOf<Site>();
const settings = defineContent({ files: 'site.md', single: true, schema });
const note = defineContentType({
  files: '*.md',
  schema,
  path: (slug) => `/${slug}`,
  component: async () => ({ default: (_: { name: string }): ReactNode => null }),
  props: ({ data }) => data,
});
const nameless = defineContent({ files: 'site.md', single: true, schema: z.strictObject({}) });
const contentTypes = { settings, note };

/** Exports of the entry module: pages with two scripts and a name. */
interface Server {
  render: RenderDocument<{ name: string }, 'page' | 'menu'>;
  contentTypes: typeof contentTypes;
  assetGenerators: {
    card: () => Promise<{ default: (input: { title: string }) => FilePlan[] }>;
    index: () => Promise<{ default: (input: { texts: readonly string[] }) => Promise<FilePlan[]> }>;
    clock: () => Promise<{ default: (input: { day: Date }) => FilePlan[] }>;
  };
}

const define = defineSite<Site, Server>();
const defineWithoutGenerators = defineSite<Site, Omit<Server, 'assetGenerators'>>();
const entries = { page: 'src/page.ts', menu: 'src/menu.ts' };
const address = { origin: 'https://a.test', base: '', trailingSlash: false };
const read = () => ({ address, variables: {} });
const rest = { entry: 'src/server.tsx', markdown, media, placeholders: [] };
const layout = (site: Site) => site.settings.data;

export const sound = [
  define({
    ...rest,
    client: { entries, notices: 'a.txt' },
    contentTypes,
    settings: { contentType: 'settings', read: ({ name }) => ({ address, variables: { name } }) },
    layout,
    files: ({ note }, { pages }) => [
      { output: 'count.txt', contents: `${note.list.length} of ${pages.length}` },
      { generator: 'card', input: { title: '' }, outputs: ['card.png'], source: 'a.md' },
      { generator: 'index', input: { texts: note.list.map(({ data }) => data.name) } },
    ],
  }),
];

const own = {
  ...rest,
  client: { entries, notices: 'a.txt' },
  contentTypes,
  settings: { contentType: 'settings', read },
  layout,
} as const;

export const unsound = [
  // @ts-expect-error: a script that pages name is not among the browser's entries.
  define({ ...own, client: { entries: { page: 'src/page.ts' }, notices: 'a.txt' } }),
  // @ts-expect-error: an entry that no page can name.
  define({ ...own, client: { entries: { ...entries, other: 'src/other.ts' }, notices: 'a.txt' } }),
  // @ts-expect-error: what every page shows is not what the server's side asks for.
  define({ ...own, layout: () => ({ title: '' }) }),
  // @ts-expect-error: a content type that the site's content has is missing.
  define({ ...own, contentTypes: { settings } }),
  // @ts-expect-error: a list of entries where the site has one.
  define({ ...own, contentTypes: { settings: defineContent({ files: 'site.md', schema }), note } }),
  // @ts-expect-error: one entry where the site has a list.
  define({ ...own, contentTypes: { settings, note: defineContent({ files: 'a.md', single: true, schema }) } }),
  // @ts-expect-error: entries of another shape than the site's.
  define({ ...own, contentTypes: { settings: nameless, note } }),
  // @ts-expect-error: settings are of a content type that has one entry.
  define({ ...own, settings: { contentType: 'note', read } }),
  // @ts-expect-error: settings do not hold what is read of them.
  define({ ...own, settings: { contentType: 'settings', read: ({ title }) => ({ address, variables: { title } }) } }),
  // @ts-expect-error: files are made of content that the site has.
  define({ ...own, files: ({ notes }) => notes.list }),
  // @ts-expect-error: there is no such asset generator.
  define({ ...own, files: () => [{ generator: 'picture', input: { title: '' } }] }),
  // @ts-expect-error: an asset generator is handed what it takes.
  define({ ...own, files: () => [{ generator: 'card', input: { name: '' } }] }),
  // @ts-expect-error: an asset generator that takes what is no plain data can be handed nothing.
  define({ ...own, files: () => [{ generator: 'clock', input: { day: new Date() } }] }),
  // @ts-expect-error: a site without asset generators has nothing made.
  defineWithoutGenerators({ ...own, files: () => [{ generator: 'card', input: { title: '' } }] }),
];
