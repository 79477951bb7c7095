import { EvenGrid } from './EvenGrid.tsx';
import * as css from './Steps.module.css';

/** A method: numbered steps, 01 and on, along one line. */
export function Steps({ steps }: { steps: readonly { titre: string; texte: string }[] }) {
  return (
    <EvenGrid as="ol" className={css.steps}>
      {steps.map(({ titre, texte }, index) => (
        <li key={titre} className={css.step}>
          <span className={css.number}>{String(index + 1).padStart(2, '0')}</span>
          <h3 className={css.title}>{titre}</h3>
          <p className={css.text}>{texte}</p>
        </li>
      ))}
    </EvenGrid>
  );
}
