import * as css from './BeforeAfter.module.css';

const CHOICES = { avant: 'Avant', apres: 'Après', tout: 'Les deux' } as const;

/**
 * Shows the two diagrams that follow it, of the work before and after a project, both or one at a time, and the figures of a chart
 * between with them. The stylesheet does it alone.
 */
export function BeforeAfter() {
  return (
    <fieldset className={css.switch}>
      <legend className={css.legend}>Le travail avant et après le projet</legend>
      {Object.entries(CHOICES).map(([value, name]) => (
        <label key={value} className={css.choice}>
          <input type="radio" name="avant-apres" value={value} defaultChecked={value === 'tout'} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
