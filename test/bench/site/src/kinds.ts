import { z } from 'zod';
import type { Entries, Entry } from '../../../../build/contract/entry.ts';
import { kindsOf } from '../../../../build/contract/kind.ts';

const head = { title: z.string().min(1), description: z.string().min(1) };
const settings = z.strictObject({ url: z.url() });
const index = z.strictObject(head);
const article = z.strictObject({ ...head, date: z.iso.date() });

/** Articles, the list of them all, and the site's settings. */
export interface BenchSite {
  settings: Entry<z.output<typeof settings>>;
  index: Entry<z.output<typeof index>>;
  article: Entries<z.output<typeof article>>;
}

const { defineKind, defineContent } = kindsOf<BenchSite>();

export const kinds = {
  settings: defineContent({ files: 'site.md', single: true, schema: settings }),
  index: defineKind({
    files: 'index.md',
    single: true,
    schema: index,
    path: () => '/',
    component: () => import('./IndexPage.tsx'),
    prose: { slots: [] },
    props: ({ data, html }, site) => ({
      ...data,
      html,
      articles: site.article.list.toReversed().map(({ path, data: { title, date } }) => ({ path, title, date })),
    }),
  }),
  article: defineKind({
    files: 'articles/*.md',
    schema: article,
    path: (slug) => `/articles/${slug}`,
    component: () => import('./ArticlePage.tsx'),
    prose: { slots: [] },
    props: ({ slug, data, html }, site) => {
      const { before, after } = site.article.around(slug);
      return { ...data, html, previous: before && linkTo(before), next: after && linkTo(after) };
    },
  }),
};

function linkTo({ path, data }: Entry<z.output<typeof article>>): { path: string; title: string } {
  return { path, title: data.title };
}
