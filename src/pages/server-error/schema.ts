import type { z } from 'zod';
import { group, homeLink, screen, shortText } from '../fields.ts';

export const schema = group(
  'Écran d’erreur',
  'Ce que montre le site quand une page ne peut pas s’afficher. Ses textes sont en anglais.',
  {
    ...screen,
    message: shortText('Message', 'La phrase sous le titre, en anglais.'),
    lien: homeLink,
  },
);
export type ServerError = z.output<typeof schema>;
