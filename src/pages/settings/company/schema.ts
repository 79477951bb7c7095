import { z } from 'zod';
import { text } from '../../fields.ts';
import { siret } from '../formats.ts';

const register = z
  .strictObject({
    nom: z.enum(['RCS', 'RNE']).meta({
      title: 'Registre',
      description: 'RCS pour une société ou un commerçant, RNE pour les autres entreprises.',
      examples: ['RCS'],
    }),
    ville: text.optional().meta({ title: 'Ville du greffe', description: 'Pour le RCS.', examples: ['Montpellier'] }),
  })
  .meta({ title: 'Immatriculation', description: 'Le registre où l’entreprise est inscrite.' });

const address = text.meta({
  title: 'Adresse',
  description: 'Complète, sur une ligne.',
  examples: ['2 rue de l’Exemple, 75002 Paris'],
});

const host = z
  .strictObject({
    nom: text.meta({ title: 'Nom', description: 'La société qui héberge le site.', examples: ['Hébergeur SAS'] }),
    adresse: address,
    telephone: text.meta({
      title: 'Téléphone',
      description: 'Celui que l’hébergeur publie.',
      examples: ['09 72 00 00 00'],
    }),
  })
  .meta({ title: 'Hébergeur', description: 'Qui héberge le site : la loi veut ces trois renseignements.' });

const insurer = z
  .strictObject({
    nom: text.meta({
      title: 'Nom',
      description: 'L’assureur de la responsabilité civile professionnelle.',
      examples: ['Assureur SA'],
    }),
    adresse: address,
    zone: text.meta({
      title: 'Zone couverte',
      description: 'Là où le contrat couvre l’activité.',
      examples: ['France métropolitaine'],
    }),
  })
  .meta({ title: 'Assureur', description: 'Dans les conditions générales de vente.' });

/** The agency's legal details. An unknown one is left out of every page, and named before the site is published. */
export const company = z.strictObject({
  raisonSociale: text.optional().meta({
    title: 'Raison sociale',
    description: 'Le nom de la société ou, pour un entrepreneur individuel, ses nom et prénom suivis de « EI ».',
    examples: ['Exemple SAS', 'Camille Exemple EI'],
  }),
  formeJuridique: text.optional().meta({
    title: 'Forme juridique',
    description: 'En toutes lettres.',
    examples: ['société par actions simplifiée', 'entrepreneur individuel'],
  }),
  capital: text.optional().meta({
    title: 'Capital social',
    description: 'Avec le signe €. Rien pour une entreprise individuelle.',
    examples: ['10 000 €'],
  }),
  siret: siret.optional(),
  immatriculation: register.optional(),
  directeurPublication: text.optional().meta({
    title: 'Directeur de la publication',
    description: 'La personne qui répond de ce que le site publie.',
    examples: ['Camille Exemple'],
  }),
  hebergeur: host.optional(),
  assureur: insurer.optional(),
});
