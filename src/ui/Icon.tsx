import * as css from './Icon.module.css';
import { iconAddress, type SpriteName } from './icon-sprite.ts';

/** A line icon in the text's colour, hidden from assistive technology: the words beside it say the same. */
export function Icon({ name }: { name: SpriteName }) {
  return (
    <svg className={css.icon} aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  );
}
