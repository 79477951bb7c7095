import { useModule } from '../ui/page-context.ts';
import * as css from './MotionButton.module.css';

/** Stops all that moves by itself, and starts it again (WCAG 2.2, success criterion 2.2.2). It works by script, which shows it and writes its words. */
export function MotionButton() {
  useModule('motion');
  return <button className={css.button} type="button" data-motion hidden />;
}
