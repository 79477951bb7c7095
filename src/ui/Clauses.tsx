import * as css from './Clauses.module.css';
import { Prose, type ProseProps } from './Prose.tsx';

/** A text to look things up in: on wide screens its titles stand beside what they are of. */
export function Clauses<Slot extends string>({ html, slots }: Pick<ProseProps<Slot>, 'html' | 'slots'>) {
  return <Prose html={html} slots={slots} className={css.clauses} />;
}
