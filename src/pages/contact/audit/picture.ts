import type { Entry } from '../../../../build/contract/entry.ts';
import type { DisplayedPicture } from '../../../../build/contract/media.ts';
import type { Contact } from '../schema.ts';

/** Returns the picture of an audit's report. */
export function auditPictureOf({ data, pictures = {} }: Entry<Contact>): DisplayedPicture | undefined {
  const image = data.audit?.image;
  return image && pictures[image.source];
}
