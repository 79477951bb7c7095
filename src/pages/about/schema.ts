import { z } from 'zod';
import { closing } from '../actions.ts';
import { group, item, lead, listOf, longText, page, passage, sectionTitle, shortText } from '../fields.ts';
import { icon } from '../icons.ts';
import { portrait } from '../picture.ts';

const value = item('Valeur', {
  titre: shortText('Titre', 'La valeur, en un à trois mots.', 'Clarté'),
  icone: icon,
  texte: longText('Texte', 'Ce qu’elle change pour le client.'),
});

const paragraphs = longText('Texte', 'Un ou plusieurs paragraphes, séparés par une ligne vide.');

export const schema = group(
  'Page « À propos »',
  'La page qui présente l’agence : sa mission, sa vision, ses valeurs, son histoire et son fondateur.',
  {
    ...page,
    accroche: lead,
    mission: group('Mission', 'Le premier des deux blocs sous l’accroche.', passage).optional(),
    vision: group('Vision', 'Le second des deux blocs sous l’accroche.', passage).optional(),
    valeurs: group('Valeurs', 'Ce qui guide le travail de l’agence.', {
      titre: sectionTitle,
      elements: listOf(value, 'Les valeurs', 'Une carte chacune, d’une à six.').max(6),
    }).optional(),
    histoire: group('Histoire', 'D’où vient l’agence.', {
      titre: sectionTitle,
      texte: paragraphs,
      reperes: longText(
        'Repères',
        'Depuis quand l’agence existe, et d’où vient son fondateur : une ou deux phrases, sous le texte.',
      ).optional(),
    }).optional(),
    parties: z
      .array(item('Partie', { titre: sectionTitle, texte: paragraphs }))
      .max(6)
      .optional()
      .meta({
        title: 'Autres parties',
        description: 'Ce que la page dit encore de l’agence, avant son fondateur : un titre et un texte chacune.',
        examples: [
          [{ titre: 'Nos engagements', texte: 'Un interlocuteur par projet, du premier appel à la passation.' }],
        ],
      }),
    fondateur: group('Fondateur', 'Le portrait de la personne qui dirige l’agence.', {
      titre: sectionTitle,
      nom: shortText(
        'Nom',
        'Prénom et nom, au-dessus du rôle. Si vous le laissez vide, seul le rôle est affiché.',
        'Camille Exemple',
      ).optional(),
      role: shortText('Rôle', 'Sa fonction, au-dessus du texte.'),
      texte: paragraphs,
      photo: portrait,
    }),
    fin: closing,
  },
);
export type About = z.output<typeof schema>;
