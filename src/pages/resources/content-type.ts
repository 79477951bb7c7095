import { definePages } from '../define.ts';
import { resourcesOf } from './resources.ts';

/** All that texts offer to take away, on one page. */
export const resources = definePages({
  component: () => import('./ResourcesPage.tsx'),
  pages: (site) => {
    const resources = resourcesOf(site);
    if (!resources) return [];
    const { path, source, data, groups } = resources;
    return [{ path, source, at: ['ressources'], props: { data, groups } }];
  },
});
