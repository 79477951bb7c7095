import { allOrNothing, type Step } from '../../../build/contract/editing/all-or-nothing.ts';
import { contentPlace } from '../../../build/contract/editing/content-place.ts';
import { editFrontMatter } from '../../../build/contract/editing/front-matter/edit.ts';
import { type KnownFile, knownFiles } from '../../../build/contract/editing/known-files.ts';
import { Refused } from '../../../build/contract/editing/refused.ts';
import { titleOf } from '../../../build/contract/editing/title-field.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';
import { workshopFiles } from '../../words/files.fr.ts';
import { readDiskText } from '../files/read-file.ts';
import { textChange } from '../files/text-change.ts';
import { canSucceed, knownAddresses } from '../links/departure.ts';
import type { BinEntry, Deleted, Deletion } from './bin-api.ts';
import { toBin } from './to-bin.ts';

/**
 * Moves a content file to the bin; its page's addresses lead to the page of `successor` from then on, where one is named.
 * Throws `Refused`, and then every file is as it was.
 */
export function deleteFile(host: ContentHost, { path, version, successor }: Deletion, now = new Date()): Deleted {
  const { site } = host;
  const { file, stats, contentType = '', slug } = contentPlace(host, path);
  if (!stats) throw new Refused(404, workshopFiles.gone(path));
  if (site.contentTypes[contentType]?.single) throw new Refused(422, words.single(path));
  if (readDiskText({ path, file }, host.limits.text).version !== version) throw new Refused(409, words.changed(path));
  const files = knownFiles(host);
  const leaving = files.find((one) => one.path === path);
  const led = leaving && successor !== undefined ? leadTo(host, leaving, files, successor) : undefined;
  const record = {
    sort: 'text' as const,
    path,
    title: titleOf(host, contentType, leaving?.data) ?? slug,
    deletedAt: now.toISOString(),
    ...(led && { led: led.noted }),
  };
  let id = '';
  const moving = toBin(site, { file, version, record }, (entry) => {
    id = entry;
  });
  allOrNothing([...(led ? [led.step] : []), moving]);
  return { id };
}

/** Notes the addresses of a file among the former ones of another. */
function leadTo(
  host: ContentHost,
  leaving: KnownFile,
  files: readonly KnownFile[],
  successor: string,
): { step: Step; noted: NonNullable<BinEntry['led']> } | undefined {
  const other = files.find((one) => one.path === successor && one !== leaving);
  const field = host.site.contentTypes[other?.contentType ?? '']?.formerPaths;
  if (!other || field === undefined || !canSucceed(host, other)) throw new Refused(422, words.noSuccessor(successor));
  const addresses = knownAddresses(host, leaving).filter(
    (address) => ![other.address, ...other.previous].includes(address),
  );
  if (addresses.length === 0) return undefined;
  const text = editFrontMatter(other.text, { at: [field], value: [...other.previous, ...addresses] });
  return { step: textChange(host, { path: successor, text }), noted: { path: successor, addresses } };
}
