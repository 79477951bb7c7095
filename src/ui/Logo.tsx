import * as css from './Logo.module.css';
import { LOGOS } from './logos.ts';

/** A tool's mark in the text's colour, or its letters where no free logo exists. The tool's name stands beside it, or in `label`. */
export function Logo({ name, label }: { name: string; label?: string }) {
  const logo = LOGOS[name];
  const mark = logo ? (
    <svg className={css.logo} viewBox="0 0 24 24" aria-hidden="true">
      <path d={logo.path} />
    </svg>
  ) : (
    <span className={css.letters} aria-hidden="true">
      {lettersOf(name)}
    </span>
  );
  return label === undefined ? (
    mark
  ) : (
    <span role="img" aria-label={label}>
      {mark}
    </span>
  );
}

/** 'Power BI' → 'PB', 'Softr' → 'So', 'GPT' → 'GPT'. */
function lettersOf(name: string): string {
  if (name.length <= 3) return name;
  const words = name.split(/\s+/);
  return words.length > 1
    ? words
        .map((word) => word[0])
        .join('')
        .slice(0, 2)
    : name.slice(0, 2);
}
