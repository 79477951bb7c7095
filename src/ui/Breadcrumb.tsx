import * as css from './Breadcrumb.module.css';

/** Where a page stands: links to the pages above it, then its own name. */
export function Breadcrumb({ trail, here }: { trail: readonly { name: string; href: string }[]; here: string }) {
  return (
    <nav aria-label="Fil d'Ariane">
      <ol className={css.trail}>
        {trail.map(({ name, href }) => (
          <li key={href} className={css.step}>
            <a className={css.link} href={href}>
              {name}
            </a>
          </li>
        ))}
        <li className={css.step} aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  );
}
