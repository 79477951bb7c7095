import { z } from 'zod';
import { homeLink, screen, shortText } from '../fields.ts';

export const schema = z
  .strictObject({
    ...screen,
    message: shortText('Message', 'La phrase sous le titre, en anglais.'),
    lien: homeLink,
  })
  .meta({
    title: 'Écran d’erreur',
    description: 'Ce que montre le site quand une page ne peut pas s’afficher. Ses textes sont en anglais.',
  });
export type Failure = z.output<typeof schema>;
