import { z } from 'zod';
import { closing } from '../actions.ts';
import { downloads } from '../download.ts';
import { category, day, disabledRules, longText, minutes, optionalPage, shortText } from '../fields.ts';
import { link, slug } from '../formats.ts';
import { captionedPicture } from '../picture.ts';

const update = z.strictObject(
  {
    date: day('Date', 'Le jour du changement. La date de parution, elle, ne bouge pas.', '2025-10-14'),
    texte: longText(
      'Note',
      'Une à trois phrases, montrées en tête de l’article et dans les flux : ce qui a changé. {{fait.…}} y fonctionne.',
      'Make compte désormais en crédits : les calculs le disent.',
    ),
  },
  {
    error: ({ input }) =>
      typeof input === 'string' ? `Écrivez « { date: ${input}, texte: "Ce qui a changé." } ».` : undefined,
  },
);

const author = z.strictObject({
  nom: shortText('Nom', 'Prénom et nom.', 'Camille Roux'),
  role: shortText('Rôle', 'Ce que fait cette personne, après son nom.', 'architecte de solutions'),
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
    chapeau: longText(
      'Chapeau',
      'Le paragraphe qui ouvre l’article, en plus grand sous le titre. Deux à quatre phrases.',
    ),
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
    date: day(
      'Date de parution',
      'Le jour où l’article paraît. Les lecteurs la voient en toutes lettres ; elle range les articles, du plus récent au plus ancien. Un jour à venir : l’article attend ce jour-là pour être publié.',
      '2025-09-02',
    ),
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
