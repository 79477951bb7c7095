import { workshopApp as words } from '../../words/app.fr.ts';
import type { OpenDocument } from './use-document.ts';

/** What is offered for a text that can be a draft: to release it, or to make it one again. */
export function releaseOf({ contentType, reading }: OpenDocument): string | undefined {
  if (!contentType?.publication || !reading) return undefined;
  return reading.unpublished?.why === 'draft' ? words.file.release : words.file.withdraw;
}
