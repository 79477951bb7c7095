import { join } from 'node:path';
import { cli } from '../diagnostics/messages/cli.fr.ts';
import { printDiagnostics } from '../diagnostics/print.ts';
import { Locked } from '../output/index.ts';
import { reportOf } from '../pipeline/index.ts';
import { style, styleForStream } from '../platform/terminal.ts';
import { ENDING, type Listening, moduleFiles, type RunningServers, serveDev } from '../server/index.ts';
import { endExplained } from './end.ts';
import { clockOf, type DevFlags } from './options.ts';
import { claim } from './output-lock.ts';
import { showReport } from './report.ts';
import { siteDefinition } from './site-definition.ts';
import { loadWorkshop, openRunningWorkshop, openWorkshopPage, rememberWorkshop, WORKSHOP_MODULE } from './workshop.ts';

interface DevServerFlags extends DevFlags {
  workshopPort?: number;
}

/** Serves and builds, in the process that the supervisor has started. Undefined where another server runs, to whose workshop it leads. */
export async function runServer({ content, now, open, ...options }: DevServerFlags): Promise<Listening | undefined> {
  const site = siteDefinition(content);
  try {
    claim(join(site.cacheDir, 'dev'));
  } catch (error) {
    if (open && error instanceof Locked && (await openRunningWorkshop(site.cacheDir))) return undefined;
    throw error;
  }
  process.once('disconnect', () => process.exit());
  // What the site's code does later is named, and ends nothing.
  process.off('uncaughtException', endExplained);
  const plugin = await loadWorkshop(site.root);
  const loaded = await moduleFiles(site.root, ['build/cli/cli.ts', ...(plugin ? [WORKSHOP_MODULE] : [])]);
  const { url, workshop, finishPublishing } = await serveDev({
    site,
    ...options,
    now: clockOf(site, now),
    workshop: plugin,
    loaded,
    onBuild: (result) => showReport(reportOf(result), { brief: true }),
    onError: (diagnostic) => console.error(styleForStream(printDiagnostics([diagnostic], new Map()), process.stderr)),
  });
  endWhenAsked(finishPublishing);
  console.log(styleForStream(cli.served(style('cyan', url)), process.stdout));
  const listening = { port: portOf(url), files: [...loaded] };
  if (workshop === undefined) return listening;
  rememberWorkshop(site.cacheDir, workshop);
  if (open) await openWorkshopPage(workshop);
  else console.log(styleForStream(cli.workshopServed(style('cyan', workshop)), process.stdout));
  return { ...listening, workshopPort: portOf(workshop) };
}

/** The supervisor asks before another process takes this one's place: what is being published is brought to its end. */
function endWhenAsked(finishPublishing: RunningServers['finishPublishing']): void {
  process.once('message', () => {
    const publishing = finishPublishing();
    if (publishing) console.log(cli.publishesFirst);
    process.send?.(ENDING);
    void Promise.resolve(publishing).finally(() => process.exit());
  });
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
