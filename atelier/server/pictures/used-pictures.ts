import { staticPath } from '../../../build/contract/editing/project-files.ts';
import { media } from '../../../build/contract/wordings.ts';
import type { Built, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { pictureUses } from './picture-uses.ts';
import type { UsedPicture } from './pictures-api.ts';

/** All pictures of the static folder, with the places that name each. */
export async function usedPictures(host: WorkshopHost): Promise<UsedPicture[]> {
  const usesOf = pictureUses(host.texts());
  const isUnseen = unseenIn(host.built());
  return (await host.pictures()).map((picture) => {
    const name = nameOf(picture.address);
    const uses = usesOf(name);
    return { ...picture, uses, bySite: uses.length === 0 && !isUnseen(staticPath(host.site, name)) };
  });
}

/** The name of a picture in the static folder, of its address: `/images/été.jpg`. Not one of the site for an address that is malformed. */
export function nameOf(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Whether nothing shows a file of the static folder, as far as the last build can tell: one that failed says it of every file. */
export function unseenIn(built: Built | undefined): (path: string) => boolean {
  if (!built || built.diagnostics.some(({ severity }) => severity === 'error')) return () => true;
  const { rule } = media.unseen('');
  const unseen = new Set(built.diagnostics.filter((one) => one.rule === rule).map(({ file }) => file));
  return (path) => unseen.has(path);
}
