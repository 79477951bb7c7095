import { folded } from '../../../build/contract/folded.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import type { PageChoice } from '../choices.ts';

export interface ComboOption {
  value: string;
  label: string;
  /** What else there is to know of it. */
  note?: string;
}

/** How many are shown: who looks for one of more types another word. */
const MOST_SHOWN = 50;

/** A page by its title; one that is not published yet is marked. `value`: what is written. */
export function pageOption({ title, unpublished }: PageChoice, value: string): ComboOption {
  const note =
    unpublished &&
    (unpublished.why === 'draft' ? words.unpublished.draft : words.unpublished.scheduled(unpublished.from));
  return { value, label: title, ...(note && { note }) };
}

/** Those that hold all words of a query, whatever their case and accents, in their label or value. */
export function foundBy(options: readonly ComboOption[], query: string): ComboOption[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return options.slice(0, MOST_SHOWN);
  const holds = ({ label, value }: ComboOption) => {
    const text = folded(`${label} ${value}`);
    return wanted.every((word) => text.includes(word));
  };
  return options.filter(holds).slice(0, MOST_SHOWN);
}

/** How a value reads; by itself where no option has it. */
export function lookOf(options: readonly ComboOption[], value: string, otherwise = value): string {
  return options.find((option) => option.value === value)?.label ?? otherwise;
}

/** The value of the option that reads so, or is so written, else the text itself. */
export function writtenAs(options: readonly ComboOption[], text: string): string {
  const typed = folded(text.trim());
  return options.find(({ label, value }) => folded(label) === typed || value === typed)?.value ?? text.trim();
}
