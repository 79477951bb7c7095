import { z } from 'zod';
import { actions, closing, links } from '../actions.ts';
import {
  figure,
  flag,
  group,
  intro,
  item,
  lead,
  listOf,
  longText,
  measuresLink,
  optionalPage,
  rank,
  sectionTitle,
  shortText,
  step,
  text,
  tools,
} from '../fields.ts';
import { icon } from '../icons.ts';

const heading = { titre: sectionTitle, intro: intro.optional() };
const name = shortText('Nom', 'Le nom de l’outil, tel que son éditeur l’écrit.', 'Airtable');
const words = longText('Texte', 'Une à trois phrases.');

const benefit = item('Avantage', {
  titre: shortText('Avantage', 'En quelques mots.'),
  texte: words.optional().meta({
    description: 'Une à trois phrases. Quand aucun avantage n’en a, ils forment une simple liste à coches.',
  }),
});

const platform = item('Plateforme', {
  nom: name,
  texte: words,
  atouts: listOf(shortText('Atout', 'Une ligne de la liste.'), 'Atouts', 'La liste à coches de la carte.'),
});

const family = item('Famille', {
  titre: shortText('Titre', 'Le titre de la carte.'),
  icone: icon.optional(),
  texte: words,
  details: z
    .array(shortText('Détail', 'Une ligne de la liste.'))
    .default([])
    .meta({ title: 'Détails', description: 'La liste à coches de la carte.' }),
});

const logo = item('Logo', {
  nom: name,
  grand: flag('En grand', 'Montre ce logo plus grand que les autres.').default(false),
});

const bar = item('Barre', {
  nom: shortText('Nom', 'Sous la barre, très court.', 'janv.'),
  valeur: z
    .number()
    .min(0)
    .meta({ title: 'Valeur', description: 'La hauteur de la barre.', examples: [128] }),
});

const request = item('Demande', {
  objet: shortText('Objet', 'Ce qui est demandé.', 'Congés du 14 au 18 avril'),
  detail: shortText('Détail', 'Qui le demande, et quand.', 'Atelier, lundi'),
});

/** States of a record, with their words on the page. */
export const RECORD_STATES = { fait: 'Fait', attente: 'En attente', echec: 'Échec' } as const;

const recordField = item('Ligne', {
  nom: shortText('Nom', 'Ce que dit la ligne.', 'Montant TTC'),
  valeur: shortText('Valeur', 'Inventée, mais plausible.', '386,40 €'),
});

const record = item('Fiche', {
  titre: shortText(
    'Titre',
    'Ce qui s’est passé, ou de qui il s’agit : une fonction, jamais un nom de client.',
    'Cabinet comptable',
  ),
  repere: shortText(
    'Repère',
    'En petit au-dessus du titre : une heure, un montant, une origine.',
    '09:41:02',
  ).optional(),
  etat: z
    .enum(Object.keys(RECORD_STATES) as (keyof typeof RECORD_STATES)[])
    .optional()
    .meta({ title: 'État', description: 'Montré par un mot et une couleur.', examples: ['attente'] }),
  texte: longText('Texte', 'Visible quand la fiche est ouverte. Les retours à la ligne sont gardés.').optional(),
  champs: z
    .array(recordField)
    .default([])
    .meta({ title: 'Lignes', description: 'Visibles quand la fiche est ouverte : un nom et une valeur chacune.' }),
  ouverte: flag('Ouverte', 'La fiche est ouverte quand la page arrive.').default(false),
});
export type ServiceRecord = z.output<typeof record>;

/** Records below one title: a run of a scenario, what an assistant prepares, a stage of a sale. */
const recordColumn = item('Colonne', {
  titre: shortText('Titre', 'Le titre de la colonne.', 'Devis envoyé'),
  fiches: listOf(record, 'Fiches', 'Dans l’ordre. Celle qui a un texte ou des lignes s’ouvre.'),
});
export type RecordColumn = z.output<typeof recordColumn>;

/** A kind of section is chosen by its name. */
function type<const Name extends string>(name: Name) {
  return z
    .literal(name)
    .meta({ title: 'Type de section', description: 'Il décide de ce que montre la section.', examples: [name] });
}

function elements<Element extends z.ZodType>(element: Element) {
  return listOf(element, 'Éléments', 'Un au moins, dans l’ordre de la page.');
}

