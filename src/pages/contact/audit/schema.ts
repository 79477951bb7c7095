import { z } from 'zod';
import { links } from '../../actions.ts';
import { group, longText, sectionTitle, shortText } from '../../fields.ts';
import { pictureField } from '../../picture.ts';

/** The audit's description for visitors. */
export const audit = group('Votre audit', 'Ce que lit un visiteur à côté du formulaire.', {
  titre: sectionTitle,
  duree: shortText('Durée', 'Combien de temps cela prend, et où.', 'Une heure environ, chez vous ou à distance.'),
  presents: shortText(
    'Qui',
    'Qui vient de l’agence, et qui l’on rencontre.',
    'Le fondateur, et celle ou celui qui fait la tâche.',
  ),
  deroule: z
    .array(shortText('Étape', 'Une ligne.', 'Vous nous montrez la tâche.'))
    .min(2)
    .meta({ title: 'Déroulé', description: 'Quatre lignes, dans l’ordre.' }),
  remis: longText('Ce que l’on reçoit', 'Et sous quelle forme.'),
  image: pictureField(480).optional().meta({ title: 'Image', description: 'La première page d’un exemple.' }),
  liens: links,
  reponse: shortText(
    'Délai de réponse',
    'Sous combien de jours vous répondez à une demande. Tant qu’il manque, les visiteurs n’en voient rien.',
    'Nous répondons sous deux jours ouvrés.',
  ).optional(),
});
export type Audit = z.output<typeof audit>;
