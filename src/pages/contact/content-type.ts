import { paths } from '../../routes.ts';
import { defineContentType } from '../define.ts';
import { auditPictureOf } from './audit/picture.ts';
import { schema } from './schema.ts';

export const contact = defineContentType({
  files: 'pages/contact.md',
  single: true,
  schema,
  formerPaths: 'anciennesAdresses',
  path: () => paths.contact,
  component: () => import('./ContactPage.tsx'),
  props: (entry, { about: { data, pictures = {} } }) => {
    const { photo } = data.fondateur;
    const picture = photo && pictures[photo.source];
    return {
      data: entry.data,
      auditPicture: auditPictureOf(entry),
      portrait: picture && { picture, alt: photo.alt },
    };
  },
});
