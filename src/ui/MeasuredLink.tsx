import * as css from './MeasuredLink.module.css';

/** Leads from figures to what they count; nothing where nobody says it. */
export function MeasuredLink({ href }: { href: string | undefined }) {
  if (href === undefined) return null;
  return (
    <p className={css.measured}>
      <a href={href}>Comment nous mesurons</a>
    </p>
  );
}
