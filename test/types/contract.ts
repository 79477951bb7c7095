import type { ReactNode } from 'react';
import { z } from 'zod';
import type { RenderDocument } from '../../build/contract/bundle.ts';
import { contentTypesOf } from '../../build/contract/content-type.ts';
import { defineSite } from '../../build/contract/define-site.ts';
import type { FilePlan } from '../../build/contract/definition.ts';
import type { Entries, Entry, Html } from '../../build/contract/entry.ts';
import { englishMarkdown as markdown } from '../fixtures/english-markdown.ts';
import { englishMedia as media } from '../fixtures/english-media.ts';

// Nothing of this file runs: `tsc` alone reads it. Where a line is expected to be an error, `tsc` fails as soon as it is none.

const settingsSchema = z.strictObject({ name: z.string() });
const schema = z.strictObject({ title: z.string(), rank: z.int() });
type Note = z.output<typeof schema>;

interface Site {
  settings: Entry<z.output<typeof settingsSchema>>;
  note: Entries<Note>;
}

const { defineContentType, defineContent, definePages } = contentTypesOf<Site>();

interface CardProps {
  title: string;
  neighbours: readonly { path: string; rank?: number | undefined }[];
}

const card = async () => ({ default: (_: CardProps): ReactNode => null });
const withText = async () => ({ default: (_: { html: Html }): ReactNode => null });
const withMap = async () => ({ default: (_: { html: Html<'map'> }): ReactNode => null });
const withFunction = async () => ({ default: (_: { go: () => void }): ReactNode => null });
const notes = { files: 'notes/*.md', schema, path: (slug: string) => `/${slug}` };
const cardProps = ({ data }: { data: Note }): CardProps => ({ title: data.title, neighbours: [] });

export const soundTypes = [
  defineContentType({
    ...notes,
    order: (a, b) => a.data.rank - b.data.rank,
    unique: ['rank'],
    references: ({ title }) => [{ at: ['title'], contentType: 'note', slug: title }],
    rules: ({ data, words }) =>
      words < data.rank ? [{ severity: 'error', at: ['rank'], rule: 'a', message: 'b', hint: 'c' }] : [],
    component: card,
    props: ({ slug, data }, site) => ({
      title: `${data.title} of ${site.settings.data.name}`,
      neighbours: [{ path: '/', rank: site.note.around(slug).after?.data.rank }],
    }),
  }),
  definePages({ component: card, pages: () => [{ path: '/all', props: { title: 'All', neighbours: [] } }] }),
  defineContentType({ ...notes, prose: { slots: [] }, component: withText, props: ({ html }) => ({ html }) }),
  defineContentType({ ...notes, prose: { slots: ['map'] }, component: withMap, props: ({ html }) => ({ html }) }),
];

export const unsoundTypes = [
  // @ts-expect-error: the component asks for other props than the content type picks.
  defineContentType({ ...notes, component: card, props: ({ data }) => ({ titel: data.title }) }),
  // @ts-expect-error: a prop that the component needs is left out.
  defineContentType({ ...notes, component: card, props: ({ data }) => ({ title: data.title }) }),
  // @ts-expect-error: pages that are planned are held to their component, too.
  definePages({ component: card, pages: () => [{ path: '/all', props: { title: 'All' } }] }),

  // @ts-expect-error: the schema has no such field for an order.
  defineContentType({ ...notes, order: (a, b) => a.data.place - b.data.place, component: card, props: cardProps }),
  // @ts-expect-error: there is no such content type in the site.
  defineContent({ files: 'a.md', schema, references: () => [{ at: [], contentType: 'notes', slug: 'a' }] }),

  // @ts-expect-error: a function is no plain data.
  defineContentType({ ...notes, component: withFunction, props: () => ({ go: () => {} }) }),

  // @ts-expect-error: the component fills a slot that the content type does not name.
  defineContentType({ ...notes, prose: { slots: [] }, component: withMap, props: ({ html }) => ({ html }) }),
  // @ts-expect-error: the content type names a slot that the component does not fill.
  defineContentType({ ...notes, prose: { slots: ['map'] }, component: withText, props: ({ html }) => ({ html }) }),
  // @ts-expect-error: the text of another content type may hold other slots.
  defineContentType({ ...notes, component: withText, props: (_, { note }) => ({ html: note.list[0]?.html ?? '' }) }),
];

const settings = defineContent({ files: 'site.md', single: true, schema: settingsSchema });
const note = defineContentType({ ...notes, component: card, props: cardProps });
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
      { generator: 'index', input: { texts: note.list.map(({ data }) => data.title) } },
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
  define({ ...own, contentTypes: { settings: defineContent({ files: 'site.md', schema: settingsSchema }), note } }),
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
