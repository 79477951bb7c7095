import { z } from 'zod';
import { closing } from '../actions.ts';
import {
  day,
  disabledRules,
  figure,
  group,
  listOf,
  longText,
  measuresLink,
  optionalPage,
  rank,
  shortText,
  tools,
} from '../fields.ts';
import { icon } from '../icons.ts';

const card = z.strictObject({
  texte: longText('Texte', 'Quelques phrases au-dessus de la liste.'),
  points: listOf(shortText('Point', 'Une ligne de la liste.'), 'Points', 'La liste à coches, une ligne par point.'),
});

export const schema = group(
  'Cas d’usage',
  'Un projet mené chez un client : le point de départ, la solution, les résultats et les outils.',
  {
    ordre: rank,
    secteur: shortText('Secteur', 'Le métier du client, au-dessus du titre et sur la carte.', 'Auto-école'),
    icone: icon,
    ...optionalPage,
    silences: disabledRules,
    introduction: longText('Introduction', 'Les quelques phrases sous le titre de la page.'),
    probleme: longText('Le problème', 'Sur la carte de la page des cas d’usage : une ou deux phrases.'),
    solution: longText('La solution', 'Sur la même carte, à la suite : une ou deux phrases.'),
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
    date: day(
      'Date de parution',
      'Le jour où la page paraît. Un jour à venir : elle attend ce jour-là pour être publiée.',
      '2025-09-02',
    ).optional(),
    modifie: day('Modifié le', 'Le jour du dernier changement qui compte pour les lecteurs.', '2025-10-14').optional(),
    mesures: measuresLink,
    outils: tools,
    fin: closing,
  },
);
export type CaseStudy = z.output<typeof schema>;
