import { z } from 'zod';
import { actions, closing, links } from '../actions.ts';
import { figure, intro, lead, measured, page, sectionTitle, step, text } from '../fields.ts';

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
    .length(8)
    .meta({ title: 'Sur les orbites', description: 'Huit noms d’outils, autour du centre.' }),
  trajets: z.array(journey).min(1).optional().meta({
    title: 'Trajets',
    description:
      'Ce que le dessin raconte à qui choisit un outil : le chemin d’une donnée, une phrase par étape. Un trajet par outil de départ ; un outil sans trajet ne se choisit pas.',
  }),
});

export const schema = z
  .strictObject({
    ...page,
    accroche: lead,
    actions,
    chiffres: z.array(figure).length(3).meta({ title: 'Chiffres', description: 'Trois chiffres sous l’accroche.' }),
    mesures: measured,
    orbites: orbits.meta({ title: 'Orbites', description: 'Le dessin animé à côté du titre.' }),
    services: heading
      .extend({ liens: links })
      .meta({ title: 'Services', description: 'La partie qui montre les cartes des services.' }),
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
      'La première page du site. Les cartes de services, de cas d’usage et d’articles y viennent de leurs propres fichiers.',
  });
export type Home = z.output<typeof schema>;
