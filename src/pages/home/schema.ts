import { z } from 'zod';
import { actions, closing, links } from '../actions.ts';
import { figure, intro, lead, measured, page, passage, sectionTitle, step, text } from '../fields.ts';
import { slug } from '../formats.ts';

const heading = z.strictObject({ titre: sectionTitle, intro });

const sentence = text.max(120).meta({
  title: 'Phrase',
  description: 'Ce qui s’y passe, en une phrase de 120 caractères au plus.',
  examples: ['La fiche du client s’ouvre, et la demande y est notée.'],
});

const journey = z
  .strictObject({
    depart: text.meta({
      title: 'Départ',
      description: 'L’outil que le visiteur choisit, écrit comme sur le dessin.',
      examples: ['E-mails'],
    }),
    raccourci: text
      .max(28)
      .optional()
      .meta({
        title: 'Raccourci',
        description:
          'Ce cas en quelques mots du métier, sur un bouton sous le dessin. Trois trajets en ont un ; le premier se joue à l’arrivée.',
        examples: ['Une facture impayée'],
      }),
    texte: sentence,
    etapes: z
      .array(
        z
          .strictObject({
            lieu: text.meta({
              title: 'Lieu',
              description: 'L’outil où passe la donnée, ou le centre, écrit comme sur le dessin.',
              examples: ['CRM'],
            }),
            texte: sentence,
          })
          .meta({ title: 'Étape' }),
      )
      .min(1)
      .max(6)
      .meta({ title: 'Étapes', description: 'Six au plus, dans l’ordre du trajet.' }),
  })
  .meta({ title: 'Trajet' });

const orbits = z.strictObject({
  description: text.meta({
    title: 'Description du dessin',
    description: 'Ce que montre le dessin, pour ceux qui ne le voient pas.',
    multiline: true,
  }),
  noyau: text.meta({ title: 'Au centre', description: 'Le nom écrit au centre.', examples: ['Votre système'] }),
  outils: z
    .array(text.max(20).meta({ title: 'Outil', description: '20 caractères au plus.', examples: ['Tableaux de bord'] }))
    .min(1)
    .max(8)
    .meta({ title: 'Sur les orbites', description: 'D’un à huit noms d’outils, autour du centre.' }),
  trajets: z.array(journey).min(1).optional().meta({
    title: 'Trajets',
    description:
      'Ce que le dessin raconte à qui choisit un outil : le chemin d’une donnée, une phrase par étape. Un trajet par outil de départ ; un outil sans trajet ne se choisit pas.',
  }),
});

const exhibit = z
  .strictObject({
    service: slug.meta({
      title: 'Service',
      description: 'Le nom de son fichier, sans « .md ». Ce que sa page montre au travail vient ici, à côté du texte.',
      examples: ['integration-ia'],
      reference: 'service',
    }),
    ...passage,
  })
  .meta({ title: 'Pièce' });

export const schema = z
  .strictObject({
    ...page,
    accroche: lead,
    actions,
    chiffres: z
      .array(figure)
      .min(1)
      .max(8)
      .meta({ title: 'Chiffres', description: 'D’un à huit chiffres, sous l’accroche.' }),
    mesures: measured,
    orbites: orbits.meta({ title: 'Orbites', description: 'Le dessin animé à côté du titre.' }),
    services: heading
      .extend({
        vitrine: z.array(exhibit).max(4).default([]).meta({
          title: 'Vitrine',
          description:
            'Les services que la page montre au travail, quatre au plus, dans cet ordre. Les autres suivent en liens.',
        }),
        liens: links,
      })
      .meta({ title: 'Services', description: 'La partie qui montre ce que font les services.' }),
    casUsage: heading.meta({ title: 'Cas d’usage', description: 'La partie qui montre les cas d’usage.' }),
    demarche: z
      .strictObject({
        titre: sectionTitle,
        elements: z
          .array(step)
          .min(2)
          .meta({ title: 'Étapes', description: 'Deux au moins, numérotées dans cet ordre.' }),
      })
      .meta({ title: 'Démarche', description: 'Le déroulement d’un projet, étape par étape.' }),
    articles: heading.meta({ title: 'Articles', description: 'La partie qui montre les derniers articles.' }),
    fin: closing,
  })
  .meta({
    title: 'Page d’accueil',
    plural: 'Page d’accueil',
    description:
      'La première page du site. Les services, les cas d’usage et les articles y viennent de leurs propres fichiers.',
  });
export type Home = z.output<typeof schema>;
