import { z } from 'zod';
import { day, group, item, longText, shortText } from '../fields.ts';
import { formerPath, webAddress } from '../formats.ts';
import { categories } from './categories/schema.ts';
import { colors } from './colors/schema.ts';
import { company } from './company/schema.ts';
import { delivery } from './delivery/schema.ts';
import { endpoint, nationalForm, siteAddress, telephone } from './formats.ts';
import { logo } from './logo/schema.ts';
import { footerLinks, menu } from './menus/schema.ts';
import { publication } from './publication/schema.ts';
import { team } from './team/schema.ts';

const postalAddress = z.strictObject({
  rue: shortText('Rue', 'Le numéro et la rue.', '12 rue des Étoiles'),
  codePostal: shortText('Code postal', 'Ses cinq chiffres, zéro de tête compris.', '34000'),
  ville: shortText('Ville', 'Sans le code postal. Dans un texte, {{ville}} la reprend.', 'Montpellier'),
});

const network = item('Compte', {
  nom: z.enum(['LinkedIn', 'X', 'Instagram', 'Facebook']).meta({
    title: 'Réseau',
    description: 'Il décide de l’icône.',
    examples: ['LinkedIn'],
  }),
  adresse: webAddress.meta({
    title: 'Adresse',
    description: 'L’adresse complète du compte.',
    examples: ['https://www.linkedin.com/company/agence-exemple'],
  }),
});

export const schema = z
  .strictObject({
    marque: shortText(
      'Marque',
      'Le nom de l’agence, partout sur le site. Dans un texte, {{marque}} le reprend.',
      'Agence Exemple',
    ),
    adresse: siteAddress,
    trailingSlash: z
      .boolean()
      .default(false)
      .meta({
        title: 'Barre à la fin des adresses',
        description: 'À cocher quand l’hébergeur renvoie de /contact à /contact/, comme GitHub Pages.',
        examples: [false],
      }),
    email: z.email().meta({
      title: 'E-mail',
      description: 'L’adresse montrée aux visiteurs. Dans un texte, {{email}} la reprend.',
      examples: ['contact@exemple.fr'],
    }),
    telephone,
    /** The number as readers see it, if not in the national form. */
    telephoneAffiche: shortText(
      'Téléphone affiché',
      'Le même numéro, comme les lecteurs doivent le voir. Si vous le laissez vide, c’est la forme nationale.',
      '04 65 71 20 25',
    ).optional(),
    adressePostale: postalAddress.meta({
      title: 'Adresse postale',
      description: 'Au pied des pages et sur la page de contact. Dans un texte, {{adresse}} la reprend.',
    }),
    entreprise: company.optional().meta({
      title: 'Entreprise',
      description:
        'Ce que les mentions légales, les conditions de vente et la politique de confidentialité disent de l’entreprise. Ce qui manque n’y est pas affiché.',
    }),
    horaires: shortText(
      'Horaires',
      'Les heures d’ouverture, que les moteurs de recherche lisent aussi.',
      'Lundi – vendredi, 9h-18h',
    ),
    presentation: longText(
      'Présentation',
      'L’agence en deux phrases, au pied des pages et pour les moteurs de recherche.',
    ),
    reseaux: z
      .array(network)
      .meta({ title: 'Réseaux sociaux', description: 'Les comptes de l’agence, dans l’ordre du pied de page.' }),
    /** The site's own without them. */
    couleurs: colors.optional(),
    logo: logo.optional(),
    menu,
    piedDePage: footerLinks,
    categories,
    equipe: team.optional(),
    /** Without it the form calls nobody. */
    delivery: delivery.optional().meta({
      title: 'Réception des messages',
      description: 'Où part le formulaire de contact. Sans elle, aucun message n’est envoyé.',
      examples: [{ endpoint: 'https://exemple.fr/messages' }],
    }),
    /** The service that counts views, without cookie or identifier; without it nothing is counted. */
    mesure: z
      .strictObject({
        endpoint: endpoint.meta({
          description: 'Le service qui compte les visites, sans cookie ni identifiant.',
          examples: ['https://exemple.fr/visites'],
        }),
      })
      .optional()
      .meta({
        title: 'Mesure d’audience',
        description: 'Sans elle, rien n’est compté. Dans un texte, {{mesure}} dit ce qu’il en est.',
        examples: [{ endpoint: 'https://exemple.fr/visites' }],
      }),
    chat: webAddress.meta({
      title: 'Espace de discussion',
      description: 'L’invitation que suit le bouton de la page de contact.',
      examples: ['https://discord.gg/agence-exemple'],
    }),
    rendezVous: webAddress.meta({
      title: 'Agenda en ligne',
      description: 'L’adresse qu’ouvrent les boutons de prise de rendez-vous.',
      examples: ['https://calendly.com/agence-exemple/audit-gratuit'],
    }),
    /** Until when `security.txt` (RFC 9116) holds; without it there is none. */
    securite: group(
      'Contact de sécurité',
      'Publie un fichier qui dit à qui signaler une faille de sécurité. Si vous le laissez vide, ce fichier n’existe pas.',
      {
        expire: day(
          'Valable jusqu’au',
          'Le jour où le contact devra être confirmé : moins d’un an, de préférence.',
          '2027-10-31',
        ),
      },
    ).optional(),
    publication: publication.optional().meta({
      title: 'Mise en ligne',
      description: 'Où part le site quand on publie depuis l’atelier.',
    }),
    /** Paths that were pages: builds name what has gone, but these. */
    adressesRetirees: z
      .array(
        formerPath.meta({
          title: 'Adresse',
          description: 'Le chemin seul, sans le nom du site ni barre finale.',
          examples: ['/blog/ancien-article'],
        }),
      )
      .optional()
      .meta({
        title: 'Adresses retirées',
        description: 'Les pages supprimées pour de bon : le site ne signale plus leur disparition.',
        examples: [['/blog/ancien-article']],
      }),
    anneeCopyright: z
      .int()
      .min(2000)
      .max(2100)
      .meta({
        title: 'Année du copyright',
        description: 'L’année au pied des pages.',
        examples: [2025],
      }),
  })
  .transform((data) => ({ ...data, telephoneAffiche: data.telephoneAffiche ?? nationalForm(data.telephone) }))
  .meta({
    title: 'Réglages du site',
    sections: {
      Coordonnées: [
        ...['marque', 'presentation', 'email', 'telephone', 'telephoneAffiche', 'adressePostale', 'entreprise'],
        ...['horaires', 'reseaux', 'chat', 'rendezVous'],
      ],
      Menu: ['menu'],
      'Pied de page': ['piedDePage', 'anneeCopyright'],
      Couleurs: ['couleurs'],
      Logo: ['logo'],
      Catégories: ['categories'],
      Équipe: ['equipe'],
      Technique: [],
    },
    description:
      'Le nom de l’agence, ses adresses, son téléphone et les services en ligne qu’elle utilise. Un seul fichier, sans page à lui.',
  });
export type Settings = z.output<typeof schema>;
