import { workshopApp as words } from '../words/app.fr.ts';
import { Refused, Unreachable } from './call-api.ts';

/** Why something did not work, in words for writers. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refused) return [error.message, error.hint].filter(Boolean).join(' ');
  if (error instanceof Unreachable) return words.unanswered;
  return error instanceof Error ? error.message : String(error);
}
