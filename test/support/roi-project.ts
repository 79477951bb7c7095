import { defaultEntries, numbersFrom } from '../../src/islands/calculator/fields.ts';
import { GROUPS } from '../../src/islands/roi-calculator/inputs.ts';
import type { Project } from '../../src/islands/roi-calculator/roi.ts';

/** The project that the ROI calculator starts with, which is that of the article's example, some of its numbers changed. */
export function roiProject(changes: Partial<Project> = {}): Project {
  const fields = GROUPS.flatMap((group) => group.fields);
  const numbers = numbersFrom(fields, defaultEntries(fields));
  if (!numbers) throw new Error('the calculator starts with what it cannot use');
  return { ...numbers, ...changes };
}
