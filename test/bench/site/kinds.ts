import { z } from 'zod';

const head = { title: z.string().min(1), description: z.string().min(1) };

/** Articles, the list of them all, and the site's settings. */
export const kinds = {
  settings: { files: 'site.md', single: true, schema: z.strictObject({ url: z.url() }) },
  index: {
    files: 'index.md',
    single: true,
    schema: z.strictObject(head),
    path: () => '/',
    component: 'src/IndexPage.tsx',
    prose: { slots: [] },
  },
  article: {
    files: 'articles/*.md',
    schema: z.strictObject({ ...head, date: z.iso.date() }),
    path: (slug: string) => `/articles/${slug}`,
    component: 'src/ArticlePage.tsx',
    prose: { slots: [] },
  },
} as const;

export const settings = {
  kind: 'settings',
  read: ({ url }: { url: string }) => ({
    address: { origin: new URL(url).origin, base: '', trailingSlash: false },
    variables: {},
  }),
};
