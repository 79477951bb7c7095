import type { Entry } from '../../../../build/contract/entry.ts';
import type { DisplayedPicture } from '../../../../build/contract/media.ts';
import type { Contact } from '../schema.ts';

/** The picture of what an audit ends with, for the pages that show it. */
export function auditPictureOf({ data, pictures = {} }: Entry<Contact>): DisplayedPicture | undefined {
  const image = data.audit?.image;
  return image && pictures[image.source];
}
