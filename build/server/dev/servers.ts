import { createServer } from 'node:http';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { Origins, WorkshopHost, WorkshopPlugin } from '../../contract/workshop-host.ts';
import { HIGHEST_PORT, listen, type RunningServer, servePreview } from '../preview/preview.ts';
import { devHandlers, type WorkshopAtSite } from './dev-handlers.ts';
import { type Generator, lazyFolder } from './generator.ts';
import type { OpenPages } from './open-pages.ts';
import { EVENTS_PATH } from './own-addresses.ts';
import { addPageScript } from './page-scripts.ts';

export interface RunningServers extends RunningServer {
  workshop?: string;
}

export interface ServersOptions {
  site: SiteDefinition;
  /** The first port to try. */
  port: number;
  host?: string;
  workshop?: WorkshopPlugin | undefined;
}

interface Served {
  dir: string;
  pages: OpenPages;
  onDiagnostic: (diagnostic: Diagnostic) => void;
  host: WorkshopHost;
  generator: Generator;
}

/** Serves the site, and the workshop on this machine alone at its own origin, so that scripts of the site's pages cannot touch its files. */
export async function startServers(options: ServersOptions, served: Served): Promise<RunningServers> {
  const { pages } = served;
  const { workshop: plugin } = options;
  if (!plugin) return serveSite(options, served);
  let setOrigins: (origins: Origins) => void = () => {};
  const origins = new Promise<Origins>((resolve) => {
    setOrigins = resolve;
  });
  const workshop = plugin.open(served.host, {
    builds: { address: EVENTS_PATH, listen: (request, response) => pages.add(request, response) },
    origins: () => origins,
  });
  const site = await serveSite(options, served, { path: plugin.path, answer: workshop.atSite });
  const { origin, port } = new URL(site.url);
  const server = createServer((request, response) => {
    response.on('error', () => {});
    void workshop.own(request, response);
  });
  const workshopServer = await listen(server, portBeside(Number(port)), '127.0.0.1');
  setOrigins({ workshop: workshopServer.origin, site: origin });
  return {
    url: site.url,
    workshop: workshopServer.origin + plugin.path,
    close: async () => {
      await Promise.all([site.close(), workshopServer.close()]);
    },
  };
}

async function serveSite(
  { site, port, host }: ServersOptions,
  { dir, pages, onDiagnostic, generator }: Served,
  workshop?: WorkshopAtSite,
): Promise<RunningServer> {
  const folder = lazyFolder(site);
  return servePreview({
    dir,
    port,
    page: addPageScript(site, workshop?.path),
    ...(await devHandlers(pages, { host, folder, onDiagnostic, workshop, generator })),
    ...(host && { host }),
    // The settings may change the base.
    get base() {
      return pages.state.base;
    },
  });
}

/** Distance of the workshop's port from the site's. Another site at a nearby port could have left a service worker there. */
const PORT_DISTANCE = 20_000;

/** Returns the same workshop port for the same site, because browsers keep unsaved texts by origin. */
function portBeside(site: number): number {
  return site + PORT_DISTANCE > HIGHEST_PORT ? site - PORT_DISTANCE : site + PORT_DISTANCE;
}
