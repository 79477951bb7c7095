import { workshopApp as words } from '../../words/app.fr.ts';
import { LabelledInput } from './LabelledField.tsx';

interface SlugFieldProps {
  label: string;
  slug: string;
  onChange(slug: string): void;
}

/** The name of a file without its folder and ending. */
export function SlugField({ label, slug, onChange }: SlugFieldProps) {
  const { slugHint } = words.newFile;
  return (
    <LabelledInput
      {...{ label, hint: slugHint, value: slug, onValue: onChange }}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns the reason why a file cannot have a name; empty when it can. The server decides in the end. */
export function slugProblem(slug: string, taken: readonly string[]): string {
  if (!SLUG.test(slug)) return words.newFile.badSlug;
  return taken.includes(slug) ? words.newFile.taken(slug) : '';
}
