import { z } from 'zod';

/** Drawings alone are sharp at the header's size and the footer's, and weigh next to nothing. */
const drawing = z.stringFormat(
  'dessin',
  /\.svg$/i,
  'Choisissez un dessin, au format SVG : celui que votre graphiste vous a remis, en .svg.',
);

export const logo = z
  .strictObject({
    source: drawing.meta({
      title: 'Dessin',
      description: 'Un fichier SVG. Il est montré à hauteur fixe, en tête et au pied de chaque page.',
      examples: ['/images/logo.svg'],
      picture: true,
    }),
    nuit: drawing.optional().meta({
      title: 'Dessin pour la nuit',
      description: 'Le même en clair, pour le fond foncé. Si vous n’en donnez pas, le premier sert des deux côtés.',
      examples: ['/images/logo-nuit.svg'],
      picture: true,
    }),
  })
  .meta({
    title: 'Logo',
    description: 'Le dessin de l’agence, nom compris. Si vous n’en donnez pas, le nom est écrit à côté d’une étoile.',
    examples: [{ source: '/images/logo.svg' }],
  });
