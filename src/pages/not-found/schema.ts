import { z } from 'zod';
import { homeLink, screen, shortText } from '../fields.ts';

export const schema = z
  .strictObject({
    ...screen,
    code: shortText('Code', 'Le nombre montré en grand.', '404'),
    lien: homeLink,
  })
  .meta({
    title: 'Page introuvable',
    description:
      'Ce que montre le site à une adresse qui n’existe pas. Ses textes sont en anglais ; des pages proches sont proposées dessous.',
  });
export type NotFound = z.output<typeof schema>;