/** The sections a service page is made of, in the order the writer puts them. */
const section = z.discriminatedUnion('type', [
  group('Avantages', 'Ce que le client y gagne.', {
    type: type('avantages'),
    ...heading,
    elements: elements(benefit),
    mesures: measuresLink,
  }),
  group('Méthode', 'Des étapes numérotées.', {
    type: type('methode'),
    ...heading,
    elements: elements(step),
  }),
  group('Plateformes', 'Une carte par outil, avec son logo et ses atouts.', {
    type: type('plateformes'),
    ...heading,
    elements: elements(platform),
  }),
  group('Familles', 'Une carte par famille de prestations.', {
    type: type('familles'),
    ...heading,
    elements: elements(family),
  }),
  group('Logos', 'Une grille de logos.', { type: type('logos'), ...heading, elements: elements(logo) }),
  group('Tableau de bord', 'Un tableau de bord dessiné, avec des données d’exemple.', {
    type: type('tableau'),
    ...heading,
    chiffres: listOf(figure, 'Chiffres', 'En tête du tableau de bord. Ce sont des exemples : la page le dit.').max(4),
    legende: shortText('Légende', 'Ce que comptent les barres, avec leur unité.', 'Commandes livrées par mois'),
    elements: elements(bar),
  }),
  group('Application', 'Une petite application qui marche : des demandes d’exemple, à valider et à filtrer.', {
    type: type('application'),
    ...heading,
    elements: elements(request),
  }),
  group(
    'Maquette',
    'Un exemple de design, dessiné : un écran avant et après, une identité, un composant et ses états.',
    { type: type('maquette'), ...heading },
  ),
  group(
    'Fiches',
    'Des colonnes de fiches d’exemple, qui s’ouvrent : le journal d’un automatisme, un message et sa réponse, des affaires par étape.',
    { type: type('fiches'), ...heading, elements: elements(recordColumn) },
  ),
]);
export type ServiceSection = z.output<typeof section>;

const question = item('Question', {
  question: shortText('Question', 'Telle qu’un client la pose.', 'Que devons-nous préparer ?'),
  reponse: longText(
    'Réponse',
    'Deux à quatre phrases, sans détour.',
    'Les exports de vos trois derniers mois et une personne qui connaît les cas particuliers.',
  ),
  liens: links,
  chiffres: longText(
    'Chiffres',
    'Ceux qui complètent la réponse, quand l’agence les donne : une fourchette de prix, par exemple.',
    'De 1 500 € à 4 000 € pour un premier processus.',
  ).optional(),
});

const card = z.strictObject({
  titre: shortText('Titre', 'Le nom court du service, sur sa carte et dans le fil d’Ariane.', 'Design'),
  description: longText('Description', 'Une phrase sur la carte.'),
  outils: tools,
});

export const schema = z
  .strictObject({
    ordre: rank,
    ...optionalPage,
    accroche: lead,
    badges: z
      .array(shortText('Étiquette', 'Un ou deux mots.', 'Prototypage'))
      .default([])
      .meta({
        title: 'Étiquettes',
        description: 'Les mots encadrés sous l’accroche.',
        examples: [['Identité', 'UX/UI']],
      }),
    etoiles: z
      .array(text.max(14).meta({ title: 'Étoile', description: '14 caractères au plus.' }))
      .default([])
      .meta({
        title: 'Étoiles',
        description: 'Les noms des étoiles du dessin d’en-tête, dans leur ordre : ce que relie le service.',
        examples: [['Commande', 'Stock', 'Facture']],
      }),
    carte: card.meta({
      title: 'Carte',
      description: 'Ce que montrent de ce service l’accueil et la page des services.',
    }),
    actions,
    sections: listOf(section, 'Sections', 'Les parties de la page, dans cet ordre. Chacune a son type.'),
    questions: listOf(
      question,
      'Questions',
      'Cinq ou six questions que posent les clients : le délai, ce qu’ils doivent apporter, ce qui fait le prix, qui possède quoi, ce qui se passe en cas de panne.',
      [{ question: 'Que devons-nous préparer ?', reponse: 'Les exports de vos trois derniers mois.' }],
    ).optional(),
    fin: closing,
  })
  .meta({
    title: 'Service',
    plural: 'Services',
    description:
      'La page d’un service : ce qu’il apporte, la méthode, les outils. Elle est faite de sections à choisir et à ranger.',
  });
export type Service = z.output<typeof schema>;
