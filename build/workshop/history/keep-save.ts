import type { SiteDefinition } from '../../contract/definition.ts';
import { workshopHistory as words } from '../../diagnostics/messages/workshop-history.fr.ts';
import { explainFault } from '../../platform/system-errors.ts';
import { keepVersion, moveVersions } from './saved-versions.ts';

/** Keeps a text among the versions of its file. Where it cannot be kept, a sentence says so: whoever saves goes on saving. */
export function keepSave(
  site: Pick<SiteDefinition, 'root'>,
  { path, text, at }: { path: string; text: string; at?: Date },
): string | undefined {
  try {
    keepVersion(site, path, text, at);
    return undefined;
  } catch (error) {
    return words.notKept(explainFault(error) ?? '');
  }
}

/** The history of a text follows it to another name; where it cannot, the text has no earlier one. */
export function moveHistory(site: Pick<SiteDefinition, 'root'>, from: string, to: string): void {
  try {
    moveVersions(site, from, to);
  } catch (error) {
    if (explainFault(error) === undefined) throw error;
  }
}
