import { cli } from '../diagnostics/messages/cli.fr.ts';
import { openCache } from '../pipeline/index.ts';
import { publishingHost } from '../server/index.ts';
import { EXIT_FAILURE, EXIT_USAGE, exitWith } from './end.ts';
import { siteDefinition } from './site-definition.ts';
import { loadWorkshop } from './workshop.ts';

/** The environment variable with the password of a host, for timers without a key. */
const PASSWORD = 'SITE_SFTP_PASSWORD';

export async function runPublish(): Promise<void> {
  const site = siteDefinition();
  const workshop = await loadWorkshop(site.root);
  if (!workshop) return exitWith(cli.noWorkshop, EXIT_USAGE);
  const host = await publishingHost(site, openCache(site));
  const { [PASSWORD]: password } = process.env;
  const { ok, message } = await workshop.publishDue(host, password === undefined ? {} : { password });
  if (ok) console.log(message);
  else exitWith(message, EXIT_FAILURE);
}
