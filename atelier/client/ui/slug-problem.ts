import { workshopApp as words } from '../../words/app.fr.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Why a file cannot have this name; empty where it can. The server has the last word. */
export function slugProblem(slug: string, taken: readonly string[]): string {
  if (!SLUG.test(slug)) return words.newFile.badSlug;
  return taken.includes(slug) ? words.newFile.taken(slug) : '';
}
