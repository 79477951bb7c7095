import { z } from 'zod';
import { actions } from '../actions.ts';
import {
  formVariants,
  group,
  intro,
  item,
  lead,
  listOf,
  longText,
  page,
  passage,
  sectionTitle,
  shortText,
} from '../fields.ts';
import { audit } from './audit/schema.ts';

const option = item('Choix', {
  valeur: z
    .string()
    .regex(/^[a-z]+$/, 'Écrivez un mot en minuscules sans accent.')
    .meta({
      title: 'Valeur',
      description: 'Le mot que reçoit l’agence avec le message : en minuscules, sans accent.',
      examples: ['sante'],
    }),
  libelle: shortText('Libellé', 'Ce que lit le visiteur.', 'Santé & Bien-être'),
});

const button = shortText('Texte du bouton', 'Court, avec un verbe.', 'Prendre rendez-vous');

export const schema = group(
  'Page de contact',
  'Le formulaire, les coordonnées, la prise de rendez-vous et l’espace de discussion.',
  {
    ...page,
    accroche: lead,
    formulaire: group('Formulaire', 'La demande d’audit.', {
      titre: sectionTitle,
      intro,
      secteurs: listOf(option, 'Secteurs', 'Les choix de la liste « Secteur ».'),
      typesDemande: listOf(option, 'Types de demande', 'Les choix de la liste « Type de demande ».'),
      bouton: button,
      boutonMessagerie: button.meta({
        title: 'Bouton, sans réception des messages',
        description:
          'Tant que les réglages n’ont pas de « delivery », il ouvre la messagerie du visiteur avec le message rédigé.',
        examples: ['Préparer mon e-mail'],
      }),
      mention: formVariants
        .extend({
          lien: shortText(
            'Texte du lien',
            'Il mène à la politique de confidentialité.',
            'Lire la politique de confidentialité',
          ),
        })
        .meta({
          title: 'Mention d’information',
          description: 'Sous le formulaire : qui reçoit les données, pourquoi, combien de temps, et vos droits.',
        }),
      sansScript: longText(
        'Sans JavaScript',
        'Ce que lisent les visiteurs dont le navigateur n’exécute aucun script, là où le formulaire en a besoin. L’e-mail et le téléphone suivent.',
      ),
      merci: group(
        'Page de remerciement',
        'Ce que lit, à l’adresse /merci, un visiteur qui a envoyé le formulaire sans JavaScript. Elle n’existe que si les réglages disent « format: formulaire ».',
        { ...passage, actions },
      ),
    }),
    audit: audit.optional(),
    coordonnees: group('Coordonnées', 'Les adresses elles-mêmes viennent des réglages du site.', {
      titre: sectionTitle,
      intro,
    }),
    rendezVous: group('Rendez-vous', 'Le bloc dont le bouton ouvre l’agenda en ligne.', { ...passage, bouton: button }),
    chat: group('Discussion', 'Le bloc dont le bouton mène à l’espace de discussion.', { ...passage, bouton: button }),
  },
);
export type Contact = z.output<typeof schema>;
