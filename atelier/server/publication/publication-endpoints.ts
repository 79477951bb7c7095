import { z } from 'zod';
import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { Refused } from '../../../build/editing/refused.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { endpoint, noData } from '../api-exchange.ts';
import { changesBetween } from './changes.ts';
import { type BothTexts, type Change, type Changes, publishRequest } from './publication-api.ts';
import type { Publisher } from './publisher.ts';
import { compareWithPublished, explainWay } from './ways.ts';

const short = z.string().max(1000);
const change = z.strictObject({ path: short, from: short.exactOptional() });

/** Requests to compare with what is published, and to publish. */
export function publicationEndpoints(publisher: Publisher) {
  return {
    'publication/state': endpoint(noData, () => publisher.state()),
    'publication/changes': endpoint(noData, (host) => changesOf(host, publisher)),
    'publication/texts': endpoint(change, (host, asked) => textsOf(host, publisher, asked)),
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
  const { published, present } = await compareOrRefuse(host, way);
  if (!published) return { known: false, changes: [] };
  return { known: true, changes: changesBetween(host, published, present) };
}

/** Returns the published and the present text of a file. `from`: its published path, if that differed. */
async function textsOf(
  host: WorkshopHost,
  { way }: Publisher,
  { path, from = path }: Pick<Change, 'path' | 'from'>,
): Promise<BothTexts> {
  const { published, present } = await compareOrRefuse(host, way);
  return { published: published?.texts.get(from) ?? '', present: present.texts.get(path) ?? '' };
}

async function compareOrRefuse(host: WorkshopHost, way: Publisher['way']) {
  try {
    return await compareWithPublished(host.site, way);
  } catch (error) {
    const message = explainWay(error);
    throw message === undefined ? error : new Refused(502, { message: words.changes.failed(message), hint: '' });
  }
}
