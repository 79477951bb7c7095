import { z } from 'zod';
import { actions, closing, links } from '../actions.ts';
import { figure, intro, lead, measuresLink, optionalPage, rank, sectionTitle, step, text, tools } from '../fields.ts';
import { icon } from '../icons.ts';
import { recordColumn } from './records/schema.ts';

const heading = { titre: sectionTitle, intro: intro.optional() };
const name = text.meta({
  title: 'Nom',
  description: 'Le nom de l’outil, tel que son éditeur l’écrit.',
  examples: ['Airtable'],
});
const words = text.meta({ title: 'Texte', description: 'Une à trois phrases.', multiline: true });

const benefit = z
  .strictObject({
    titre: text.meta({ title: 'Avantage', description: 'En quelques mots.' }),
    texte: words.optional().meta({
      description: 'Une à trois phrases. Quand aucun avantage n’en a, ils forment une simple liste à coches.',
    }),
  })
  .meta({ title: 'Avantage' });

const platform = z
  .strictObject({
    nom: name,
    texte: words,
    atouts: z
      .array(text.meta({ title: 'Atout', description: 'Une ligne de la liste.' }))
      .min(1)
      .meta({ title: 'Atouts', description: 'La liste à coches de la carte.' }),
  })
  .meta({ title: 'Plateforme' });

const family = z
  .strictObject({
    titre: text.meta({ title: 'Titre', description: 'Le titre de la carte.' }),
    icone: icon.optional(),
    texte: words,
    details: z
      .array(text.meta({ title: 'Détail', description: 'Une ligne de la liste.' }))
      .default([])
      .meta({ title: 'Détails', description: 'La liste à coches de la carte.' }),
  })
  .meta({ title: 'Famille' });

const logo = z
  .strictObject({
    nom: name,
    grand: z
      .boolean()
      .default(false)
      .meta({ title: 'En grand', description: 'Montre ce logo plus grand que les autres.', examples: [true] }),
  })
  .meta({ title: 'Logo' });

const bar = z
  .strictObject({
    nom: text.meta({ title: 'Nom', description: 'Sous la barre, très court.', examples: ['janv.'] }),
    valeur: z
      .number()
      .min(0)
      .meta({ title: 'Valeur', description: 'La hauteur de la barre.', examples: [128] }),
  })
  .meta({ title: 'Barre' });

const request = z
  .strictObject({
    objet: text.meta({ title: 'Objet', description: 'Ce qui est demandé.', examples: ['Congés du 14 au 18 avril'] }),
    detail: text.meta({ title: 'Détail', description: 'Qui le demande, et quand.', examples: ['Atelier, lundi'] }),
  })
  .meta({ title: 'Demande' });

/** A kind of section is chosen by its name. */
function type<const Name extends string>(name: Name) {
  return z
    .literal(name)
    .meta({ title: 'Type de section', description: 'Il décide de ce que montre la section.', examples: [name] });
}

function elements<Element extends z.ZodType>(element: Element) {
  return z.array(element).min(1).meta({ title: 'Éléments', description: 'Un au moins, dans l’ordre de la page.' });
}

