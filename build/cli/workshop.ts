import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:process';
import { pathToFileURL } from 'node:url';
import type { WorkshopPlugin } from '../contract/workshop-host.ts';
import { cli } from '../diagnostics/messages/cli.fr.ts';
import { style, styleForStream } from '../platform/terminal.ts';

/** Loads the workshop, or returns undefined without one. The path is no literal, so that the generator compiles without it. */
export async function loadWorkshop(root: string): Promise<WorkshopPlugin | undefined> {
  const file = join(root, 'atelier/index.ts');
  if (!existsSync(file)) return undefined;
  const { workshop }: { workshop: WorkshopPlugin } = await import(pathToFileURL(file).href);
  return workshop;
}

export async function openWorkshopPage(address: string, open = openBrowser): Promise<void> {
  await openOrShow(address, open);
  console.log(cli.keepsWindow);
}

async function openOrShow(address: string, open: typeof openBrowser): Promise<void> {
  const shown = style('cyan', address);
  const words = (await open(address)) ? cli.workshopOpens(shown) : cli.workshopWaits(shown);
  console.log(styleForStream(words, process.stdout));
}

/** Opens the running workshop; returns false if its address is unknown. */
export async function openRunningWorkshop(cacheDir: string, open = openBrowser): Promise<boolean> {
  const { workshop: address } = readAddresses(cacheDir);
  if (address === undefined) return false;
  console.log(styleForStream(cli.workshopRuns, process.stdout));
  await openOrShow(address, open);
  return true;
}

/** Opens an address in the browser; returns false if there is none. */
async function openBrowser(address: string): Promise<boolean> {
  const opener = browserOpener(platform, process.env);
  if (!opener) return false;
  const [program, ...args] = opener;
  const started = spawn(program, [...args, address], { detached: true, stdio: 'ignore' });
  return new Promise((resolve) => {
    started.once('error', () => resolve(false));
    started.once('spawn', () => {
      started.unref();
      resolve(true);
    });
  });
}

/** Returns the command that opens an address; undefined if nobody would see a window. */
export function browserOpener(
  system: NodeJS.Platform,
  { DISPLAY, WAYLAND_DISPLAY, SSH_CONNECTION }: NodeJS.ProcessEnv,
): readonly [string, ...string[]] | undefined {
  if (SSH_CONNECTION !== undefined && DISPLAY === undefined) return undefined;
  if (system === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  if (system === 'darwin') return ['open'];
  return DISPLAY === undefined && WAYLAND_DISPLAY === undefined ? undefined : ['xdg-open'];
}

interface Addresses {
  site: string;
  workshop?: string;
}

const FILE = 'dev-addresses.json';
/** Addresses of this machine. They are printed and opened, so that other forms are ignored. */
const ADDRESS = /^http:\/\/[\w.[\]:-]+\/[\w/.~-]*$/;
const OWN_ADDRESS = /^http:\/\/localhost:\d{1,5}\/[\w/]*$/;

/** Stores the addresses of a running server, for a second start of `dev`. */
export function rememberAddresses(cacheDir: string, addresses: Addresses): void {
  writeFileSync(join(cacheDir, FILE), JSON.stringify(addresses));
}

export function readAddresses(cacheDir: string): Partial<Addresses> {
  const { site, workshop } = readStored(join(cacheDir, FILE));
  return {
    ...(typeof site === 'string' && ADDRESS.test(site) && { site }),
    ...(typeof workshop === 'string' && OWN_ADDRESS.test(workshop) && { workshop }),
  };
}

function readStored(file: string): { site?: unknown; workshop?: unknown } {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
