import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { whyUntrusted } from '../../../../build/server/dev/dev-handlers.ts';
import { assert, suite } from '../../../suite.ts';
import { devServer } from '../../../support/dev-server.ts';
import { eventually } from '../../../support/eventually.ts';
import { fixtureSite } from '../../../support/fixture-site.ts';

const test = suite('Requests to the development server');

const EVENTS = '/__dev/events';

/** Heads of requests, with the host that was chosen, where one was. */
const own: [headers: Record<string, string>, chosen?: string][] = [
  ...['localhost:4173', 'LOCALHOST', 'site.localhost:4173', '127.0.0.1:4173', '[::1]:4173', '192.168.1.20:4173'].map(
    (host): [Record<string, string>] => [{ host }],
  ),
  [{ host: 'Poste.local:4173' }, 'poste.local'],
  [{ host: 'localhost:4173', origin: 'http://localhost:4173' }],
];
const foreign: Record<string, string>[] = [
  ...['', 'evil.test', 'localhost.evil.test:4173', '127.0.0.1.evil.test', 'evil.test#localhost', 'poste.local'].map(
    (host) => ({ host }),
  ),
  ...['http://evil.test', 'http://localhost:9999', 'null'].map((origin) => ({ host: 'localhost:4173', origin })),
  { host: 'evil.test@localhost:4173', origin: 'http://evil.test' },
  {},
];

test('requests by names that nobody else can hold are trusted; others are not', () => {
  for (const [headers, chosen] of own) assert.is(whyUntrusted({ headers }, chosen), undefined, JSON.stringify(headers));
  for (const headers of foreign) assert.ok(whyUntrusted({ headers }, undefined), JSON.stringify(headers));
});

test('untrusted requests are refused at every address, and told why', async () => {
  const server = await devServer();
  await server.nextBuild();
  for (const path of ['/', EVENTS, '/__dev/reload.js', '/robots.txt'])
    for (const headers of ['Host: evil.test', 'Host: localhost\r\nOrigin: http://evil.test']) {
      const response = await raw(server.url, path, headers);
      assert.match(response, /^HTTP\/1\.1 403 /, `${path} ${headers}`);
      assert.match(response, 'evil.test');
    }
  assert.match(await raw(server.url, '/'), /^HTTP\/1\.1 200 /);
});

test('the stream of events is read, and nothing else', async () => {
  const { get } = await devServer();
  const head = await get(EVENTS, { method: 'HEAD' });
  assert.equal([head.status, await head.text()], [200, '']);
  assert.match(head.headers.get('content-type') ?? '', 'text/event-stream');
  for (const path of [EVENTS, '/__dev/reload.js', '/__dev/unknown'])
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await get(path, { method });
      assert.equal([status, headers.get('allow')], [405, 'GET, HEAD'], `${method} ${path}`);
    }
  const unknown = await get('/__dev/unknown');
  assert.equal([unknown.status, await unknown.text()], [404, 'Introuvable.\n']);
  for (const [path, type] of [
    ['reload.js?1', 'text/javascript'],
    ['diagnostics.css', 'text/css'],
  ]) {
    const { status, headers } = await get(`/__dev/${path}`);
    assert.equal([status, headers.get('content-type')], [200, `${type}; charset=utf-8`], path);
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

const MAKER = `export default ({ output, contents }) => {
  if (contents === '') throw new Error('rien à écrire');
  return [{ output, contents }];
};
`;
const SERVER = `export { contentTypes } from './content-types.ts';
export { render } from './page.tsx';
export const assetGenerators = { note: () => import('./note.ts') };
`;

test('a generated file is made once it is asked for, and sent as what it is', async () => {
  const { get } = await serving({ 'note.json': '{}' });
  const response = await get('/note.json?1');
  assert.is(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', 'application/json');
  assert.is(response.headers.get('cache-control'), 'no-store');
  assert.is(await response.text(), '{}');
  assert.is((await get('/other.json')).status, 404);
});

test('a generated file is found below the folder that the site is served from', async () => {
  const { url, get } = await serving({ 'été.txt': 'chaud' }, 'adresse: https://exemple.test/depot');
  assert.match(url, '/');
  assert.is(await (await get('/depot/%C3%A9t%C3%A9.txt')).text(), 'chaud');
});

test('a file that cannot be made is an error that the pages and the terminal are told', async () => {
  const { get, nextTrouble } = await serving({ 'note.txt': '' });
  assert.is((await get('/note.txt')).status, 500);
  assert.is((await nextTrouble()).rule, 'fabrication-impossible');
});

/** Sends a request as it is: fetch sets its own Host, and normalizes the path. */
async function raw(url: string, path: string, headers = 'Host: localhost'): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

/** A page that has opened its stream and reads no more of it. */
async function openStream(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`GET ${EVENTS} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

/** A server of the fixture site, which is to have these files made. */
async function serving(notes: Readonly<Record<string, string>>, settings = 'adresse: https://exemple.test') {
  const changes = { 'src/server.tsx': SERVER, 'src/note.ts': MAKER, 'content/site.md': `---\n${settings}\n---\n` };
  const plans = Object.entries(notes).map(([output, contents]) => {
    return { generator: 'note', input: { output, contents }, outputs: [output] };
  });
  const server = await devServer({ site: { ...fixtureSite(changes), files: () => plans } });
  await server.nextBuild();
  return server;
}
