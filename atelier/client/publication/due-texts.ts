import { dayOf } from '../../../build/contract/text.ts';
import type { ContentList, ListedFile } from '../../api.ts';
import type { Published } from '../../server/publication/publication-api.ts';

type Known = Pick<ContentList, 'contentTypes' | 'files' | 'today' | 'timeZone' | 'isBuiltDaily'>;

/**
 * Texts whose day has come since the site was published, so that visitors lack them until it is published again. None where the host builds the
 * site by itself each day, nor where this machine has published nothing yet.
 */
export function dueTexts(list: Known, published: Published | undefined): ListedFile[] {
  if (!published || list.isBuiltDaily) return [];
  const last = dayOf(new Date(published.at), list.timeZone);
  const waiting = new Set(
    list.contentTypes.filter(({ publication }) => publication?.from !== undefined).map(({ name }) => name),
  );
  return list.files.filter(
    ({ contentType = '', unpublished, date }) =>
      waiting.has(contentType) && !unpublished && date !== undefined && date > last && date <= list.today,
  );
}
