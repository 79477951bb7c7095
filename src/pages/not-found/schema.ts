import type { z } from 'zod';
import { group, homeLink, screen, shortText } from '../fields.ts';

export const schema = group(
  'Page introuvable',
  'Ce que montre le site à une adresse qui n’existe pas. Ses textes sont en anglais ; des pages proches sont proposées dessous.',
  {
    ...screen,
    code: shortText('Code', 'Le nombre montré en grand.', '404'),
    lien: homeLink,
  },
);
export type NotFound = z.output<typeof schema>;
