import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { Refused } from '../../../build/contract/editing/refused.ts';
import { explainFault } from '../../../build/contract/system.ts';
import { workshopHistory as words } from '../../words/history.fr.ts';
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
