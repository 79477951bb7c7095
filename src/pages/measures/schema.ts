import type { z } from 'zod';
import { nextStep } from '../actions.ts';
import { figure, flag, group, item, lead, listOf, longText, optionalPage, sectionTitle, shortText } from '../fields.ts';
import { slug } from '../formats.ts';

const measure = item('Ligne', {
  ancre: slug.meta({
    title: 'Ancre',
    description: 'Ce que les autres pages écrivent après « # » pour mener ici.',
    examples: ['temps-de-traitement'],
  }),
  titre: sectionTitle,
  chiffres: listOf(figure, 'Chiffres', 'Ceux que cette ligne explique.', [
    { valeur: '95 %', libelle: 'de profils maintenus' },
  ]),
  compte: longText('Ce qui est compté', 'De quoi à quoi, et sur quoi.'),
  limites: longText('Limites', 'Ce que le chiffre ne prouve pas.').optional(),
  /** Visitors see none of these five that is absent or still `[À compléter : …]`. */
  formule: shortText('Formule', 'Comment le chiffre se calcule, en une ligne.').optional(),
  calcul: shortText('Calcul', 'La formule refaite sur des nombres ronds, pris pour l’exemple.').optional(),
  periode: shortText('Période', 'Les mois ou les années comparés.').optional(),
  echantillon: shortText('Échantillon', 'Combien de projets, de tâches ou de personnes.').optional(),
  ecart: shortText('Écart', 'Du plus faible au plus fort des résultats.').optional(),
  exemple: flag(
    'Exemple construit',
    'Un calcul ou un cas inventé pour expliquer : rien n’a été mesuré, aucune case ne reste à remplir.',
  ).optional(),
});
export type Measure = z.output<typeof measure>;

const measureGroup = item('Groupe', {
  ancre: slug.meta({ title: 'Ancre', description: 'Comme pour une ligne.', examples: ['accueil'] }),
  titre: sectionTitle,
  texte: longText('Texte', 'Ce qui vaut pour toutes les lignes.').optional(),
  lignes: listOf(measure, 'Lignes', 'Une par mesure, dans l’ordre de la page.'),
});
export type MeasureGroup = z.output<typeof measureGroup>;

export const schema = group(
  'Registre des mesures',
  'La page qui dit ce que compte chaque chiffre du site, comment il se calcule et sur quoi il porte.',
  {
    ...optionalPage,
    accroche: lead.optional(),
    suite: nextStep,
    registre: listOf(
      measureGroup,
      'Registre',
      'Les chiffres du site, par page où on les lit. Le texte le place par « ::registre ».',
    ),
  },
);
export type Measures = z.output<typeof schema>;
