import { z } from 'zod';
import { shortText, text } from './fields.ts';

const source = text.meta({
  title: 'Fichier',
  description:
    'Le nom d’une image rangée à côté du texte, ou l’adresse d’une image du site, qui commence par une barre.',
  examples: ['photo.jpg', '/images/photo.jpg'],
  picture: true,
});
const alt = shortText(
  'Description',
  'Ce que montre l’image, pour ceux qui ne la voient pas.',
  'Deux personnes devant un tableau blanc couvert de notes',
);

/** Returns a field for a picture without a caption. `leastWidth`: the width in pixels below which it would be enlarged. */
export function pictureField(leastWidth: number) {
  return z.strictObject({ source: source.meta({ leastWidth }), alt });
}

/** Returns a field for a picture with a caption. `leastWidth`: as for `pictureField`. */
export function captionedPicture(leastWidth: number) {
  return pictureField(leastWidth).extend({
    legende: shortText(
      'Légende',
      'Ce qui est écrit sous l’image, s’il faut le dire : le lieu, l’auteur, la date.',
      'L’atelier de Sète, en mars 2025',
    ).optional(),
  });
}

/** A portrait on the page about the agency. */
export const portrait = pictureField(512)
  .optional()
  .meta({
    title: 'Photo',
    description: 'Le portrait, de préférence carré, ou un dessin. Sans elle, le texte est seul.',
    examples: [{ source: '/images/fondateur.svg', alt: 'Portrait dessiné du fondateur' }],
  });
