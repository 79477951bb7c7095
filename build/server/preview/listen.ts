import type { Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';

interface Listener {
  /** As a browser names it: `http://localhost:4173`. */
  origin: string;
  port: number;
  close: () => Promise<void>;
}

const HIGHEST_PORT = 65535;

/** Has a server listen on an interface, at the first free port from this one on. */
export async function listen(server: Server, port: number, host: string): Promise<Listener> {
  const actual = await firstFree(server, port, host);
  return {
    origin: `http://${urlHost(host)}:${actual}`,
    port: actual,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function urlHost(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

function firstFree(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let candidate = port;
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || candidate >= HIGHEST_PORT) return reject(error);
      candidate += 1;
      server.listen(candidate, host);
    });
    server.on('listening', () => resolve((server.address() as AddressInfo).port));
    server.listen(candidate, host);
  });
}
