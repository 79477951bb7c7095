import { isMedia } from '../../../build/contract/addresses/media-types.ts';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { staticPath } from '../../../build/contract/editing/project-files.ts';
import { PICTURES } from '../../../build/contract/media.ts';
import { pictureUses } from '../pictures/picture-uses.ts';
import type { Snapshot } from './snapshot.ts';

/** Whether a file is a picture or film of the static folder that none of these texts names, by its path: nobody has used it yet. */
export function unusedIn(site: SiteDefinition, texts: Snapshot['texts']): (path: string) => boolean {
  const usesOf = pictureUses([...texts].map(([path, text]) => ({ path, name: path, text })));
  const folder = staticPath(site, `/${PICTURES}/`);
  return (path) =>
    isMedia(path) && path.startsWith(folder) && usesOf(path.slice(staticPath(site, '').length)).length === 0;
}
