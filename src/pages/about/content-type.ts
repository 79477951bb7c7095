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
  props: ({ data, pictures = {} }, { settings }) => ({
    data,
    portrait: data.fondateur.photo && pictures[data.fondateur.photo.source],
    team: (settings.data.equipe ?? []).map((person) => ({
      ...person,
      portrait: person.photo && settings.pictures?.[person.photo.source],
    })),
  }),
});
