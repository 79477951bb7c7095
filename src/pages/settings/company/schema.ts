import { z } from 'zod';
import { group, shortText } from '../../fields.ts';
import { siret } from '../formats.ts';

const register = group('Immatriculation', 'Le registre où l’entreprise est inscrite.', {
  nom: z.enum(['RCS', 'RNE']).meta({
    title: 'Registre',
    description: 'RCS pour une société ou un commerçant, RNE pour les autres entreprises.',
    examples: ['RCS'],
  }),
  ville: shortText('Ville du greffe', 'Pour le RCS.', 'Montpellier').optional(),
});

const address = shortText('Adresse', 'Complète, sur une ligne.', '2 rue de l’Exemple, 75002 Paris');

const host = group('Hébergeur', 'Qui héberge le site : la loi veut ces trois renseignements.', {
  nom: shortText('Nom', 'La société qui héberge le site.', 'Hébergeur SAS'),
  adresse: address,
  telephone: shortText('Téléphone', 'Celui que l’hébergeur publie.', '09 72 00 00 00'),
});

const insurer = group('Assureur', 'Dans les conditions générales de vente.', {
  nom: shortText('Nom', 'L’assureur de la responsabilité civile professionnelle.', 'Assureur SA'),
  adresse: address,
  zone: shortText('Zone couverte', 'Là où le contrat couvre l’activité.', 'France métropolitaine'),
});

/** The agency's legal details. An unknown one is left out of every page, and named before the site is published. */
export const company = z.strictObject({
  raisonSociale: shortText(
    'Raison sociale',
    'Le nom de la société ou, pour un entrepreneur individuel, ses nom et prénom suivis de « EI ».',
    'Exemple SAS',
    'Camille Exemple EI',
  ).optional(),
  formeJuridique: shortText(
    'Forme juridique',
    'En toutes lettres.',
    'société par actions simplifiée',
    'entrepreneur individuel',
  ).optional(),
  capital: shortText(
    'Capital social',
    'Avec le signe €. Rien pour une entreprise individuelle.',
    '10 000 €',
  ).optional(),
  siret: siret.optional(),
  immatriculation: register.optional(),
  directeurPublication: shortText(
    'Directeur de la publication',
    'La personne qui répond de ce que le site publie.',
    'Camille Exemple',
  ).optional(),
  hebergeur: host.optional(),
  assureur: insurer.optional(),
});
