import type { Entry } from '../../../build/contract/entry.ts';
import { allEntries, definePages } from '../define.ts';
import type { Site } from '../site.ts';

/** A page for each former address, for hosts that have no redirects. */
export const moved = definePages({
  component: () => import('./MovedPage.tsx'),
  pages: (site) =>
    pagesWithPast(site).flatMap(({ path, source, data }) =>
      data.anciennesAdresses.map((former, index) => ({
        path: former,
        leadsTo: path,
        source,
        at: ['anciennesAdresses', index],
        props: { to: path, title: data.titre },
      })),
    ),
});

interface Past {
  titre: string;
  anciennesAdresses: readonly string[];
}

function pagesWithPast(site: Site): Entry<Past>[] {
  return allEntries(site).filter(hasPast);
}

function hasPast(entry: Entry<object>): entry is Entry<Past> {
  return 'anciennesAdresses' in entry.data;
}
