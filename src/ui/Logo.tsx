import { Letters } from './Letters.tsx';
import * as css from './Logo.module.css';
import { LOGOS } from './logos.ts';

/** A tool's mark in the text's colour, or its letters, in a frame. The tool's name stands beside it. */
export function Logo({ name }: { name: string }) {
  const logo = LOGOS[name];
  if (!logo) return <Letters name={name} />;
  return (
    <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true">
      <use href={logo} />
    </svg>
  );
}
