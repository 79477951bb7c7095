import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Entries, Entry, Html } from '../../build/contract/entry.ts';
import { kindsOf } from '../../build/contract/kind.ts';

// Nothing of this file runs: `tsc` alone reads it. Where a line is expected to be an error, `tsc` fails as soon as it is none.

const schema = z.strictObject({ title: z.string(), rank: z.int() });
type Note = z.output<typeof schema>;

interface Site {
  settings: Entry<{ name: string }>;
  note: Entries<Note>;
}

const { defineKind, defineContent, definePages } = kindsOf<Site>();

interface CardProps {
  title: string;
  neighbours: readonly { path: string; rank?: number | undefined }[];
}

const card = async () => ({ default: (_: CardProps): ReactNode => null });
const withText = async () => ({ default: (_: { html: Html }): ReactNode => null });
const withMap = async () => ({ default: (_: { html: Html<'map'> }): ReactNode => null });
const withFunction = async () => ({ default: (_: { go: () => void }): ReactNode => null });
const withDate = async () => ({ default: (_: { at: { day: Date }[] }): ReactNode => null });
const withMapOfAll = async () => ({ default: (_: { all: Map<string, string> }): ReactNode => null });
const note = { files: 'notes/*.md', schema, path: (slug: string) => `/${slug}` };
const cardProps = ({ data }: { data: Note }): CardProps => ({ title: data.title, neighbours: [] });

export const sound = [
  defineKind({
    ...note,
    order: (a, b) => a.data.rank - b.data.rank,
    unique: ['rank'],
    references: ({ title }) => [{ at: ['title'], kind: 'note', slug: title }],
    rules: ({ data, words }) =>
      words < data.rank ? [{ severity: 'error', at: ['rank'], rule: 'a', message: 'b', hint: 'c' }] : [],
    component: card,
    props: ({ slug, data }, site) => ({
      title: `${data.title} of ${site.settings.data.name}`,
      neighbours: [{ path: '/', rank: site.note.around(slug).after?.data.rank }],
    }),
  }),
  definePages({ component: card, pages: () => [{ path: '/all', props: { title: 'All', neighbours: [] } }] }),
  defineKind({ ...note, prose: { slots: [] }, component: withText, props: ({ html }) => ({ html }) }),
  defineKind({ ...note, prose: { slots: ['map'] }, component: withMap, props: ({ html }) => ({ html }) }),
];

export const unsound = [
  // @ts-expect-error: the component asks for other props than the kind picks.
  defineKind({ ...note, component: card, props: ({ data }) => ({ titel: data.title }) }),
  // @ts-expect-error: a prop that the component needs is left out.
  defineKind({ ...note, component: card, props: ({ data }) => ({ title: data.title }) }),
  // @ts-expect-error: pages that are planned are held to their component, too.
  definePages({ component: card, pages: () => [{ path: '/all', props: { title: 'All' } }] }),

  // @ts-expect-error: the schema has no such field for an order.
  defineKind({ ...note, order: (a, b) => a.data.place - b.data.place, component: card, props: cardProps }),
  // @ts-expect-error: nor for a field that no two entries share.
  defineContent({ files: 'a.md', schema, unique: ['place'] }),
  // @ts-expect-error: nor for a rule.
  defineContent({ files: 'a.md', schema, rules: ({ data }) => (data.place ? [] : []) }),
  // @ts-expect-error: nor for what the component is handed.
  defineKind({ ...note, component: card, props: ({ data }) => ({ title: data.place, neighbours: [] }) }),
  // @ts-expect-error: there is no such kind in the site.
  defineContent({ files: 'a.md', schema, references: () => [{ at: [], kind: 'notes', slug: 'a' }] }),
  // @ts-expect-error: nor for what a kind picks from it.
  defineKind({ ...note, component: card, props: (_, site) => ({ title: site.notes, neighbours: [] }) }),

  // @ts-expect-error: a function is no plain data.
  defineKind({ ...note, component: withFunction, props: () => ({ go: () => {} }) }),
  // @ts-expect-error: nor is a date, however deep.
  definePages({ component: withDate, pages: () => [{ path: '/', props: { at: [{ day: new Date() }] } }] }),
  // @ts-expect-error: nor is a map.
  definePages({ component: withMapOfAll, pages: () => [{ path: '/', props: { all: new Map() } }] }),

  // @ts-expect-error: the component fills a slot that the kind does not name.
  defineKind({ ...note, prose: { slots: [] }, component: withMap, props: ({ html }) => ({ html }) }),
  // @ts-expect-error: the kind names a slot that the component does not fill.
  defineKind({ ...note, prose: { slots: ['map'] }, component: withText, props: ({ html }) => ({ html }) }),
  // @ts-expect-error: each names another one.
  defineKind({ ...note, prose: { slots: ['chart'] }, component: withMap, props: ({ html }) => ({ html }) }),
  // @ts-expect-error: one of two is not filled.
  defineKind({ ...note, prose: { slots: ['map', 'chart'] }, component: withMap, props: ({ html }) => ({ html }) }),
  // @ts-expect-error: the text of another kind may hold other slots.
  defineKind({ ...note, component: withText, props: (_, site) => ({ html: site.note.list[0]?.html ?? '' }) }),
];
