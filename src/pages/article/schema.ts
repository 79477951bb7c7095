import { z } from 'zod';
import { closing } from '../actions.ts';
import { downloads } from '../download.ts';
import { category, disabledRules, minutes, optionalPage, text } from '../fields.ts';
import { link, slug } from '../formats.ts';
import { captionedPicture } from '../picture.ts';

const update = z.strictObject(
  {
    date: z.iso.date().meta({
      title: 'Date',
      description: 'Le jour du changement. La date de parution, elle, ne bouge pas.',
      examples: ['2025-10-14'],
    }),
    texte: text.meta({
      title: 'Note',
      description:
        'Une à trois phrases, montrées en tête de l’article et dans les flux : ce qui a changé. {{fait.…}} y fonctionne.',
      examples: ['Make compte désormais en crédits : les calculs le disent.'],
      multiline: true,
    }),
  },
  {
    error: ({ input }) =>
      typeof input === 'string' ? `Écrivez « { date: ${input}, texte: "Ce qui a changé." } ».` : undefined,
  },
);

const author = z.strictObject({
  nom: text.meta({ title: 'Nom', description: 'Prénom et nom.', examples: ['Camille Roux'] }),
  role: text.meta({
    title: 'Rôle',
    description: 'Ce que fait cette personne, après son nom.',
    examples: ['architecte de solutions'],
  }),
  page: link.optional().meta({
    title: 'Page',
    description: 'La page qui la présente, sur ce site ou ailleurs.',
    examples: ['/about'],
    link: true,
  }),
});

export const schema = z
  .strictObject({
    ...optionalPage,
    silences: disabledRules,
    chapeau: text.meta({
      title: 'Chapeau',
      description: 'Le paragraphe qui ouvre l’article, en plus grand sous le titre. Deux à quatre phrases.',
      multiline: true,
    }),
    image: captionedPicture(640).optional().meta({
      title: 'Image d’ouverture',
      description:
        'Montrée à côté du titre, à la place de la constellation. Cartes et liens partagés gardent celle-ci.',
    }),
    categorie: category,
    auteur: author.optional().meta({
      title: 'Auteur',
      description: 'La personne qui signe l’article. Sans elle, c’est l’agence.',
      examples: [{ nom: 'Camille Roux', role: 'architecte de solutions', page: '/about' }],
    }),
    date: z.iso.date().meta({
      title: 'Date de parution',
      description:
        'Le jour où l’article paraît. Les lecteurs la voient en toutes lettres ; elle range les articles, du plus récent au plus ancien. Un jour à venir : l’article attend ce jour-là pour être publié.',
      examples: ['2025-09-02'],
    }),
    /** The day of the latest change that is worth telling readers of. */
    miseAJour: update.optional().meta({
      title: 'Mise à jour',
      description:
        'Ce qui a changé depuis la parution, quand cela compte pour les lecteurs. Une coquille corrigée n’en est pas une.',
      examples: [{ date: '2025-10-14', texte: 'Make compte désormais en crédits : les calculs le disent.' }],
    }),
    /** Computed from the text where it is absent. */
    tempsLecture: minutes.optional(),
    telechargements: downloads,
    fin: closing,
    /** Articles to read next, by slug. */
    lies: z
      .array(
        slug.meta({
          title: 'Article',
          description: 'Le nom de son fichier, sans « .md ».',
          examples: ['roi-automatisation'],
          reference: 'article',
        }),
      )
      .default([])
      .meta({
        title: 'À lire ensuite',
        description: 'Les articles proposés sous celui-ci, dans cet ordre.',
        examples: [['roi-automatisation', 'agents-ia']],
      }),
  })
  .meta({
    title: 'Article',
    plural: 'Articles',
    description:
      'Un article du blog : un texte en Markdown, précédé de ce que ses cartes et les moteurs de recherche en disent.',
  });
export type Article = z.output<typeof schema>;
