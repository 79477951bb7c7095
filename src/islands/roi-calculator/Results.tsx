import { written } from './inputs.ts';
import * as css from './RoiCalculator.module.css';
import type { Returns } from './roi.ts';

/** The three figures, announced when they change. Without usable entries they wait. */
export function Results({ returns }: { returns: Returns | undefined }) {
  return (
    <dl className={css.results} aria-live="polite">
      <Figure name="ROI de la première année" value={returns && `${written(Math.round(returns.roi))} %`} />
      <Figure name="Délai de retour" value={returns && months(returns.payback)} />
      <Figure
        name="VAN, à la centaine d’euros"
        value={returns && `${written(Math.round(returns.presentValue / 100) * 100)} €`}
      />
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div className={css.figure}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{value ?? '–'}</dd>
    </div>
  );
}

function months(number: number): string {
  return Number.isFinite(number) ? `${written(Math.round(number * 10) / 10)} mois` : 'jamais';
}
