import type { Unpublished } from '../../../build/contract/entry.ts';
import { workshopApp as words } from '../../words/app.fr.ts';

/** What is to be said of a file beside its title. */
export interface Badge {
  text: string;
  tone: 'success' | 'quiet' | 'warning' | 'error';
}

/** Whether a file's page is part of the site, at once or from a day on. */
export function releaseBadge(unpublished: Unpublished | undefined): Badge {
  if (!unpublished) return { text: words.state.released, tone: 'success' };
  return unpublished.why === 'draft'
    ? { text: words.state.draft, tone: 'quiet' }
    : { text: words.state.scheduled(unpublished.from), tone: 'quiet' };
}

interface Counted {
  errors: number;
  warnings: number;
}

/** What there is to mend. */
export function faultsOf({ errors, warnings }: Counted): Badge[] {
  return [
    ...(errors > 0 ? [{ text: words.state.errors(errors), tone: 'error' as const }] : []),
    ...(warnings > 0 ? [{ text: words.state.warnings(warnings), tone: 'warning' as const }] : []),
  ];
}

/** What is written here and not in the file yet. */
export const UNSAVED: Badge = { text: words.state.unsaved, tone: 'warning' };
