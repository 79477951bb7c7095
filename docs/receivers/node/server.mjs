import { createServer } from 'node:http';
import { LARGEST } from '../shared/fields.mjs';
import { createMemory } from '../shared/memory.mjs';
import { receive } from '../shared/receive.mjs';
import { settingsIn } from '../shared/settings.mjs';
import { sendByProgram } from './sendmail.mjs';

// A small server behind a web server of the same machine: HOST, PORT and SENDMAIL have values of their own where they are not set.
// PROXY=1 takes the address of a visitor from X-Real-IP, which that web server has to set.
const { HOST = '127.0.0.1', PORT = '8787', SENDMAIL = '/usr/sbin/sendmail', PROXY } = process.env;
const { from, to, ...settings } = settingsIn(process.env);
const receiver = { ...settings, to, memory: createMemory(), send: sendByProgram(SENDMAIL, { from, to }) };

const server = createServer((incoming, outgoing) => {
  // Whoever goes away while they send, or asks for what no browser asks for, ends their own request and no other.
  respond(incoming, outgoing).catch(() => outgoing.destroy());
});
// A message is small: nobody needs longer to send one.
server.requestTimeout = 20_000;
server.listen(Number(PORT), HOST, () =>
  console.log(`http://${HOST}:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`),
);

/** @param {import('node:http').IncomingMessage} incoming @param {import('node:http').ServerResponse} outgoing */
async function respond(incoming, outgoing) {
  const { headers, method = 'GET', socket } = incoming;
  const body = await bodyOf(incoming);
  const request = new Request('http://localhost/', {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ...(body.length > 0 && { body }),
  });
  const sender = (PROXY === '1' && request.headers.get('x-real-ip')) || (socket.remoteAddress ?? '');
  const response = await receive(request, sender, receiver);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
}

/** All is read, so that the connection can be used again; what is more than any message is not kept. @param {import('node:http').IncomingMessage} incoming */
async function bodyOf(incoming) {
  /** @type {Uint8Array[]} */
  const chunks = [];
  let size = 0;
  for await (const chunk of incoming) {
    if (size <= LARGEST) chunks.push(chunk);
    size += chunk.length;
  }
  return new Uint8Array(Buffer.concat(chunks));
}
