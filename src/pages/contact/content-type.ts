import { paths } from '../../routes.ts';
import { defineContentType } from '../define.ts';
import { schema } from './schema.ts';

export const contact = defineContentType({
  files: 'pages/contact.md',
  single: true,
  schema,
  formerPaths: 'anciennesAdresses',
  path: () => paths.contact,
  component: () => import('./ContactPage.tsx'),
  props: ({ data, pictures: own = {} }, { about: { data: about, pictures = {} } }) => {
    const { photo } = about.fondateur;
    const picture = photo && pictures[photo.source];
    const report = data.audit?.image;
    return {
      data,
      auditPicture: report && own[report.source],
      portrait: picture && { picture, alt: photo.alt },
    };
  },
});
