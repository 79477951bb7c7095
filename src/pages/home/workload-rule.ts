import type { RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Home } from './schema.ts';

/** The sentence's example goes between tools that the drawing has. */
export function workloadIsOnTheDrawing({ data }: { data: Pick<Home, 'orbites' | 'trajet'> }): RuleDiagnostic[] {
  const { outils } = data.orbites;
  return (['depart', 'arrivee'] as const)
    .filter((end) => !outils.includes(data.trajet[end]))
    .map((end) => ({
      severity: 'error',
      at: ['trajet', end],
      rule: 'trajet-lieu-inconnu',
      message: `« ${data.trajet[end]} » n'est pas sur le dessin : la phrase ne pourrait pas le montrer.`,
      hint: `Écrivez l'un de ces noms, comme dans « orbites » : ${outils.join(', ')}.`,
    }));
}
