import { z } from 'zod';
import { formVariants, page, text, version } from '../fields.ts';

const processing = z
  .strictObject({
    finalite: text.meta({
      title: 'Finalité',
      description: 'À quoi servent les données.',
      examples: ['Répondre à votre demande'],
    }),
    donnees: text.meta({
      title: 'Données',
      description: 'Lesquelles.',
      examples: ['Nom, e-mail, entreprise, description du projet'],
    }),
    base: text.meta({
      title: 'Base légale',
      description: 'Celle de l’article 6 du RGPD.',
      examples: ['Mesures précontractuelles'],
    }),
    duree: text.meta({ title: 'Durée', description: 'Combien de temps elles sont gardées.', examples: ['Trois ans'] }),
    destinataires: text.meta({
      title: 'Destinataires',
      description: 'Qui les reçoit.',
      examples: ['Les personnes chargées de vous répondre'],
    }),
    transferts: text.optional().meta({
      title: 'Hors de l’Union européenne',
      description:
        'Où elles partent, et avec quelle garantie. Sans cette réponse, le tableau dit « Précisé sur demande ».',
      examples: ['Aucun transfert'],
    }),
    quand: z
      .enum(['formulaire', 'mesure'])
      .optional()
      .meta({
        title: 'Seulement avec',
        description:
          'La ligne n’est affichée que si le formulaire est relié à une adresse (« delivery ») ou l’audience mesurée (« mesure ») dans les réglages.',
        examples: ['formulaire'],
      }),
  })
  .meta({ title: 'Traitement' });

export const schema = z
  .strictObject({
    ...page,
    version: version.meta({
      title: 'Version',
      description: 'Le jour où ce texte a pris sa forme actuelle.',
      examples: ['2026-11-22'],
    }),
    formulaire: formVariants.meta({
      title: 'Formulaire',
      description: 'Ce que dit « ::formulaire » dans le texte, selon que le formulaire transmet les messages ou non.',
    }),
    traitements: z
      .array(processing)
      .min(1)
      .meta({ title: 'Traitements', description: 'Les lignes du tableau que « ::traitements » montre dans le texte.' }),
  })
  .meta({
    title: 'Politique de confidentialité',
    plural: 'Politique de confidentialité',
    description: 'Ce que le site fait des données, tel que ses réglages le veulent.',
  });
export type Privacy = z.output<typeof schema>;
