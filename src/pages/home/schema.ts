import { z } from 'zod';
import { actions, closing, links } from '../actions.ts';
import { figure, intro, lead, measuresLink, page, passage, sectionTitle, text } from '../fields.ts';
import { link, slug } from '../formats.ts';

const heading = z.strictObject({ titre: sectionTitle, intro });

const tool = text
  .max(20)
  .meta({ title: 'Outil', description: '20 caractères au plus.', examples: ['Tableaux de bord'] });

const orbits = z.strictObject({
  description: text.meta({
    title: 'Description du dessin',
    description: 'Ce que montre le dessin, pour ceux qui ne le voient pas.',
    multiline: true,
  }),
  outils: z
    .array(tool)
    .min(1)
    .max(8)
    .meta({ title: 'Sur les orbites', description: 'D’un à huit noms d’outils, autour du centre.' }),
});

const part = (title: string, example: string) =>
  text.max(60).meta({ title, description: 'Ce morceau de la phrase.', examples: [example] });
const number = (title: string, most: number) =>
  z
    .number()
    .int()
    .min(1)
    .max(most)
    .meta({ title, description: `L’exemple de départ : de 1 à ${most}.` });

const workload = z
  .strictObject({
    debut: part('Début', 'Chaque semaine, nous recopions'),
    nombre: number('Fois par semaine', 999),
    objets: z
      .array(text.max(30).meta({ title: 'Objet', description: 'Au pluriel.', examples: ['commandes'] }))
      .min(1)
      .max(8)
      .meta({
        title: 'Ce qui est recopié',
        description: 'Les choix du visiteur, tous du même genre. Le premier sert d’exemple.',
      }),
    de: part('Avant l’outil de départ', 'de'),
    depart: tool.meta({ title: 'Outil de départ', description: 'Celui de l’exemple, écrit comme sur le dessin.' }),
    vers: part('Avant l’outil d’arrivée', 'vers'),
    arrivee: tool.meta({ title: 'Outil d’arrivée', description: 'Celui de l’exemple, écrit comme sur le dessin.' }),
    minutes: number('Minutes à chaque fois', 90),
    fin: part('Fin', 'min chacune.'),
    note: text.meta({
      title: 'Note',
      description: 'À la suite du calcul : ce que compte ce chiffre, qui ne promet rien.',
      examples: ['C’est ce que ce travail prend aujourd’hui.'],
    }),
    mesures: link.meta({
      title: 'Comment c’est compté',
      description: 'La page, ou sa partie, qui explique le calcul.',
    }),
  })
  .meta({
    title: 'Votre trajet',
    description: 'La phrase que le visiteur remplit, et dont le centre du dessin montre le résultat en heures par an.',
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
    surtitre: text.max(60).meta({
      title: 'Au-dessus du titre',
      description: 'Une petite ligne : ce que fait l’agence, pour qui et où.',
      examples: ['Automatisation et IA pour PME, Montpellier'],
    }),
    accroche: lead,
    trajet: workload,
    actions,
    chiffres: z
      .array(figure)
      .min(1)
      .max(8)
      .meta({ title: 'Chiffres', description: 'D’un à huit chiffres, sous l’accroche.' }),
    mesures: measuresLink,
    orbites: orbits.meta({ title: 'Orbites', description: 'Le dessin à côté du titre.' }),
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
