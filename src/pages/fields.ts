import { z } from 'zod';
import { RULE_NAMES } from '../review/rule-names.ts';
import { formerPath, link } from './formats.ts';

export const text = z.string().trim().min(1);

/** The words under a page's title. */
export const lead = text.meta({
  title: 'Accroche',
  description: 'Deux ou trois phrases, en plus grand sous le titre de la page : ce que le lecteur y trouvera.',
  multiline: true,
});

export const sectionTitle = text.meta({ title: 'Titre', description: 'Le titre de cette partie de la page.' });
export const intro = text.meta({
  title: 'Introduction',
  description: 'Une ou deux phrases sous le titre de la partie.',
  multiline: true,
});
/** A part of a page: a title and a text. */
export const passage = {
  titre: sectionTitle,
  texte: text.meta({ title: 'Texte', description: 'Quelques phrases sous le titre.', multiline: true }),
};

/** One of the steps of a list. */
export const step = z
  .strictObject({
    titre: text.meta({ title: 'Titre', description: 'Le nom de l’étape, en quelques mots.' }),
    texte: passage.texte,
  })
  .meta({ title: 'Étape' });

/** A thing's place among those of its kind. */
export const rank = z
  .int()
  .min(1)
  .meta({
    title: 'Rang',
    description: 'La place dans les listes du site : 1 vient en premier. Deux fichiers ne partagent pas le même rang.',
    examples: [1],
  });

/** A number and what it counts. */
export const figure = z
  .strictObject({
    valeur: text.meta({
      title: 'Valeur',
      description: 'Le nombre, avec son unité : il est montré en grand.',
      examples: ['90 %', '24/7'],
    }),
    libelle: text.meta({
      title: 'Légende',
      description: 'Ce que mesure le nombre, en quelques mots.',
      examples: ['de temps de traitement en moins'],
    }),
  })
  .meta({ title: 'Chiffre' });

/** The page that explains the figures. */
export const measuresLink = link.optional().meta({
  title: 'Comment c’est mesuré',
  description: 'La section qui dit ce que comptent ces chiffres. Un lien discret y mène, sous eux.',
  examples: ['/comment-nous-mesurons#accueil'],
  link: true,
});

/** Names of tools; those with a free logo are shown by it. */
export const tools = z
  .array(text.meta({ title: 'Outil', description: "Le nom de l'outil, tel que son éditeur l'écrit." }))
  .min(1)
  .meta({
    title: 'Outils',
    description: 'Les outils utilisés. Leur logo est montré quand le site le connaît, leurs initiales sinon.',
    examples: [['Airtable', 'Make']],
  });

export const minutes = z
  .int()
  .min(1)
  .max(60)
  .meta({
    title: 'Durée de lecture (minutes)',
    description: 'De 1 à 60. Sans elle, la durée est calculée d’après le texte, à 200 mots par minute.',
    examples: [8],
  });

export const category = text.meta({
  title: 'Catégorie',
  description:
    "Le sujet de l'article, une des catégories des réglages : il figure sur sa carte et sert de filtre dans le blog.",
  examples: ['Automatisation'],
  listed: 'categories.nom',
});

/** Fields of an announced article's card. */
export const announcement = {
  titre: text.meta({
    title: 'Titre',
    description: "Le titre de l'article annoncé.",
    examples: ['Relancer les factures impayées sans y penser'],
  }),
  description: text.meta({
    title: 'Description',
    description: 'Le texte de la carte : une ou deux phrases.',
    multiline: true,
  }),
  categorie: category,
  tempsLecture: minutes.meta({ description: 'La durée prévue, de 1 à 60.' }),
};

/** The link home of a screen that is no page. */
export const homeLink = text.meta({
  title: 'Texte du lien',
  description: 'Le lien vers l’accueil, en anglais.',
  examples: ['Return to Home'],
});

/** Fields of every screen; `titreSeo` replaces the h1 in the title element. */
export const screen = {
  titre: text.meta({
    title: 'Titre',
    description: 'Le grand titre de la page. Les listes et les cartes le reprennent.',
    examples: ['Agents IA : définition et quatre exemples concrets en PME'],
  }),
  titreSeo: text
    .max(70)
    .optional()
    .meta({
      title: 'Titre pour les moteurs de recherche',
      description:
        "Remplace le titre dans l'onglet du navigateur et les résultats de recherche, s'il y est trop long. 70 caractères au plus.",
      examples: ['Automatisation, IA et no-code pour les PME'],
    }),
  description: text
    .min(50)
    .max(160)
    .meta({
      title: 'Description',
      description:
        'Ce que montrent les moteurs de recherche, les liens partagés et, pour un article, sa carte. De 50 à 160 caractères : au-delà, ils coupent.',
      examples: [
        'Ce qui distingue un agent IA d’un chatbot, quatre agents décrits pas à pas, leurs coûts et leurs limites.',
      ],
      multiline: true,
    }),
};

/** The day on which a text took the form that it has. */
export const version = z.iso.date();

/** Texts about the contact form, with and without a delivery in the settings. */
export const formVariants = z.strictObject({
  sansReception: text.meta({
    title: 'Sans réception des messages',
    description:
      'Affiché tant que les réglages n’ont pas de « delivery » : le message part de la messagerie du visiteur.',
    multiline: true,
  }),
  avecReception: text.meta({
    title: 'Avec réception des messages',
    description: 'Affiché quand les réglages disent, dans « delivery », où partent les messages.',
    multiline: true,
  }),
});

/** Fields of every page, with its former addresses. */
export const page = {
  ...screen,
  anciennesAdresses: z
    .array(
      formerPath.meta({
        title: 'Ancienne adresse',
        description: 'Le chemin seul, sans le nom du site ni barre finale.',
        examples: ['/ancien-article'],
      }),
    )
    .optional()
    .meta({
      title: 'Anciennes adresses',
      description: 'Les chemins qui menaient à cette page avant un changement de nom. Chacun continue d’y mener.',
      examples: [['/ancien-article']],
    }),
};

/** Advice of `check` that a text sets aside. */
export const disabledRules = z
  .array(
    z
      .strictObject({
        regle: z.enum(RULE_NAMES).meta({
          title: 'Règle',
          description: 'Celle que nomme l’avertissement.',
          examples: ['tics'],
        }),
        motif: text.meta({
          title: 'Motif',
          description: 'Pourquoi ce texte fait exception, pour qui le lira après vous.',
          examples: ['Le texte parle de la relecture elle-même.'],
        }),
      })
      .meta({ title: 'Exception' }),
  )
  .optional()
  .meta({
    title: 'Avertissements à taire',
    description:
      'Les remarques sur l’écriture qui ne seront plus faites pour ce texte avant de publier, chacune avec sa raison.',
    examples: [[{ regle: 'tics', motif: 'Le texte parle de la relecture elle-même.' }]],
  });

/** Fields of a page that the site can do without. */
export const optionalPage = {
  ...page,
  brouillon: z
    .boolean()
    .optional()
    .meta({
      title: 'Brouillon',
      description: 'La page n’est pas publiée tant que cette case est cochée ; vous seul la voyez, dans l’atelier.',
      examples: [true],
    }),
};
