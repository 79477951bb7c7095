import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { receiveMessage } from './message.mjs';

export const server = createServer((incoming, outgoing) => {
  // A visitor who goes away, or an unusual request, ends that request and no other.
  respond(incoming, outgoing).catch(() => outgoing.destroy());
});
// A message is small: nobody needs longer to send one.
server.requestTimeout = 20_000;
// Only a web server of the same machine, which sets X-Real-IP to the visitor's address, may ask.
server.listen(Number(process.env.PORT ?? 8787), '127.0.0.1');

/** @param {import('node:http').IncomingMessage} incoming @param {import('node:http').ServerResponse} outgoing */
async function respond(incoming, outgoing) {
  const { headers, method = 'GET' } = incoming;
  const body = /** @type {ReadableStream} */ (/** @type {unknown} */ (Readable.toWeb(incoming)));
  /** @type {RequestInit & { duplex?: 'half' }} */
  const init = {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ...(method === 'POST' && { body, duplex: 'half' }),
  };
  const request = new Request('http://localhost/', init);
  const response = await receiveMessage(request, request.headers.get('x-real-ip') ?? '', process.env);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
}
