import type { SiteDefinition } from '../../contract/definition.ts';
import { workshopHistory as words } from '../../diagnostics/messages/workshop-history.fr.ts';
import { explainFault } from '../../platform/system-errors.ts';
import { Refused } from '../refused.ts';
import { keepVersion } from './saved-versions.ts';

/** Keeps a text among the versions of its file. Where it cannot be kept, a sentence says so: whoever saves goes on saving. */
export function keepSave(
  site: Pick<SiteDefinition, 'root'>,
  { path, text, at }: { path: string; text: string; at?: Date },
): string | undefined {
  try {
    keepVersion(site, path, text, at);
    return undefined;
  } catch (error) {
    return words.notKept(error instanceof Refused ? error.message : (explainFault(error) ?? ''));
  }
}
