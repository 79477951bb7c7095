import { EvenGrid } from './EvenGrid.tsx';
import * as css from './Figures.module.css';

/** Figures in a row: the value in large type, what it measures below. */
export function Figures({ items }: { items: readonly { valeur: string; libelle: string }[] }) {
  return (
    <EvenGrid as="dl" columns="figures" className={css.row}>
      {items.map(({ valeur, libelle }) => (
        <div key={libelle} className={css.item}>
          <dt className={css.label}>{libelle}</dt>
          <dd className={css.value}>{valeur}</dd>
        </div>
      ))}
    </EvenGrid>
  );
}
