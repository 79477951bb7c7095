import type { Step } from '../../../build/contract/editing/all-or-nothing.ts';
import { contentPlace } from '../../../build/contract/editing/content-place.ts';
import { asOnDisk } from '../../../build/contract/editing/front-matter/line-endings.ts';
import { explained, Refused, written } from '../../../build/contract/editing/refused.ts';
import { replaceFile } from '../../../build/contract/editing/write-file.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { workshopFiles as words } from '../../words/files.fr.ts';
import { workshopHistory } from '../../words/history.fr.ts';
import { keepVersion } from '../history/saved-versions.ts';
import { readDiskText } from './read-file.ts';
import { holding } from './save.ts';

interface TextChange {
  path: string;
  /** With line feeds alone. */
  text: string;
  /** That the file has to be of; without it, any. */
  version?: string;
}

/** Gives a content file another text; what it held goes into its history first, without which nothing is changed: nobody looks on who could be told. */
export function textChange(host: ContentHost, change: TextChange): Step {
  return {
    path: change.path,
    run: () => {
      const { path, text, version } = change;
      const { file, stats } = contentPlace(host, path);
      const disk = readDiskText({ path, file }, host.limits.text);
      if (!stats) throw new Refused(404, words.gone(path));
      if (version !== undefined && disk.version !== version) throw new Refused(409, words.changed(path));
      explained(path, () => keepVersion(host.site, path, disk.raw, stats.mtime), workshopHistory.notChanged);
      written(path, () => replaceFile(file, asOnDisk(disk, text), stats, holding(disk)));
      return () => replaceFile(file, disk.raw, stats);
    },
  };
}
