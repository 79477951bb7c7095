import { z } from 'zod';
import { closing } from '../actions.ts';
import { disabledRules, figure, measuresLink, optionalPage, rank, text, tools } from '../fields.ts';
import { icon } from '../icons.ts';

const card = z.strictObject({
  texte: text.meta({ title: 'Texte', description: 'Quelques phrases au-dessus de la liste.', multiline: true }),
  points: z
    .array(text.meta({ title: 'Point', description: 'Une ligne de la liste.' }))
    .min(1)
    .meta({ title: 'Points', description: 'La liste à coches, une ligne par point.' }),
});

export const schema = z
  .strictObject({
    ordre: rank,
    secteur: text.meta({
      title: 'Secteur',
      description: 'Le métier du client, au-dessus du titre et sur la carte.',
      examples: ['Auto-école'],
    }),
    icone: icon,
    ...optionalPage,
    silences: disabledRules,
    introduction: text.meta({
      title: 'Introduction',
      description: 'Les quelques phrases sous le titre de la page.',
      multiline: true,
    }),
    probleme: text.meta({
      title: 'Le problème',
      description: 'Sur la carte de la page des cas d’usage : une ou deux phrases.',
      multiline: true,
    }),
    solution: text.meta({
      title: 'La solution',
      description: 'Sur la même carte, à la suite : une ou deux phrases.',
      multiline: true,
    }),
    defi: card.meta({ title: 'Le défi', description: 'Le premier des deux chapitres de la page.' }),
    reponse: card.meta({ title: 'Notre solution', description: 'Le second des deux chapitres de la page.' }),
    /** Time, efficiency, satisfaction. */
    resultats: z
      .array(figure)
      .min(1)
      .max(8)
      .meta({
        title: 'Résultats',
        description:
          'D’un à huit chiffres, par exemple le temps, l’efficacité, la satisfaction. Le premier est repris sur les cartes.',
        examples: [
          [
            { valeur: '90 %', libelle: 'des tâches administratives automatisées' },
            { valeur: '−50 %', libelle: 'd’absences aux leçons' },
            { valeur: '95 %', libelle: 'de satisfaction' },
          ],
        ],
      }),
    date: z.iso
      .date()
      .optional()
      .meta({
        title: 'Date de parution',
        description: 'Le jour où la page paraît. Un jour à venir : elle attend ce jour-là pour être publiée.',
        examples: ['2025-09-02'],
      }),
    modifie: z.iso
      .date()
      .optional()
      .meta({
        title: 'Modifié le',
        description: 'Le jour du dernier changement qui compte pour les lecteurs.',
        examples: ['2025-10-14'],
      }),
    mesures: measuresLink,
    outils: tools,
    fin: closing,
  })
  .meta({
    title: 'Cas d’usage',
    plural: 'Cas d’usage',
    description: 'Un projet mené chez un client : le point de départ, la solution, les résultats et les outils.',
  });
export type CaseStudy = z.output<typeof schema>;
