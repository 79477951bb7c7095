import { z } from 'zod';
import { RULE_NAMES } from '../review/rule-names.ts';
import { formerPath, link } from './formats.ts';

export const text = z.string().trim().min(1);

/** Returns a text of one line with its label in forms, its help and examples. */
export function shortText(title: string, description: string, ...examples: readonly string[]) {
  return text.meta({ title, description, ...(examples.length > 0 && { examples: [...examples] }) });
}

/** Returns a text that may be longer than a line. */
export function longText(title: string, description: string, ...examples: readonly string[]) {
  return shortText(title, description, ...examples).meta({ multiline: true });
}

/** Returns a day (`2025-10-14`) with its label, its help and an example. */
export function day(title: string, description: string, example: string) {
  return z.iso.date().meta({ title, description, examples: [example] });
}

/** Returns a box to tick. */
export function flag(title: string, description: string) {
  return z.boolean().meta({ title, description, examples: [true] });
}

/** Returns a group of fields with its label and its help. */
export function group<Fields extends z.ZodRawShape>(title: string, description: string, fields: Fields) {
  return z.strictObject(fields).meta({ title, description });
}

/** Returns the fields of each element of a list, with the name of one. */
export function item<Fields extends z.ZodRawShape>(title: string, fields: Fields) {
  return z.strictObject(fields).meta({ title });
}

/** Returns a list of one element at least. */
export function listOf<Element extends z.ZodType>(
  element: Element,
  title: string,
  description: string,
  ...examples: readonly z.input<Element>[][]
) {
  return z
    .array(element)
    .min(1)
    .meta({ title, description, ...(examples.length > 0 && { examples: [...examples] }) });
}

/** The words under a page's title. */
export const lead = longText(
  'Accroche',
  'Deux ou trois phrases, en plus grand sous le titre de la page : ce que le lecteur y trouvera.',
);

export const sectionTitle = shortText('Titre', 'Le titre de cette partie de la page.');
export const intro = longText('Introduction', 'Une ou deux phrases sous le titre de la partie.');
/** A part of a page: a title and a text. */
export const passage = {
  titre: sectionTitle,
  texte: longText('Texte', 'Quelques phrases sous le titre.'),
};

/** One of the steps of a list. */
export const step = item('Étape', {
  titre: shortText('Titre', 'Le nom de l’étape, en quelques mots.'),
  texte: passage.texte,
});

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
export const figure = item('Chiffre', {
  valeur: shortText('Valeur', 'Le nombre, avec son unité : il est montré en grand.', '90 %', '24/7'),
  libelle: shortText('Légende', 'Ce que mesure le nombre, en quelques mots.', 'de temps de traitement en moins'),
});

/** The page that explains the figures. */
export const measuresLink = link.optional().meta({
  title: 'Comment c’est mesuré',
  description: 'La section qui dit ce que comptent ces chiffres. Un lien discret y mène, sous eux.',
  examples: ['/comment-nous-mesurons#accueil'],
  link: true,
});

/** Names of tools; those with a free logo are shown by it. */
export const tools = listOf(
  shortText('Outil', "Le nom de l'outil, tel que son éditeur l'écrit."),
  'Outils',
  'Les outils utilisés. Leur logo est montré quand le site le connaît, leurs initiales sinon.',
  ['Airtable', 'Make'],
);

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
  titre: shortText('Titre', "Le titre de l'article annoncé.", 'Relancer les factures impayées sans y penser'),
  description: longText('Description', 'Le texte de la carte : une ou deux phrases.'),
  categorie: category,
  tempsLecture: minutes.meta({ description: 'La durée prévue, de 1 à 60.' }),
};

/** The link home of a screen that is no page. */
export const homeLink = shortText('Texte du lien', 'Le lien vers l’accueil, en anglais.', 'Return to Home');

/** Fields of every screen; `titreSeo` replaces the h1 in the title element. */
export const screen = {
  titre: shortText(
    'Titre',
    'Le grand titre de la page. Les listes et les cartes le reprennent.',
    'Agents IA : définition et quatre exemples concrets en PME',
  ),
  titreSeo: shortText(
    'Titre pour les moteurs de recherche',
    "Remplace le titre dans l'onglet du navigateur et les résultats de recherche, s'il y est trop long. 70 caractères au plus.",
    'Automatisation, IA et no-code pour les PME',
  )
    .max(70)
    .optional(),
  description: longText(
    'Description',
    'Ce que montrent les moteurs de recherche, les liens partagés et, pour un article, sa carte. De 50 à 160 caractères : au-delà, ils coupent.',
    'Ce qui distingue un agent IA d’un chatbot, quatre agents décrits pas à pas, leurs coûts et leurs limites.',
  )
    .min(50)
    .max(160),
};

/** Texts about the contact form, with and without a delivery in the settings. */
export const formVariants = z.strictObject({
  sansReception: longText(
    'Sans réception des messages',
    'Affiché tant que les réglages n’ont pas de « delivery » : le message part de la messagerie du visiteur.',
  ),
  avecReception: longText(
    'Avec réception des messages',
    'Affiché quand les réglages disent, dans « delivery », où partent les messages.',
  ),
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
    item('Exception', {
      regle: z.enum(RULE_NAMES).meta({
        title: 'Règle',
        description: 'Celle que nomme l’avertissement.',
        examples: ['tics'],
      }),
      motif: shortText(
        'Motif',
        'Pourquoi ce texte fait exception, pour qui le lira après vous.',
        'Le texte parle de la relecture elle-même.',
      ),
    }),
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
  brouillon: flag(
    'Brouillon',
    'La page n’est pas publiée tant que cette case est cochée ; vous seul la voyez, dans l’atelier.',
  ).optional(),
};
