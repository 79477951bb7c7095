import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cli } from '../diagnostics/messages/cli.fr.ts';
import { ifPresent } from '../platform/errno.ts';
import { forStream, styled } from '../platform/terminal.ts';
import { openBrowser } from './open-browser.ts';

/** Where a running server leaves the address of its workshop, for whoever starts it once more. */
const ADDRESS_FILE = 'workshop-address';

/** Leads a writer to the workshop, and says where it is. */
export async function openWorkshopPage(address: string, open = openBrowser): Promise<void> {
  const shown = styled('cyan', address);
  const words = (await open(address)) ? cli.workshopOpens(shown) : cli.workshopWaits(shown);
  console.log(forStream(words, process.stdout));
}

/** Leads to the workshop that runs already. False where nobody knows its address. */
export async function openRunningWorkshop(cacheDir: string, open = openBrowser): Promise<boolean> {
  const address = runningAddress(join(cacheDir, ADDRESS_FILE));
  if (address === undefined) return false;
  console.log(forStream(cli.workshopRuns, process.stdout));
  await openWorkshopPage(address, open);
  return true;
}

export function rememberWorkshop(cacheDir: string, address: string): void {
  writeFileSync(join(cacheDir, ADDRESS_FILE), address);
}

/** Undefined for what is no address of this machine. */
function runningAddress(file: string): string | undefined {
  const address = ifPresent(() => readFileSync(file, 'utf8'), '');
  return /^http:\/\/localhost:\d{1,5}\/[\w/]*$/.test(address) ? address : undefined;
}
