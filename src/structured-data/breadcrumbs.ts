import type { BreadcrumbList } from 'schema-dts';
import type { Trail } from '../ui/Breadcrumb.tsx';
import type { Place } from './identity.ts';

/** The way to a page as its breadcrumb shows it; the last step, the page itself, has no link there nor here. */
export function breadcrumbs({ trail, here }: Trail, { url }: Place): BreadcrumbList {
  const above = trail.map(({ name, href }, index) => ({ ...step(index, name), item: url(href) }));
  return { '@type': 'BreadcrumbList', itemListElement: [...above, step(above.length, here)] };
}

function step(index: number, name: string) {
  return { '@type': 'ListItem', position: index + 1, name } as const;
}
