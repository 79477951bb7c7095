import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { whyUntrusted } from '../../../../build/server/dev/untrusted-request.ts';
import { devServer } from '../../../support/dev-server.ts';
import { eventually } from '../../../support/eventually.ts';

const test = suite('Requests to the development server');

const EVENTS = '/__dev/events';

const own: [headers: Record<string, string>, chosen?: string][] = [
  [{ host: 'localhost:4173' }],
  [{ host: 'LOCALHOST' }],
  [{ host: 'site.localhost:4173' }],
  [{ host: '127.0.0.1:4173' }],
  [{ host: '[::1]:4173' }],
  [{ host: '192.168.1.20:4173' }],
  [{ host: 'Poste.local:4173' }, 'poste.local'],
  [{ host: 'localhost:4173', origin: 'http://localhost:4173' }],
];
const foreign: [headers: Record<string, string>, chosen?: string][] = [
  [{}],
  [{ host: '' }],
  [{ host: 'evil.test' }],
  [{ host: 'localhost.evil.test:4173' }],
  [{ host: '127.0.0.1.evil.test' }],
  [{ host: 'evil.test#localhost' }],
  [{ host: 'evil.test@localhost:4173', origin: 'http://evil.test' }],
  [{ host: 'poste.local' }],
  [{ host: 'localhost:4173', origin: 'http://evil.test' }],
  [{ host: 'localhost:4173', origin: 'http://localhost:9999' }],
  [{ host: 'localhost:4173', origin: 'null' }],
];

test('requests by names that nobody else can hold are trusted; others are not', () => {
  for (const [headers, chosen] of own) assert.is(why(headers, chosen), undefined, JSON.stringify(headers));
  for (const [headers, chosen] of foreign) assert.ok(why(headers, chosen), JSON.stringify(headers));
});

test('untrusted requests are refused at every address, and told why', async () => {
  const server = await devServer();
  await server.nextBuild();
  for (const path of ['/', EVENTS, '/__dev/reload.js', '/robots.txt']) {
    for (const headers of ['Host: evil.test', 'Host: localhost\r\nOrigin: http://evil.test']) {
      const response = await raw(server.url, `GET ${path} HTTP/1.1\r\n${headers}\r\nConnection: close`);
      assert.match(response, /^HTTP\/1\.1 403 /, `${path} ${headers}`);
      assert.match(response, 'evil.test');
    }
  }
  assert.match(await raw(server.url, 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close'), /^HTTP\/1\.1 200 /);
});

test('the stream of events is read, and nothing else', async () => {
  const { get } = await devServer();
  const head = await get(EVENTS, { method: 'HEAD' });
  assert.is(head.status, 200);
  assert.match(head.headers.get('content-type') ?? '', 'text/event-stream');
  assert.is(await head.text(), '');
  for (const path of [EVENTS, '/__dev/reload.js', '/__dev/unknown']) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await get(path, { method });
      assert.is(response.status, 405, `${method} ${path}`);
      assert.is(response.headers.get('allow'), 'GET, HEAD');
    }
  }
  const unknown = await get('/__dev/unknown');
  assert.equal([unknown.status, await unknown.text()], [404, 'Introuvable.\n']);
  for (const [path, type] of [
    ['/__dev/reload.js?1', 'text/javascript; charset=utf-8'],
    ['/__dev/diagnostics.css', 'text/css; charset=utf-8'],
  ] as const) {
    const { status, headers } = await get(path);
    assert.equal([status, headers.get('content-type')], [200, type], path);
  }
});

test('500 open pages, most of which never read, hear of a build; the site is served meanwhile', async () => {
  const { url, get, edit, nextBuild, listen } = await devServer();
  await nextBuild();
  const sockets = await Promise.all(Array.from({ length: 500 }, () => openStream(url)));
  const page = await listen();
  const { finished } = await page.next();
  edit('static/robots.txt', 'changed');
  await nextBuild();
  assert.is((await page.next()).finished, finished + 1);
  assert.is((await get('/')).status, 200);
  let heard = 0;
  for (const socket of sockets) {
    socket.on('data', (chunk) => {
      if (String(chunk).includes(`"finished":${finished + 1}`)) heard += 1;
    });
    socket.resume();
  }
  await eventually(() => heard, sockets.length);
  for (const socket of sockets) socket.destroy();
  assert.is((await get('/')).status, 200);
});

test('malformed addresses, ranges and paths that leave the site end no server', async () => {
  const { url, get, nextBuild } = await devServer();
  await nextBuild();
  const leaving = ['/../../package.json', '/%2e%2e/secret', '/..%5c..%5csecret', '//evil.test/'];
  for (const path of ['/%', '/%zz', '/%00', ...leaving]) {
    const answer = await raw(url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close`);
    assert.match(answer, /^HTTP\/1\.1 404 /, path);
  }
  assert.is((await get('/robots.txt', { headers: { range: 'bytes=9-5' } })).status, 416);
  assert.is((await get('/')).status, 200);
});

function why(headers: Record<string, string>, chosen: string | undefined): string | undefined {
  return whyUntrusted({ headers }, chosen);
}

/** Sends a request as it is: fetch sets its own Host. */
async function raw(url: string, head: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`${head}\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** A page that has opened its stream and reads no more of it. */
async function openStream(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`GET ${EVENTS} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

test.run();
