import { fork } from 'node:child_process';
import { join } from 'node:path';
import { cli } from '../diagnostics/messages/cli.fr.ts';
import { printDiagnostics } from '../diagnostics/print.ts';
import { LockedError, lockOutput } from '../output/index.ts';
import { Fault } from '../platform/errors.ts';
import { style, styleForStream } from '../platform/terminal.ts';
import { generatorProcess, openGenerator, serveDev, serveGenerator } from '../server/index.ts';
import { exitWithError } from './end.ts';
import { type DevFlags, readClock } from './options.ts';
import { showReport } from './report.ts';
import { siteDefinition } from './site-definition.ts';
import { loadWorkshop, openRunningWorkshop, openWorkshopPage, readAddresses, rememberAddresses } from './workshop.ts';

/** The environment variable of the process that builds for the one that serves. */
const GENERATOR = 'SITE_DEV_GENERATOR';

/** Serves the site. Another process builds, so that the server always answers. */
export async function runDev(flags: DevFlags): Promise<void> {
  await (process.env[GENERATOR] === undefined ? runServer(flags) : runGenerator(flags));
}

/** Starts this command again as the process that builds. */
function forkGenerator() {
  const [, command = '', ...args] = process.argv;
  return fork(command, args, { env: { ...process.env, [GENERATOR]: 'true' }, serialization: 'advanced' });
}

/** Serves the site, or opens the workshop of a server that already runs, or says where that is. */
async function runServer({ content, now, open, ...options }: DevFlags): Promise<void> {
  const site = siteDefinition(content);
  // A wrong day ends the command here, and not in each building process.
  readClock(site, now);
  try {
    lockOutput(join(site.cacheDir, 'dev'));
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    if (open && (await openRunningWorkshop(site.cacheDir))) return;
    throw new Fault(cli.alreadyServed(error.pid, readAddresses(site.cacheDir).site));
  }
  process.once('disconnect', () => process.exit());
  // Later errors of the site's code are shown and do not end the server.
  process.off('uncaughtException', exitWithError);
  const { url, workshop } = await serveDev({
    site,
    ...options,
    openGenerator: (onDiagnostic) => generatorProcess(forkGenerator, onDiagnostic),
    workshop: await loadWorkshop(site.root),
    onBuild: (report) => showReport(report, { brief: true }),
    onError: (diagnostic) => console.error(styleForStream(printDiagnostics([diagnostic], new Map()), process.stderr)),
  });
  rememberAddresses(site.cacheDir, { site: url, ...(workshop !== undefined && { workshop }) });
  console.log(styleForStream(cli.served(style('cyan', url)), process.stdout));
  if (workshop !== undefined && open) await openWorkshopPage(workshop);
  else if (workshop !== undefined)
    console.log(styleForStream(cli.workshopServed(style('cyan', workshop)), process.stdout));
  console.log(cli.firstBuild);
}

async function runGenerator({ content, now, base }: DevFlags): Promise<void> {
  const site = siteDefinition(content);
  process.once('disconnect', () => process.exit());
  process.off('uncaughtException', exitWithError);
  serveGenerator(await openGenerator({ site, base, now: readClock(site, now) }));
}
