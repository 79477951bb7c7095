import { newText } from '../../contract/editing/new-file.ts';
import type { Refusal } from '../../contract/editing/refused.ts';
import { Refused } from '../../contract/editing/refused.ts';
import { addText } from '../../contract/editing/write-file.ts';
import type { ContentHost } from '../../contract/workshop-host.ts';
import { type Given, wantedFrom } from './wanted.ts';

export interface AddedPage {
  /** Of its file, from the project's root. */
  path: string;
  draft: boolean;
}

/** Why there is no new page: what was asked for cannot be, or the disk did not take it. */
export interface NotAdded {
  refusal: Refusal;
  because: 'request' | 'disk';
}

/** Adds a page as a command line describes it. `ask` is called for what is missing, where there is somebody to ask. */
export async function addPage(
  host: ContentHost,
  given: Given,
  ask?: (question: string) => Promise<string>,
): Promise<AddedPage | NotAdded> {
  try {
    const wanted = await wantedFrom(host, given, ask);
    if ('refusal' in wanted) return { ...wanted, because: 'request' };
    const made = newText(host, wanted);
    if ('refusal' in made) return { ...made, because: 'request' };
    addText(host, made.path, made.text);
    return {
      path: made.path,
      draft: !given.published && host.site.contentTypes[wanted.contentType]?.publication !== undefined,
    };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refusal: error.refusal, because: error.status === 507 ? 'disk' : 'request' };
  }
}
