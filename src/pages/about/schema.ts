import { z } from 'zod';
import { closing } from '../actions.ts';
import { lead, longText, page, passage, sectionTitle, shortText } from '../fields.ts';
import { icon } from '../icons.ts';
import { pictureField } from '../picture.ts';

const value = z
  .strictObject({
    titre: shortText('Titre', 'La valeur, en un à trois mots.', 'Clarté'),
    icone: icon,
    texte: longText('Texte', 'Ce qu’elle change pour le client.'),
  })
  .meta({ title: 'Valeur' });

const paragraphs = longText('Texte', 'Un ou plusieurs paragraphes, séparés par une ligne vide.');

const photo = pictureField(512)
  .optional()
  .meta({
    title: 'Photo',
    description: 'Le portrait, de préférence carré, ou un dessin. Sans elle, le texte est seul.',
    examples: [{ source: '/images/fondateur.svg', alt: 'Portrait dessiné du fondateur' }],
  });

const role = shortText('Rôle', 'Sa fonction, au-dessus du texte.');

/** Somebody beside the founder. */
const person = z
  .strictObject({
    nom: shortText('Nom', 'Prénom et nom.', 'Camille Exemple'),
    role,
    texte: paragraphs,
    photo,
  })
  .meta({ title: 'Personne' });
export type Person = z.output<typeof person>;

export const schema = z
  .strictObject({
    ...page,
    accroche: lead,
    mission: z
      .strictObject(passage)
      .optional()
      .meta({ title: 'Mission', description: 'Le premier des deux blocs sous l’accroche.' }),
    vision: z
      .strictObject(passage)
      .optional()
      .meta({ title: 'Vision', description: 'Le second des deux blocs sous l’accroche.' }),
    valeurs: z
      .strictObject({
        titre: sectionTitle,
        elements: z
          .array(value)
          .min(1)
          .max(6)
          .meta({ title: 'Les valeurs', description: 'Une carte chacune, d’une à six.' }),
      })
      .optional()
      .meta({ title: 'Valeurs', description: 'Ce qui guide le travail de l’agence.' }),
    histoire: z
      .strictObject({
        titre: sectionTitle,
        texte: paragraphs,
        reperes: longText(
          'Repères',
          'Depuis quand l’agence existe, et d’où vient son fondateur : une ou deux phrases, sous le texte.',
        ).optional(),
      })
      .optional()
      .meta({ title: 'Histoire', description: 'D’où vient l’agence.' }),
    parties: z
      .array(z.strictObject({ titre: sectionTitle, texte: paragraphs }).meta({ title: 'Partie' }))
      .max(6)
      .optional()
      .meta({
        title: 'Autres parties',
        description: 'Ce que la page dit encore de l’agence, avant son fondateur : un titre et un texte chacune.',
        examples: [
          [{ titre: 'Nos engagements', texte: 'Un interlocuteur par projet, du premier appel à la passation.' }],
        ],
      }),
    fondateur: z
      .strictObject({
        titre: sectionTitle,
        nom: shortText(
          'Nom',
          'Prénom et nom, au-dessus du rôle. Si vous le laissez vide, seul le rôle est affiché.',
          'Camille Exemple',
        ).optional(),
        role,
        texte: paragraphs,
        photo,
        equipe: z
          .array(person)
          .max(6)
          .optional()
          .meta({
            title: 'Équipe',
            description:
              'Les autres personnes, une carte chacune, sous la première. Le titre peut alors être « L’équipe ».',
            examples: [
              [{ nom: 'Camille Exemple', role: 'Développeuse no-code', texte: 'Elle construit les applications.' }],
            ],
          }),
      })
      .meta({ title: 'Fondateur', description: 'Le portrait de la personne qui dirige l’agence.' }),
    fin: closing,
  })
  .meta({
    title: 'Page « À propos »',
    description: 'La page qui présente l’agence : sa mission, sa vision, ses valeurs, son histoire et son fondateur.',
  });
export type About = z.output<typeof schema>;
