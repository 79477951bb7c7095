import { createServer } from 'node:http';
import type { Workshop } from '../../contract/workshop-host.ts';
import { listen } from '../preview/listen.ts';

interface WorkshopServer {
  origin: string;
  close: () => Promise<void>;
}

/** Far from where servers look for the next free port: a site that was served at the workshop's own could have left a script there. */
const DISTANCE = 20_000;
const HIGHEST_PORT = 65535;

/** Serves the workshop on this machine alone, at an origin of its own. `site`: port that the site has; `port`: the one to try first, where it is known. */
export async function serveWorkshop(
  { own }: Workshop,
  { site, port = portBeside(site) }: { site: number; port?: number | undefined },
): Promise<WorkshopServer> {
  const server = createServer((request, response) => {
    // A client that goes away is no error of ours.
    response.on('error', () => {});
    void own(request, response);
  });
  const { origin, close } = await listen(server, port, '127.0.0.1');
  return { origin, close };
}

/** The same one for the same site, as browsers keep unsaved texts by origin. */
function portBeside(site: number): number {
  return site + DISTANCE > HIGHEST_PORT ? site - DISTANCE : site + DISTANCE;
}
