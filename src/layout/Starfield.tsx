import * as css from './Starfield.module.css';
import { DOTS } from './starfield.ts';

/** Small stars behind the page. Pure decoration: they need no script, and nobody is told of them. */
export function Starfield() {
  return (
    <div
      className={css.field}
      data-starfield="site"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: '<i></i>'.repeat(DOTS) }}
    />
  );
}
