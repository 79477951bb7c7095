import type { SitePlan } from '../../build/contract/definition.ts';
import type { Entries, Entry } from '../../build/contract/entry.ts';
import type { PlanSteps } from '../../build/pages/plan/plan.ts';
import type { Article } from '../../src/pages/article/schema.ts';

const CLOSING = { titre: 'Fin', texte: 'Fin.', actions: [{ libelle: 'Écrire', lien: '/contact' }] };

/** An entry with these data, and without a text. */
export function entryOf<Data>(slug: string, data: Data, path = ''): Entry<Data> {
  return { slug, path, data, html: '', headings: [], words: 0, source: `content${path || `/${slug}`}.md` };
}

/** An article with these data of its own. */
export function articleEntry(slug: string, data: Partial<Article> = {}, html = ''): Entry<Article> {
  const own = { titre: slug, description: `Ce que dit ${slug}.`, chapeau: 'Un chapeau.', date: '2025-08-15' };
  const whole: Article = { ...own, categorie: 'Outils', fin: CLOSING, telechargements: [], lies: [], ...data };
  return { ...entryOf(slug, whole, `/blog/${slug}`), html };
}

/** Entries in this order. */
export function entriesIn<Data>(list: readonly Entry<Data>[]): Entries<Data> {
  const at = (slug: string, step = 0) => list[list.findIndex((entry) => entry.slug === slug) + step];
  return { list, bySlug: at, around: (slug) => ({ before: at(slug, -1), after: at(slug, 1) }) };
}

/** Addresses as a host at a root serves them. */
export const url: SitePlan['url'] = (path) => `https://exemple.test${path}`;

/** For plans whose texts do not matter. */
export const PLAIN_STEPS: PlanSteps = { typeset: (text) => text, feedHtml: async (html) => html };
