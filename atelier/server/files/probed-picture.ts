import { Refused } from '../../../build/contract/editing/refused.ts';
import type { ProbedPicture, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { workshopFiles as words } from '../../words/files.fr.ts';

/** A picture as it arrives in the content. */
interface ArrivedPicture extends ProbedPicture {
  /** Without what its camera wrote into it: what is in the content may be published, in a repository, too. */
  bytes: Uint8Array;
}

/** What a picture's bytes say of it. Throws `Refused` for what is no picture that a page can show, and says what can be done with it. */
export async function probedPicture(
  { probePicture, withoutMetadata }: WorkshopHost,
  bytes: Uint8Array,
): Promise<ArrivedPicture> {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') throw new Refused(422, words.pdf);
  const found = await probePicture(bytes);
  if ('unfit' in found) throw new Refused(422, found.unfit);
  return { ...found, bytes: await withoutMetadata(bytes) };
}
