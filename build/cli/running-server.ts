import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ifPresent } from '../platform/errors.ts';

interface Addresses {
  site: string;
  /** Absent without a workshop. */
  workshop?: string;
}

const FILE = 'dev-addresses.json';
/** An address of this machine: what the file holds is shown, and handed to a browser. */
const ADDRESS = /^http:\/\/[\w.[\]:-]+\/[\w/.~-]*$/;
const OWN_ADDRESS = /^http:\/\/localhost:\d{1,5}\/[\w/]*$/;

/** Leaves the addresses of a running server for a second start. */
export function rememberAddresses(cacheDir: string, addresses: Addresses): void {
  writeFileSync(join(cacheDir, FILE), JSON.stringify(addresses));
}

/** Reads the addresses that a running server has left; leaves out what is none. */
export function readAddresses(cacheDir: string): Partial<Addresses> {
  const text = ifPresent(() => readFileSync(join(cacheDir, FILE), 'utf8'), '{}');
  const { site, workshop } = parsed(text);
  return {
    ...(typeof site === 'string' && ADDRESS.test(site) && { site }),
    ...(typeof workshop === 'string' && OWN_ADDRESS.test(workshop) && { workshop }),
  };
}

function parsed(text: string): { site?: unknown; workshop?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
