import { paths } from '../../routes.ts';
import { defineContentType } from '../define.ts';
import { schema } from './schema.ts';

export const about = defineContentType({
  files: 'pages/a-propos.md',
  single: true,
  schema,
  formerPaths: 'anciennesAdresses',
  path: () => paths.about,
  component: () => import('./AboutPage.tsx'),
  props: ({ data, pictures = {} }) => {
    const { equipe = [], ...founder } = data.fondateur;
    return { data, portraits: [founder, ...equipe].map(({ photo }) => photo && pictures[photo.source]) };
  },
});
