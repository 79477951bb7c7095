import { z } from 'zod';
import { day, flag, group, item, listOf, longText, shortText, text } from '../fields.ts';
import { formerPath, webAddress } from '../formats.ts';
import { icon } from '../icons.ts';
import { portrait } from '../picture.ts';
import { colors } from './colors/schema.ts';
import { company } from './company/schema.ts';
import { delivery } from './delivery/schema.ts';
import { endpoint, nationalForm, siteAddress, telephone } from './formats.ts';
import { footerLinks, menu } from './menus/schema.ts';
import { publication } from './publication/schema.ts';

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

const category = item('Catégorie', {
  nom: text.max(30).meta({
    title: 'Nom',
    description: 'Ce que lit le visiteur, en 30 caractères au plus. Les articles la nomment ainsi.',
    examples: ['Automatisation'],
  }),
  icone: icon.optional().meta({
    title: 'Icône',
    description: 'Le petit dessin de ses cartes. Sans elle : une étoile.',
    examples: ['engrenage'],
  }),
});

const categories = listOf(
  category,
  'Catégories du blog',
  'Les sujets entre lesquels choisit un article. Le blog montre celles qui ont des articles.',
  [{ nom: 'Automatisation', icone: 'engrenage' }],
);

/** A photograph would be heavy, and has a ground of its own. */
const drawing = z.stringFormat('dessin', /\.(?:svg|png)$/i, 'Choisissez un fichier SVG ou PNG.');

const logo = z
  .strictObject({
    source: drawing.meta({
      title: 'Dessin',
      description:
        'Un fichier SVG, net à toutes les tailles, ou PNG à fond transparent, haut de 72 pixels au moins. Il est montré à hauteur fixe, en tête et au pied de chaque page.',
      examples: ['/images/logo.svg'],
      picture: true,
    }),
    nuit: drawing.optional().meta({
      title: 'Dessin pour la nuit',
      description: 'Le même en clair, pour le fond foncé. Si vous n’en donnez pas, le premier sert des deux côtés.',
      examples: ['/images/logo-nuit.svg'],
      picture: true,
    }),
  })
  .meta({
    title: 'Logo',
    description: 'Le dessin de l’agence, nom compris. Si vous n’en donnez pas, le nom est écrit à côté d’une étoile.',
    examples: [{ source: '/images/logo.svg' }],
  });

const person = item('Personne', {
  nom: shortText('Nom', 'Prénom et nom.', 'Camille Exemple'),
  role: shortText('Rôle', 'Sa fonction, en quelques mots.', 'Développeuse no-code'),
  texte: longText('Texte', 'Un ou plusieurs paragraphes, séparés par une ligne vide.'),
  photo: portrait,
  brouillon: flag('Brouillon', 'La personne n’est pas montrée tant que cette case est cochée, et peut être incomplète.')
    .meta({ draft: true })
    .optional(),
});
export type Person = z.output<typeof person>;

/** Those beside the founder, on the page about the agency. */
export const team = z
  .array(person)
  .max(6)
  .meta({
    title: 'Équipe',
    description:
      'Les personnes de l’agence, une carte chacune sur la page « À propos », sous celle qui la dirige et dans cet ordre.',
    examples: [[{ nom: 'Camille Exemple', role: 'Développeuse no-code', texte: 'Elle construit les applications.' }]],
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
  .transform((data) => ({ ...data, telephoneAffiche: nationalForm(data.telephone) }))
  .meta({
    title: 'Réglages du site',
    sections: {
      Coordonnées: [
        ...['marque', 'presentation', 'email', 'telephone', 'adressePostale', 'entreprise'],
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
