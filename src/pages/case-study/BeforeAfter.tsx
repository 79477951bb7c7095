import { useModule } from '../../ui/page-context.ts';
import * as css from './BeforeAfter.module.css';
import type { Comparison, Way } from './before-after.ts';

/**
 * Shows two ways of working along one axis, with a seam between them: what it has passed is lit as it is after the project, the rest as before.
 * Without script, and on a phone, both are lit.
 */
export function BeforeAfter({ before, after }: Comparison) {
  useModule('seam');
  return (
    <figure className={css.comparison} aria-label="Le travail avant et après le projet">
      <Lane className={css.before} {...before} />
      <Lane className={css.after} {...after} />
      <input
        className={css.seam}
        type="range"
        min="0"
        max="100"
        defaultValue="49"
        aria-label="D’avant à après"
        autoComplete="off"
        data-seam
      />
    </figure>
  );
}

function Lane({ className, title, steps }: Way & { className: string | undefined }) {
  return (
    <div className={className}>
      <p className={css.title} dangerouslySetInnerHTML={{ __html: title }} />
      <div dangerouslySetInnerHTML={{ __html: steps }} />
    </div>
  );
}
