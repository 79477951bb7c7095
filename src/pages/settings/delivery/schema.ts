import { z } from 'zod';
import { item, shortText } from '../../fields.ts';
import { endpoint } from '../formats.ts';

const fieldName = z
  .stringFormat('nom-de-champ', /^[\w.-]{1,60}$/, 'Écrivez un nom sans espace ni accent, par exemple _gotcha.')
  .meta({ title: 'Nom', examples: ['form-name'] });

/** A receiver's own name for a field of the form. */
const renamed = (title: string, example: string) =>
  fieldName.optional().meta({ title, description: `Le nom que le service attend pour ce champ.`, examples: [example] });

const names = z
  .strictObject({
    nom: renamed('Nom complet', 'name'),
    email: renamed('E-mail', 'EMAIL'),
    entreprise: renamed('Entreprise', 'company'),
    secteur: renamed('Secteur', 'sector'),
    typedemande: renamed('Type de demande', 'request'),
    message: renamed('Message', 'MESSAGE'),
    site_web: renamed('Champ piège', '_gotcha'),
  })
  .meta({
    title: 'Noms des champs',
    description: 'Pour un service qui veut d’autres noms que les nôtres. Ceux qui manquent ne changent pas.',
    examples: [{ site_web: '_gotcha' }],
  });

const fixed = item('Champ', {
  nom: fieldName.meta({ description: 'Celui que le service attend.' }),
  valeur: shortText('Valeur', 'La même pour chaque message.', 'contact'),
});

/** The receiver of the contact form's messages. */
export const delivery = z.strictObject({
  endpoint: endpoint.meta({ description: 'Le service qui reçoit les messages du formulaire.' }),
  format: z
    .enum(['json', 'formulaire'])
    .default('json')
    .meta({
      title: 'Format',
      description:
        'Comment partent les messages : json, ou formulaire pour PHP et les services de formulaires. Avec formulaire, l’envoi marche aussi sans JavaScript.',
      examples: ['formulaire'],
    }),
  noms: names.optional(),
  champs: z
    .array(fixed)
    .optional()
    .meta({
      title: 'Champs ajoutés',
      description: 'Ce que le service veut recevoir en plus, et que le visiteur ne voit pas.',
      examples: [[{ nom: 'form-name', valeur: 'contact' }]],
    }),
});
export type Delivery = z.output<typeof delivery>;
