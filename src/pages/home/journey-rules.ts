import type { KeyPath, RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Home } from './schema.ts';

/** Journeys begin at different tools, and lead to places that the drawing has. */
export function journeysFollowTheDrawing({ data: { orbites } }: { data: Pick<Home, 'orbites'> }): RuleDiagnostic[] {
  const { outils, noyau, trajets = [] } = orbites;
  const starts = trajets.map(({ depart }) => depart);
  return trajets.flatMap(({ depart, etapes }, nth) => {
    const at: KeyPath = ['orbites', 'trajets', nth];
    return [
      ...(starts.indexOf(depart) < nth ? [secondStart(depart, [...at, 'depart'])] : []),
      ...(outils.includes(depart) ? [] : [unknownPlace(depart, outils, [...at, 'depart'])]),
      ...etapes.flatMap(({ lieu }, step) =>
        [...outils, noyau].includes(lieu)
          ? []
          : [unknownPlace(lieu, [...outils, noyau], [...at, 'etapes', step, 'lieu'])],
      ),
    ];
  });
}

function unknownPlace(name: string, places: readonly string[], at: KeyPath): RuleDiagnostic {
  return {
    severity: 'error',
    at,
    rule: 'trajet-lieu-inconnu',
    message: `« ${name} » n'est pas sur le dessin : rien ne pourrait y aller.`,
    hint: `Écrivez l'un de ces noms, comme dans « orbites » : ${places.join(', ')}.`,
  };
}

function secondStart(name: string, at: KeyPath): RuleDiagnostic {
  return {
    severity: 'error',
    at,
    rule: 'trajet-en-double',
    message: `Un autre trajet part déjà de « ${name} » : celui-ci ne serait jamais raconté.`,
    hint: 'Choisissez un autre outil de départ, ou réunissez les deux trajets.',
  };
}
