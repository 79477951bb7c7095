import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cli } from '../diagnostics/messages/cli.fr.ts';
import { printDiagnostics } from '../diagnostics/print.ts';
import { LockedError } from '../output/index.ts';
import { Fault } from '../platform/errors.ts';
import { style, styleForStream } from '../platform/terminal.ts';
import {
  generatorProcess,
  moduleFiles,
  openGenerator,
  type RunningServers,
  serveDev,
  serveGenerator,
} from '../server/index.ts';
import { exitWithError } from './end.ts';
import { type DevFlags, readClock } from './options.ts';
import { lockOutput } from './output-lock.ts';
import { showReport } from './report.ts';
import { siteDefinition } from './site-definition.ts';
import {
  loadWorkshop,
  openRunningWorkshop,
  openWorkshopPage,
  readAddresses,
  rememberAddresses,
  WORKSHOP_MODULE,
} from './workshop.ts';

/** Ports that a server hands to the process that takes its place. */
export interface ServerPorts {
  port: number;
  /** Browsers keep unsaved texts of the workshop by it; absent without a workshop. */
  workshopPort?: number;
}

/** Serves and builds until its process ends. Where another server runs, leads to its workshop or says where it is. */
export async function runServer(
  { content, now, open, ...options }: DevFlags & Partial<ServerPorts>,
  startGenerator: () => ChildProcess,
): Promise<void> {
  const site = siteDefinition(content);
  // A wrong day ends the command here, and not each process that builds.
  readClock(site, now);
  try {
    lockOutput(join(site.cacheDir, 'dev'));
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    if (open && (await openRunningWorkshop(site.cacheDir))) return;
    throw new Fault(cli.alreadyServed(error.pid, readAddresses(site.cacheDir).site));
  }
  process.once('disconnect', () => process.exit());
  // Errors that the site's code throws later are shown; they do not end the server.
  process.off('uncaughtException', exitWithError);
  const plugin = await loadWorkshop(site.root);
  const entryPoints = ['build/cli/cli.ts', ...(plugin ? [WORKSHOP_MODULE] : [])];
  const servers = await serveDev({
    site,
    ...options,
    openGenerator: (onDiagnostic) => generatorProcess(startGenerator, onDiagnostic),
    workshop: plugin,
    ownCode: {
      folders: ['build', 'atelier'].map((folder) => join(site.root, folder)).filter((folder) => existsSync(folder)),
      files: await moduleFiles(site.root, entryPoints),
      onChange: (file) => replace(servers, relative(site.root, file), () => moduleFiles(site.root, entryPoints)),
    },
    onBuild: (report) => showReport(report, { brief: true }),
    onError: (diagnostic) => console.error(styleForStream(printDiagnostics([diagnostic], new Map()), process.stderr)),
  });
  const { url, workshop } = servers;
  rememberAddresses(site.cacheDir, { site: url, ...(workshop !== undefined && { workshop }) });
  console.log(styleForStream(cli.served(style('cyan', url)), process.stdout));
  if (workshop !== undefined && open) await openWorkshopPage(workshop);
  else if (workshop !== undefined)
    console.log(styleForStream(cli.workshopServed(style('cyan', workshop)), process.stdout));
  console.log(cli.firstBuild);
}

/** Builds and draws for the server that has forked this process, until that ends. */
export async function runGenerator({ content, now, base }: DevFlags): Promise<void> {
  const site = siteDefinition(content);
  process.once('disconnect', () => process.exit());
  process.off('uncaughtException', exitWithError);
  serveGenerator(await openGenerator({ site, base, now: readClock(site, now) }));
}

/** Ends this process once nothing is being published, for another one that runs the code as it is now; goes on where that does not compile. */
async function replace(
  { url, workshop, finishPublishing }: RunningServers,
  file: string,
  compile: () => Promise<unknown>,
): Promise<void> {
  try {
    await compile();
  } catch {
    console.error(cli.doesNotStart(file));
    return;
  }
  console.log(cli.restarts(file));
  const publishing = finishPublishing();
  if (publishing) console.log(cli.publishesFirst);
  await publishing?.catch(() => {});
  const ports: ServerPorts = {
    port: portOf(url),
    ...(workshop !== undefined && { workshopPort: portOf(workshop) }),
  };
  process.send?.(ports, () => process.exit());
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
