import type { Entry } from '../../../build/contract/entry.ts';
import { frenchDate } from '../../format/date.ts';
import type { ArticleSummary } from '../../ui/ArticleGrid.tsx';
import type { LedgerLine } from '../../ui/LinkLedger.tsx';
import { readingMinutes } from './reading-time.ts';
import type { Article } from './schema.ts';

/** Returns the day on which an article last became another one: that of its update, else that of its publication. */
export function lastChange({ date, miseAJour }: Pick<Article, 'date' | 'miseAJour'>): string {
  return miseAJour?.date ?? date;
}

/** Returns the data of an article's card. */
export function summaryOf(article: Entry<Article>): ArticleSummary {
  const { path, data } = article;
  const { titre, description, categorie, date } = data;
  const published = { path, date };
  return { titre, description, categorie, tempsLecture: readingMinutes(article), published };
}

/** Returns the line of an article in a ledger: its day, its title and what it takes to read it. */
export function articleLine(article: Entry<Article>): LedgerLine {
  const { path, data } = article;
  const note = `${data.categorie}, ${readingMinutes(article)} min`;
  return { path, title: data.titre, mark: frenchDate(data.date, 'alone'), note };
}
