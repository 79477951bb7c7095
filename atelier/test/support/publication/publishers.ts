import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import type { WorkshopHost } from '../../../../build/contract/workshop-host.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { hostOf, publishedSite, VALID_BUILD } from '../../../../test/support/published-site.ts';
import type { PublicationState } from '../../../server/publication/publication-api.ts';
import { Publisher } from '../../../server/publication/publisher.ts';

const AT_ONCE = { between: 1, most: 0 };
export const NO_WAITING = { git: AT_ONCE, sftp: AT_ONCE, folder: AT_ONCE };

export const settings = (address: string, ...lines: string[]) =>
  ['---', '# À garder.', `adresse: ${address}`, ...lines, '---', ''].join('\n');
export const FOLDER = ['publication:', '  moyen: dossier', '  dossier: sortie'];

/** A site that is published into a folder, online at an address. */
export function siteAt(address = 'https://exemple.test'): SiteDefinition {
  return publishedSite({ 'content/site.md': settings(address, ...FOLDER) });
}

export const publisherOf = (forVisitors?: WorkshopHost['buildForVisitors'], site = siteAt()) =>
  new Publisher(hostOf(site, forVisitors), NO_WAITING);

/** A build for visitors that ends well once the test says so. */
export function heldBuild() {
  let finish = () => {};
  const building = new Promise<typeof VALID_BUILD>((resolve) => {
    finish = () => resolve(VALID_BUILD);
  });
  return { building, finish: () => finish() };
}

/** The state once nothing runs any more. */
export async function publicationEnd(publisher: Publisher): Promise<PublicationState> {
  await eventually(async () => (await publisher.state()).running === undefined, true);
  return publisher.state();
}
