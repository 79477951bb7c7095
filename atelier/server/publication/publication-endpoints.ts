import { accessSync, constants } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { z } from 'zod';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { Refused } from '../../../build/editing/refused.ts';
import { isErrno } from '../../../build/editing/system.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { endpoint, nothing } from '../api-exchange.ts';
import { changesBetween } from './changes.ts';
import { openGit, upstreamBranch } from './git/git.ts';
import { type BothTexts, type Change, type Changes, publishRequest } from './publication-api.ts';
import type { Publisher } from './publisher.ts';
import { compareWithPublished, explainWay, writeWay } from './ways.ts';

const short = z.string().max(1000);
const way = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('git'), remote: short, branch: short }),
  z.strictObject({ by: z.literal('sftp'), host: short, port: z.int(), user: short, folder: short }),
  z.strictObject({ by: z.literal('folder'), folder: short }),
]);
const change = z.strictObject({ path: short, from: short.exactOptional() });

/** Requests to compare with what is published, and to publish. What begins something answers with the state of publishing. */
export function publicationEndpoints(publisher: Publisher) {
  return {
    'publication/state': endpoint(nothing, () => publisher.state()),
    'publication/changes': endpoint(nothing, (host) => changesOf(host, publisher)),
    'publication/texts': endpoint(change, (host, asked) => textsOf(host, publisher, asked)),
    /** Tries a way as far as this computer can, and writes it into the settings. */
    'publication/way': endpoint(way, async (host, wanted) => {
      writeWay(host, await tryWay(host, wanted));
      return publisher.state();
    }),
    /** Begins a build for visitors, which publishes nothing. */
    'publication/check': endpoint(nothing, () => {
      publisher.check();
      return publisher.state();
    }),
    'publication/publish': endpoint(
      publishRequest,
      (_, request) => {
        publisher.publish(request);
        return publisher.state();
      },
      'long',
    ),
  };
}

async function changesOf(host: WorkshopHost, { way }: Publisher): Promise<Changes> {
  const { published, present } = await comparison(host, way);
  if (!published) return { known: false, changes: [] };
  return { known: true, changes: changesBetween(host, published, present) };
}

/** The two texts of a file; `from` names it as it was published, where it had another name. */
async function textsOf(
  host: WorkshopHost,
  { way }: Publisher,
  { path, from = path }: Pick<Change, 'path' | 'from'>,
): Promise<BothTexts> {
  const { published, present } = await comparison(host, way);
  return { published: published?.texts.get(from) ?? '', present: present.texts.get(path) ?? '' };
}

async function comparison(host: WorkshopHost, way: Publisher['way']) {
  try {
    return await compareWithPublished(host.site, way);
  } catch (error) {
    const message = explainWay(error);
    throw message === undefined ? error : new Refused(502, { message: words.changes.failed(message), hint: '' });
  }
}

/**
 * A way of publishing as it is noted, once this computer has nothing against it: a folder by its absolute path, one that may be written into and
 * holds nothing but a site's former publication. Rejects with `Refused`.
 */
async function tryWay(host: WorkshopHost, way: PublicationWay): Promise<PublicationWay> {
  if (way.by === 'git' && !(await upstreamBranch(openGit(host.site.root)))) throw refusal(words.git.noRepository);
  if (way.by !== 'folder') return way;
  // Only the site's own folder is one that a path can be told from.
  const folder = resolve(host.site.root, way.folder);
  const why = host.whyNotPublishTo(folder);
  if (why !== undefined) throw refusal(why);
  if (!isWritable(folder)) throw refusal(words.way.closed(folder));
  return { ...way, folder };
}

/** Tells whether a folder, or the nearest above it that is there, may be written into. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder + sep, constants.W_OK);
    return true;
  } catch (error) {
    return isErrno(error, 'ENOENT') && dirname(folder) !== folder && isWritable(dirname(folder));
  }
}

function refusal(message: string): Refused {
  return new Refused(422, { message, hint: '' });
}
