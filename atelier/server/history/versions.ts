import { isUtf8 } from 'node:buffer';
import { contentPlace } from '../../../build/contract/editing/content-place.ts';
import { BOM, withLineFeeds } from '../../../build/contract/editing/front-matter/line-endings.ts';
import { Refused, reached } from '../../../build/contract/editing/refused.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { workshopHistory as words } from '../../words/history.fr.ts';
import { committedText, committedVersions } from './committed-versions.ts';
import type { TextVersion, VersionText } from './history-api.ts';
import { savedText, savedVersions } from './saved-versions.ts';

/** All versions of a content file: those of the repository and those that were saved on this machine, the newest first. Throws `Refused`. */
export async function versionsOf(host: ContentHost, wanted: string): Promise<TextVersion[]> {
  const { path } = contentPlace(host, wanted);
  const { root } = host.site;
  const committed = (await committedVersions(root, path)).map(({ id, at, commit }) => ({
    id,
    at,
    ...(commit && { commit }),
  }));
  const saved = reached(path, () => savedVersions(host.site, path)).map(({ id, at }) => ({ id, at: at.toISOString() }));
  return [...committed, ...saved].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** The text of one. Throws `Refused` where it cannot be had any more. */
export async function versionText(host: ContentHost, wanted: string, id: string): Promise<VersionText> {
  const { path } = contentPlace(host, wanted);
  const bytes = await bytesOf(host, path, id);
  if (!bytes || !isUtf8(bytes)) throw new Refused(404, words.noVersion);
  return { text: withLineFeeds(bytes.toString().replace(BOM, '')) };
}

/** Only of versions that are listed: what is asked for is no name of a file. */
async function bytesOf({ site, limits }: ContentHost, path: string, id: string): Promise<Buffer | undefined> {
  const saved = reached(path, () => savedVersions(site, path).find((version) => version.id === id));
  if (saved) return reached(path, () => savedText(site, path, saved));
  const committed = (await committedVersions(site.root, path)).find((version) => version.id === id);
  return committed && committedText(site.root, committed, limits.text);
}