/** The sections a service page is made of, in the order the writer puts them. */
const section = z.discriminatedUnion('type', [
  z
    .strictObject({ type: type('avantages'), ...heading, elements: elements(benefit), mesures: measuresLink })
    .meta({ title: 'Avantages', description: 'Ce que le client y gagne.' }),
  z
    .strictObject({
      type: type('methode'),
      ...heading,
      elements: elements(step),
    })
    .meta({ title: 'Méthode', description: 'Des étapes numérotées.' }),
  z
    .strictObject({ type: type('plateformes'), ...heading, elements: elements(platform) })
    .meta({ title: 'Plateformes', description: 'Une carte par outil, avec son logo et ses atouts.' }),
  z
    .strictObject({ type: type('familles'), ...heading, elements: elements(family) })
    .meta({ title: 'Familles', description: 'Une carte par famille de prestations.' }),
  z
    .strictObject({ type: type('logos'), ...heading, elements: elements(logo) })
    .meta({ title: 'Logos', description: 'Une grille de logos.' }),
  z
    .strictObject({
      type: type('tableau'),
      ...heading,
      chiffres: z
        .array(figure)
        .min(1)
        .max(4)
        .meta({ title: 'Chiffres', description: 'En tête du tableau de bord. Ce sont des exemples : la page le dit.' }),
      legende: text.meta({
        title: 'Légende',
        description: 'Ce que comptent les barres, avec leur unité.',
        examples: ['Commandes livrées par mois'],
      }),
      elements: elements(bar),
    })
    .meta({ title: 'Tableau de bord', description: 'Un tableau de bord dessiné, avec des données d’exemple.' }),
  z.strictObject({ type: type('application'), ...heading, elements: elements(request) }).meta({
    title: 'Application',
    description: 'Une petite application qui marche : des demandes d’exemple, à valider et à filtrer.',
  }),
  z.strictObject({ type: type('maquette'), ...heading }).meta({
    title: 'Maquette',
    description: 'Un exemple de design, dessiné : un écran avant et après, une identité, un composant et ses états.',
  }),
  z.strictObject({ type: type('fiches'), ...heading, elements: elements(recordColumn) }).meta({
    title: 'Fiches',
    description:
      'Des colonnes de fiches d’exemple, qui s’ouvrent : le journal d’un automatisme, un message et sa réponse, des affaires par étape.',
  }),
]);
export type ServiceSection = z.output<typeof section>;

const question = z
  .strictObject({
    question: text.meta({
      title: 'Question',
      description: 'Telle qu’un client la pose.',
      examples: ['Que devons-nous préparer ?'],
    }),
    reponse: text.meta({
      title: 'Réponse',
      description: 'Deux à quatre phrases, sans détour.',
      examples: ['Les exports de vos trois derniers mois et une personne qui connaît les cas particuliers.'],
      multiline: true,
    }),
    liens: links,
    chiffres: text.optional().meta({
      title: 'Chiffres',
      description: 'Ceux qui complètent la réponse, quand l’agence les donne : une fourchette de prix, par exemple.',
      examples: ['De 1 500 € à 4 000 € pour un premier processus.'],
      multiline: true,
    }),
  })
  .meta({ title: 'Question' });

const card = z.strictObject({
  titre: text.meta({
    title: 'Titre',
    description: 'Le nom court du service, sur sa carte et dans le fil d’Ariane.',
    examples: ['Design'],
  }),
  description: text.meta({ title: 'Description', description: 'Une phrase sur la carte.', multiline: true }),
  outils: tools,
});

export const schema = z
  .strictObject({
    ordre: rank,
    ...optionalPage,
    accroche: lead,
    badges: z
      .array(text.meta({ title: 'Étiquette', description: 'Un ou deux mots.', examples: ['Prototypage'] }))
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
    sections: z
      .array(section)
      .min(1)
      .meta({ title: 'Sections', description: 'Les parties de la page, dans cet ordre. Chacune a son type.' }),
    questions: z
      .array(question)
      .min(1)
      .optional()
      .meta({
        title: 'Questions',
        description:
          'Cinq ou six questions que posent les clients : le délai, ce qu’ils doivent apporter, ce qui fait le prix, qui possède quoi, ce qui se passe en cas de panne.',
        examples: [[{ question: 'Que devons-nous préparer ?', reponse: 'Les exports de vos trois derniers mois.' }]],
      }),
    fin: closing,
  })
  .meta({
    title: 'Service',
    plural: 'Services',
    description:
      'La page d’un service : ce qu’il apporte, la méthode, les outils. Elle est faite de sections à choisir et à ranger.',
  });
export type Service = z.output<typeof schema>;
