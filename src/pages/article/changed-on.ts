import type { Article } from './schema.ts';

/** The day an article last became another one, as an ISO date: that of its update, else that of its publication. */
export function lastChange({ date, miseAJour }: Pick<Article, 'date' | 'miseAJour'>): string {
  return miseAJour?.date ?? date;
}
