import { readFileSync, rmSync } from 'node:fs';
import { addText } from '../../../build/contract/editing/add-text.ts';
import { allOrNothing } from '../../../build/contract/editing/all-or-nothing.ts';
import { contentPlace } from '../../../build/contract/editing/content-place.ts';
import { explained, written } from '../../../build/contract/editing/refused.ts';
import { hashOf } from '../../../build/contract/system.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { workshopHistory } from '../../words/history.fr.ts';
import { keepVersion, moveVersions } from '../history/saved-versions.ts';
import { readDiskText } from './read-file.ts';
import { removeFile } from './remove-file.ts';
import { textChange } from './text-change.ts';

interface Steps {
  /** The file that is removed, where it still is of this version. */
  removed: { path: string; version: string };
  /** The one that takes its place, with its bytes. */
  added: { path: string; contents: string };
  /** Others that change, with their texts (line feeds alone). */
  changed: readonly { path: string; text: string }[];
}

/** Gives a file another name, under which its history follows it, and changes those that name it, or leaves all as it was. Paths are from the project's root. Throws `Refused`. */
export function transaction(host: ContentHost, { removed, added, changed }: Steps): void {
  const { file: former, stats } = contentPlace(host, removed.path);
  const adding = () => {
    addText(host, added.path, added.contents, stats?.mode);
    return () => rmSync(contentPlace(host, added.path).file, { force: true });
  };
  const follow = () => {
    keepVersion(
      host.site,
      removed.path,
      readDiskText({ ...removed, file: former }, host.limits.text).raw,
      stats?.mtime,
    );
    return moveVersions(host.site, removed.path, added.path);
  };
  const following = () => explained(removed.path, follow, workshopHistory.notChanged);
  const going = () => {
    written(removed.path, () => removeFile(former, (held) => hashOf(readFileSync(held)) === removed.version));
    return () => {};
  };
  allOrNothing([
    { path: added.path, run: adding },
    ...changed.map((one) => textChange(host, one)),
    { path: removed.path, run: following },
    { path: removed.path, run: going },
  ]);
}
