import { z } from 'zod';
import { day, formVariants, group, item, listOf, page, shortText } from '../fields.ts';

const processing = item('Traitement', {
  finalite: shortText('Finalité', 'À quoi servent les données.', 'Répondre à votre demande'),
  donnees: shortText('Données', 'Lesquelles.', 'Nom, e-mail, entreprise, description du projet'),
  base: shortText('Base légale', 'Celle de l’article 6 du RGPD.', 'Mesures précontractuelles'),
  duree: shortText('Durée', 'Combien de temps elles sont gardées.', 'Trois ans'),
  destinataires: shortText('Destinataires', 'Qui les reçoit.', 'Les personnes chargées de vous répondre'),
  transferts: shortText(
    'Hors de l’Union européenne',
    'Où elles partent, et avec quelle garantie. Sans cette réponse, le tableau dit « Précisé sur demande ».',
    'Aucun transfert',
  ).optional(),
  quand: z
    .enum(['formulaire', 'mesure'])
    .optional()
    .meta({
      title: 'Seulement avec',
      description:
        'La ligne n’est affichée que si le formulaire est relié à une adresse (« delivery ») ou l’audience mesurée (« mesure ») dans les réglages.',
      examples: ['formulaire'],
    }),
});

export const schema = group(
  'Politique de confidentialité',
  'Ce que le site fait des données, tel que ses réglages le veulent.',
  {
    ...page,
    version: day('Version', 'Le jour où ce texte a pris sa forme actuelle.', '2026-11-22'),
    formulaire: formVariants.meta({
      title: 'Formulaire',
      description: 'Ce que dit « ::formulaire » dans le texte, selon que le formulaire transmet les messages ou non.',
    }),
    traitements: listOf(processing, 'Traitements', 'Les lignes du tableau que « ::traitements » montre dans le texte.'),
  },
);
export type Privacy = z.output<typeof schema>;
