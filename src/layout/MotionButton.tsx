import { useModule } from '../ui/page-context.ts';
import * as css from './MotionButton.module.css';

/** Stops all that moves by itself, and starts it again (WCAG 2.2, success criterion 2.2.2). It works by script, which shows and names it. */
export function MotionButton() {
  useModule('motion');
  return (
    <span className={css.room}>
      <button type="button" data-motion hidden />
    </span>
  );
}
