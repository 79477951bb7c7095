import { z } from 'zod';
import { screen, text } from '../fields.ts';

export const schema = z
  .strictObject({
    ...screen,
    code: text.meta({ title: 'Code', description: 'Le nombre montré en grand.', examples: ['404'] }),
    lien: text.meta({
      title: 'Texte du lien',
      description: 'Le lien vers l’accueil, en anglais.',
      examples: ['Return to Home'],
    }),
  })
  .meta({
    title: 'Page introuvable',
    plural: 'Page introuvable',
    description:
      'Ce que montre le site à une adresse qui n’existe pas. Ses textes sont en anglais ; des pages proches sont proposées dessous.',
  });
export type NotFound = z.output<typeof schema>;
