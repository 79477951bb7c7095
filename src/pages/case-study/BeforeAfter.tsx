import { useModule } from '../../ui/page-context.ts';
import * as css from './BeforeAfter.module.css';
import { type Comparison, stopsOf, type Way } from './before-after.ts';

/**
 * Shows two ways of working along one axis, and a seam that moves along it. Behind the seam the drawing shows the work after the project, before it
 * the work of today. The seam stops between steps, so that it cuts no word. Without script, and on a phone, both are shown.
 */
export function BeforeAfter({ before, after }: Comparison) {
  useModule('seam');
  const { last, start } = stopsOf({ before, after });
  return (
    <figure className={css.comparison} aria-label="Le travail avant et après le projet">
      <Lane className={css.before} {...before} />
      <Lane className={css.after} {...after} />
      <input
        className={css.seam}
        type="range"
        min="0"
        max={last}
        defaultValue={start}
        aria-label="D’avant à après"
        autoComplete="off"
        data-seam
      />
    </figure>
  );
}

/** Returns the rules that give both ways steps of the same width, and the seam its first place. */
export function stepRules(comparison: Comparison): string {
  const { last, start } = stopsOf(comparison);
  return `body{--steps:${last};--seam:${start / last}}`;
}

function Lane({ className, title, steps }: Way & { className: string | undefined }) {
  return (
    <div className={className}>
      <p className={css.title} dangerouslySetInnerHTML={{ __html: title }} />
      <div dangerouslySetInnerHTML={{ __html: steps }} />
    </div>
  );
}
