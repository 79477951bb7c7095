import * as css from './Wordmark.module.css';

/** The brand's name with its mark: a star and the orbit around it. */
export function Wordmark({ name, isSmall = false }: { name: string; isSmall?: boolean }) {
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
