import { z } from 'zod';

/** A photograph would be heavy, and has a ground of its own. */
const drawing = z.stringFormat('dessin', /\.(?:svg|png)$/i, 'Choisissez un fichier SVG ou PNG.');

export const logo = z
  .strictObject({
    source: drawing.meta({
      title: 'Dessin',
      description:
        'Un fichier SVG, net à toutes les tailles, ou PNG à fond transparent, haut de 72 pixels au moins. Il est montré à hauteur fixe, en tête et au pied de chaque page.',
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
