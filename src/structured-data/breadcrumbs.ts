import type { BreadcrumbList } from 'schema-dts';
import { type BreadcrumbProps, HOME } from '../ui/Breadcrumb.tsx';
import type { Place } from './organization.ts';

/** Describes a page's breadcrumb. The last step, the page itself, has no address, as it has no link on the page. */
export function breadcrumbs({ ancestors = [], current }: BreadcrumbProps, { url }: Place): BreadcrumbList {
  const above = [HOME, ...ancestors].map(({ name, href }, index) => ({ ...step(index, name), item: url(href) }));
  const last = current === undefined ? [] : [step(above.length, current)];
  return { '@type': 'BreadcrumbList', itemListElement: [...above, ...last] };
}

function step(index: number, name: string) {
  return { '@type': 'ListItem', position: index + 1, name } as const;
}
