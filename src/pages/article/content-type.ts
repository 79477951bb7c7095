import type { Entries, Entry } from '../../../build/contract/entry.ts';
import { compareText } from '../../format/compare-text.ts';
import { downloadsOf } from '../../format/following-sections.ts';
import { paths } from '../../routes.ts';
import type { LedgerLine } from '../../ui/LinkLedger.tsx';
import { defineContentType } from '../define.ts';
import { citedFacts } from '../facts/cited.ts';
import { withMarginNotes } from '../facts/margin-notes.ts';
import { foldBlocks } from './fold-blocks.ts';
import { billsHavePrices, pricesIn } from './prices.ts';
import { readingMinutes } from './reading-time.ts';
import { readingTimeIsKept, wordsAndMinutes } from './reading-time-rule.ts';
import { relatedAreOthers, updateFollows } from './rules.ts';
import { type Article, schema } from './schema.ts';
import { articleLine } from './summary.ts';

export const article = defineContentType({
  files: 'blog/*.md',
  schema,
  order: newestFirst,
  publication: { draft: 'brouillon', from: 'date' },
  formerPaths: 'anciennesAdresses',
  prose: { slots: ['calculateur-roi', 'calculateur-factures'] },
  references: ({ lies }) => lies.map((slug, index) => ({ at: ['lies', index], contentType: 'article', slug })),
  rules: (entry, context) => [
    ...readingTimeIsKept(entry, context),
    ...updateFollows(
      { date: entry.data.date, updated: entry.data.miseAJour?.date, at: ['miseAJour', 'date'] },
      context,
    ),
    ...billsHavePrices(entry),
    ...relatedAreOthers(entry),
  ],
  summary: wordsAndMinutes,
  path: paths.article,
  component: () => import('./ArticlePage.tsx'),
  props: (entry, site) => {
    const { data, headings, words, pictures = {} } = entry;
    const { image } = data;
    const picture = image && pictures[image.source];
    const sources = citedFacts(entry, site.facts);
    const minutes = readingMinutes(entry);
    return {
      data,
      html: foldBlocks(withMarginNotes(entry, sources), minutes),
      headings,
      words,
      minutes,
      sources,
      prices: pricesIn(sources),
      opening: image && picture && { picture, alt: image.alt, caption: image.legende },
      downloads: downloadsOf(entry),
      onward: linesOnward(entry, site.article),
    };
  },
});

/** Orders articles: the newest first, those of a day by slug. */
function newestFirst(a: Entry<Article>, b: Entry<Article>): number {
  return compareText(b.data.date, a.data.date) || compareText(a.slug, b.slug);
}

/** Returns the articles to read next: those that the writer chose, then the ones published just before and just after. */
function linesOnward({ slug, data }: Entry<Article>, articles: Entries<Article>): LedgerLine[] {
  const { before: next, after: previous } = articles.around(slug);
  const chosen = data.lies.flatMap((name) => articles.bySlug(name) ?? []);
  return [
    ...chosen.filter(({ path }) => path !== next?.path && path !== previous?.path).map(articleLine),
    ...(previous ? [{ ...articleLine(previous), mark: 'Article précédent', rel: 'prev' as const }] : []),
    ...(next ? [{ ...articleLine(next), mark: 'Article suivant', rel: 'next' as const }] : []),
  ];
}
