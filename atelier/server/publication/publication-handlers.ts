import { resolve } from 'node:path';
import { z } from 'zod';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { Refused } from '../../../build/editing/refused.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { type Handlers, jsonBody, jsonResponse } from '../api-exchange.ts';
import { changesBetween } from './changes.ts';
import { dailyBuild, writeDailyBuild } from './daily/daily-build.ts';
import { assertWritable, listFolders } from './folders.ts';
import { openGit, upstreamBranch } from './git/git.ts';
import { type BothTexts, type Changes, publicationApi } from './publication-api.ts';
import type { Publisher } from './publisher.ts';
import { compareWithPublished, explainWay, writeWay } from './ways.ts';

const short = z.string().max(1000);
const way = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('git'), remote: short, branch: short }),
  z.strictObject({ by: z.literal('sftp'), host: short, port: z.int(), user: short, folder: short }),
  z.strictObject({ by: z.literal('folder'), folder: short }),
]);
const request = z.strictObject({
  revert: z.boolean().exactOptional(),
  paths: z.array(short).exactOptional(),
  again: z.boolean().exactOptional(),
  message: z.string().max(10_000).exactOptional(),
  writer: z.strictObject({ name: short.min(1), email: short.min(1) }).exactOptional(),
  settled: z.array(z.strictObject({ path: short, version: short })).exactOptional(),
  password: short.exactOptional(),
  trust: short.exactOptional(),
  setAside: z.boolean().exactOptional(),
});

/** In bytes: the paths of some thousand files. */
const LIMIT = 200_000;

export function publicationHandlers(host: WorkshopHost, publisher: Publisher): Handlers {
  const state = async () => jsonResponse(await publisher.state());
  return {
    [publicationApi.state]: { GET: state },
    [publicationApi.changes]: { GET: async () => jsonResponse(await changesOf(host, publisher)) },
    [publicationApi.texts]: { GET: async ({ query }) => jsonResponse(await textsOf(host, publisher, query)) },
    [publicationApi.folders]: { GET: async ({ query }) => jsonResponse(listFolders(query.get('at') ?? '')) },
    [publicationApi.way]: {
      PUT: async ({ request }) => {
        writeWay(host, await tryWay(host, await jsonBody(request, way, { limit: LIMIT })));
        return state();
      },
    },
    [publicationApi.daily]: {
      GET: async () => jsonResponse(await dailyBuild(host.site, publisher.way)),
      POST: async () => jsonResponse(await writeDailyBuild(host.site, publisher.way)),
    },
    [publicationApi.check]: {
      POST: () => {
        publisher.check();
        return state();
      },
    },
    [publicationApi.publish]: {
      POST: async ({ request: question }) => {
        publisher.publish(await jsonBody(question, request, { limit: LIMIT }));
        return state();
      },
    },
  };
}

async function changesOf(host: WorkshopHost, { way }: Publisher): Promise<Changes> {
  const { published, present } = await comparison(host, way);
  if (!published) return { known: false, changes: [] };
  return { known: true, changes: changesBetween(host, published, present) };
}

/** The two texts of a file; `from` names it as it was published, where it had another name. */
async function textsOf(host: WorkshopHost, { way }: Publisher, query: URLSearchParams): Promise<BothTexts> {
  const path = query.get('path') ?? '';
  const { published, present } = await comparison(host, way);
  return {
    published: published?.texts.get(query.get('from') ?? path) ?? '',
    present: present.texts.get(path) ?? '',
  };
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
  assertWritable(folder);
  return { ...way, folder };
}

function refusal(message: string): Refused {
  return new Refused(422, { message, hint: '' });
}
