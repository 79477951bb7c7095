import type { Settings } from '../pages/settings/schema.ts';
import { iconAddress } from '../ui/icon-sprite.ts';
import * as css from './SocialIcon.module.css';

export function SocialIcon({ name }: { name: Settings['reseaux'][number]['nom'] }) {
  return (
    <svg className={css.icon} aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  );
}
