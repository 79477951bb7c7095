import { createServer } from 'node:http';
import { messages } from '../messages.fr.ts';
import { OWN } from './own-addresses.ts';

/** How often its page asks whether there is a server again, in seconds. */
const REFRESH = 1;

const PAGE = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta http-equiv="refresh" content="${REFRESH}"><title>${messages.dev.doesNotStart}</title></head>
<body><h1>${messages.dev.doesNotStart}</h1><p>${messages.dev.startsAgain}</p></body></html>
`;

/** Answers on the port of a server that does not start, and says so. Returns the function that ends it. */
export function standIn(port: number, host: string): () => Promise<void> {
  const server = createServer((request, response) => {
    // An open page that listens comes back by itself after a lost connection, and not after an answer.
    if (request.url?.startsWith(OWN)) request.destroy();
    else response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(PAGE);
  });
  // Whatever holds the port now answers there instead.
  server.on('error', () => {});
  server.listen(port, host);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
