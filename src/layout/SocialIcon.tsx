import type { Settings } from '../pages/settings/schema.ts';
import * as css from './SocialIcon.module.css';

/** Few strokes each: the whole marks would weigh more than the rest of the footer. */
const STROKES: Readonly<Record<Settings['reseaux'][number]['nom'], string>> = {
  LinkedIn: 'M5 10v9M5 5.2v.1M10 19v-9M10 14c0-6 9-6 9 0v5',
  X: 'M5 5l14 14M19 5L5 19',
  Instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7M16.6 7.4v.1',
  Facebook: 'M16 4h-2a3.5 3.5 0 0 0-3.5 3.5V20M7 12h8',
};

export function SocialIcon({ name }: { name: Settings['reseaux'][number]['nom'] }) {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={STROKES[name]} />
    </svg>
  );
}
