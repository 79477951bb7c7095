import { folded } from '../../../build/contract/folded.ts';
import type { ListedFile } from '../../api.ts';
import type { UsedPicture } from '../../server/pictures/pictures-api.ts';

/** Which pictures are looked at: all, those that nothing shows, or those that some place shows without an alternative text. */
export type PictureState = 'all' | 'unused' | 'undescribed';

export const isUnused = ({ uses, bySite }: UsedPicture): boolean => uses.length === 0 && !bySite;
export const isUndescribed = ({ uses }: UsedPicture): boolean => uses.some(({ alt }) => alt === undefined);

/** Whether a picture is in a state. */
export const isInState: Readonly<Record<PictureState, (picture: UsedPicture) => boolean>> = {
  all: () => true,
  unused: isUnused,
  undescribed: isUndescribed,
};

/** The last part of an address, as people read it. */
export function fileName(address: string): string {
  const name = address.slice(address.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Whether every word that was typed is somewhere in what is known of a picture, accents and capitals aside. */
export function fitting(typed: string, files: readonly ListedFile[]): (picture: UsedPicture) => boolean {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return () => true;
  const titles = new Map(files.map(({ path, title }) => [path, title]));
  return ({ address, uses }) => {
    const words = uses.flatMap(({ path, alt = '', caption = '' }) => [alt, caption, titles.get(path) ?? path]);
    const text = folded([fileName(address), ...words].join(' '));
    return wanted.every((word) => text.includes(word));
  };
}
