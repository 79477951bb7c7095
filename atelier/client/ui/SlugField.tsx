import { useId } from 'react';
import { workshopApp as words } from '../../words/app.fr.ts';
import * as css from './Dialog.module.css';

interface SlugFieldProps {
  label: string;
  slug: string;
  onChange(slug: string): void;
}

/** The name of a file without its folder and ending. */
export function SlugField({ label, slug, onChange }: SlugFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={slug}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className={css.hint}>
        {words.newFile.slugHint}
      </p>
    </div>
  );
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns the reason why a file cannot have a name; empty when it can. The server decides in the end. */
export function slugProblem(slug: string, taken: readonly string[]): string {
  if (!SLUG.test(slug)) return words.newFile.badSlug;
  return taken.includes(slug) ? words.newFile.taken(slug) : '';
}
