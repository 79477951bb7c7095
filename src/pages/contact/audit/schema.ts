import { z } from 'zod';
import { links } from '../../actions.ts';
import { sectionTitle, text } from '../../fields.ts';
import { pictureField } from '../../picture.ts';

/** The audit's description for visitors. */
export const audit = z
  .strictObject({
    titre: sectionTitle,
    duree: text.meta({
      title: 'Durée',
      description: 'Combien de temps cela prend, et où.',
      examples: ['Une heure environ, chez vous ou à distance.'],
    }),
    presents: text.meta({
      title: 'Qui',
      description: 'Qui vient de l’agence, et qui l’on rencontre.',
      examples: ['Le fondateur, et celle ou celui qui fait la tâche.'],
    }),
    deroule: z
      .array(text.meta({ title: 'Étape', description: 'Une ligne.', examples: ['Vous nous montrez la tâche.'] }))
      .min(2)
      .meta({ title: 'Déroulé', description: 'Quatre lignes, dans l’ordre.' }),
    remis: text.meta({ title: 'Ce que l’on reçoit', description: 'Et sous quelle forme.', multiline: true }),
    image: pictureField(480).optional().meta({ title: 'Image', description: 'La première page d’un exemple.' }),
    liens: links,
    reponse: text.optional().meta({
      title: 'Délai de réponse',
      description:
        'Sous combien de jours vous répondez à une demande. Tant qu’il manque, les visiteurs n’en voient rien.',
      examples: ['Nous répondons sous deux jours ouvrés.'],
    }),
  })
  .meta({
    title: 'Votre audit',
    description: 'Ce que lit un visiteur à côté du formulaire.',
  });
export type Audit = z.output<typeof audit>;
