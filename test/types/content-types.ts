import type { ReactNode } from 'react';
import { z } from 'zod';
import { contentTypesOf } from '../../build/contract/content-type.ts';
import type { Entries, Entry, Html } from '../../build/contract/entry.ts';

// Nothing of this file runs: `tsc` alone reads it. Where a line is expected to be an error, `tsc` fails as soon as it is none.

const schema = z.strictObject({ title: z.string(), rank: z.int() });
type Note = z.output<typeof schema>;

interface Site {
  settings: Entry<{ name: string }>;
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
const note = { files: 'notes/*.md', schema, path: (slug: string) => `/${slug}` };
const cardProps = ({ data }: { data: Note }): CardProps => ({ title: data.title, neighbours: [] });

export const sound = [
  defineContentType({
    ...note,
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
  defineContentType({ ...note, prose: { slots: [] }, component: withText, props: ({ html }) => ({ html }) }),
  defineContentType({ ...note, prose: { slots: ['map'] }, component: withMap, props: ({ html }) => ({ html }) }),
];

export const unsound = [
  // @ts-expect-error: the component asks for other props than the content type picks.
  defineContentType({ ...note, component: card, props: ({ data }) => ({ titel: data.title }) }),
  // @ts-expect-error: a prop that the component needs is left out.
  defineContentType({ ...note, component: card, props: ({ data }) => ({ title: data.title }) }),
  // @ts-expect-error: pages that are planned are held to their component, too.
  definePages({ component: card, pages: () => [{ path: '/all', props: { title: 'All' } }] }),

  // @ts-expect-error: the schema has no such field for an order.
  defineContentType({ ...note, order: (a, b) => a.data.place - b.data.place, component: card, props: cardProps }),
  // @ts-expect-error: there is no such content type in the site.
  defineContent({ files: 'a.md', schema, references: () => [{ at: [], contentType: 'notes', slug: 'a' }] }),

  // @ts-expect-error: a function is no plain data.
  defineContentType({ ...note, component: withFunction, props: () => ({ go: () => {} }) }),

  // @ts-expect-error: the component fills a slot that the content type does not name.
  defineContentType({ ...note, prose: { slots: [] }, component: withMap, props: ({ html }) => ({ html }) }),
  // @ts-expect-error: the content type names a slot that the component does not fill.
  defineContentType({ ...note, prose: { slots: ['map'] }, component: withText, props: ({ html }) => ({ html }) }),
  // @ts-expect-error: the text of another content type may hold other slots.
  defineContentType({ ...note, component: withText, props: (_, site) => ({ html: site.note.list[0]?.html ?? '' }) }),
];
