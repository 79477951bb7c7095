import * as css from './Letters.module.css';

/**
 * The initials of a tool without a free logo: 'Power BI' → 'PB', 'Softr' → 'So', 'GPT' → 'GPT'. `whole`: true to show the full name, where no text
 * beside it does.
 */
export function Letters({ name, whole = false }: { name: string; whole?: boolean }) {
  if (whole) return <span className={css.whole} data-letters={name} aria-hidden="true" />;
  const words = name.split(/\s+/);
  const initials = words
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);
  const letters = name.length <= 3 ? name : words.length > 1 ? initials : name.slice(0, 2);
  return <span className={css.mark} data-letters={letters} aria-hidden="true" />;
}
