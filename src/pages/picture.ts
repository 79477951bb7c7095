import { z } from 'zod';
import { shortText, text } from './fields.ts';

const source = text.meta({
  title: 'Fichier',
  description:
    'L’atelier propose celles du site, et en envoie d’autres. Dans le fichier : le nom d’une image qui est à côté de lui, ou l’adresse d’une image de static/images/.',
  examples: ['photo.jpg', '/images/photo.jpg'],
  picture: true,
});
const alt = shortText(
  'Description',
  'Ce que montre l’image, pour ceux qui ne la voient pas.',
  'Deux personnes devant un tableau blanc couvert de notes',
);

/** A picture of a front matter, without a caption: `leastWidth` is how many pixels wide it has to be, so as not to be enlarged there. */
export function pictureField(leastWidth: number) {
  return z.strictObject({ source: source.meta({ leastWidth }), alt });
}

/** The same, with what may be written below it. */
export function captionedPicture(leastWidth: number) {
  return z.strictObject({
    source: source.meta({ leastWidth }),
    alt,
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
