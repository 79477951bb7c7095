import type { PlannedPage } from '../../build/contract/planned-page.ts';
import type { Site } from '../pages/site.ts';
import { paths } from '../routes.ts';

/** Screens that hosts show in a page's place, or receivers of messages lead to. */
const SCREENS: ReadonlySet<string> = new Set([paths.notFound, paths.error, paths.thanks]);

/** The pages that are to be found: neither screens, nor former addresses, nor those that name another page as the one to keep. */
export function foundPages({ text }: Pick<Site, 'text'>, pages: readonly PlannedPage[]): PlannedPage[] {
  const elsewhere = new Set(text.list.flatMap(({ path, data }) => (data.canonique === undefined ? [] : path)));
  return pages.filter(({ path, leadsTo }) => leadsTo === undefined && !SCREENS.has(path) && !elsewhere.has(path));
}
