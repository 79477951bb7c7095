import { usePage } from '../ui/page-context.ts';
import * as css from './Wordmark.module.css';

/** The agency's own logo, or the brand's name with the site's mark, a star and the orbit around it. */
export function Wordmark({ name, isSmall = false }: { name: string; isSmall?: boolean }) {
  const { logo } = usePage();
  if (logo)
    return (
      <>
        <img data-logo={logo.night ? 'day' : ''} {...sizeOf(logo.day)} alt={name} />
        {logo.night && <img data-logo="night" {...sizeOf(logo.night)} alt={name} />}
      </>
    );
  return (
    <span className={isSmall ? css.small : css.wordmark}>
      <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true">
        <ellipse className={css.orbit} cx="16" cy="16" rx="14" ry="6.5" transform="rotate(-32 16 16)" />
        <circle className={css.star} cx="16" cy="16" r="4.5" />
        <circle className={css.moon} cx="27" cy="8.2" r="2" />
      </svg>
      {name}
    </span>
  );
}

/** The drawing's own, for its ratio alone: `LOGO_RULES` say how high it stands. */
function sizeOf({ src, width, height }: { src: string; width: number; height: number }) {
  return { src, width, height };
}
