import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type PreviewOptions, type RunningServer, servePreview } from '../../../../build/server/preview/preview.ts';
import { assert, suite } from '../../../suite.ts';
import { atEnd } from '../../../support/at-end.ts';
import { folderWith } from '../../../support/folder.ts';
import { rawAnswer } from '../../../support/raw-answer.ts';

const test = suite('Preview server');

const SECRET = 'not of the site';
const parent = folderWith({
  'site/index.html': '<p>home</p>',
  'site/services/index.html': '<p>services</p>',
  'site/services/design/index.html': '<p>design</p>',
  'site/404.html': '<p>not found</p>',
  'site/assets/app-1.js': 'go()',
  'site/assets/font-WM24QGME.woff2': 'letters',
  'site/photo-WM24QGME.jpg': 'somebody else’s file',
  'site/déjà vu.txt': 'seen',
  'site/.env': SECRET,
  'site/.git/config': SECRET,
  'secret.txt': SECRET,
  'site-of-somebody-else/index.html': SECRET,
});
const dir = join(parent, 'site');

test('serves directory indexes, with and without the trailing slash', async () => {
  const { url } = await serve();
  for (const [path, body] of [
    ['', 'home'],
    ['services', 'services'],
    ['services/', 'services'],
    ['services/design', 'design'],
    ['services/?utm_source=a&b=%20', 'services'],
  ] as const) {
    const response = await fetch(url + path);
    assert.is(response.status, 200, path);
    assert.match(response.headers.get('content-type') ?? '', /^text\/html; ?charset=utf-8$/, path);
    assert.is(await response.text(), `<p>${body}</p>`, path);
  }
});

test('serves files by their names, with their types', async () => {
  const { url } = await serve();
  const script = await fetch(`${url}assets/app-1.js`);
  assert.match(script.headers.get('content-type') ?? '', 'text/javascript');
  assert.is(await script.text(), 'go()');
  assert.is(await (await fetch(`${url}${encodeURIComponent('déjà vu.txt')}`)).text(), 'seen');
});

test('lets browsers keep what bears a hash for good, and has them ask for everything else each time', async () => {
  const { url } = await serve();
  const cacheControl = async (path: string, headers = {}) =>
    (await fetch(url + path, { headers })).headers.get('cache-control');
  assert.is(await cacheControl('assets/font-WM24QGME.woff2'), 'public, max-age=31536000, immutable');
  for (const path of ['', 'services', 'assets/app-1.js', 'photo-WM24QGME.jpg'])
    assert.is(await cacheControl(path), 'no-cache', path);
  assert.is(await cacheControl('assets/font-WM24QGME.woff2', { range: 'bytes=99-' }), 'no-store', 'a refusal');
  assert.not.match((await cacheControl('assets/font-AAAAAAAA.woff2')) ?? '', 'immutable', 'an absent file');
});

test('answers an unknown path with 404.html and status 404, which it has without such a page, too', async () => {
  const { url } = await serve();
  for (const path of ['nowhere', 'services/nowhere/', 'assets', 'assets/app-1.css']) {
    const response = await fetch(url + path);
    assert.equal([response.status, await response.text()], [404, '<p>not found</p>'], path);
  }
  const bare = await serve({ dir: folderWith({ 'index.html': 'x' }) });
  assert.is((await fetch(`${bare.url}nowhere`)).status, 404);
});

test('no request leaves the folder, however it is spelled', async () => {
  const server = await serve();
  const outside = [join(parent, 'secret.txt'), 'secret.txt', `${basename(dir)}-of-somebody-else/index.html`];
  const spellings = ['/../', '/%2e%2e/', '/..%2f', '/%2e%2e%2f', '/..%5c', '/..\\', '/./../', '/services/../../'];
  const doubled = ['/%252e%252e%252f', '//', '/..;/', '/%2f', '/%00/../', '/services/%2e%2e/%2e%2e/'];
  for (const start of [...spellings, ...doubled])
    for (const target of outside) await isNotThere(server, start + target);
  assert.match(await rawRequest(server, '/'), /^HTTP\/1\.1 200 /, 'and lives on');
});

test('paths that are malformed or begin with a dot are not found, also below a base', async () => {
  for (const [base, paths] of [
    ['/depot', ['/depot/../secret.txt', '/depot/%2e%2e/secret.txt', '/depot/..%2fsecret.txt', '/depot../secret.txt']],
    ['', ['/%', '/%zz', '/%e0%a4%a', '/a%c3', '/%00', '/.env', '/%2eenv', '/.git/config', '/services/../.env']],
  ] as const) {
    const server = await serve({ base });
    for (const path of paths) await isNotThere(server, path);
    assert.match(await rawRequest(server, `${base}/`), /^HTTP\/1\.1 200 /);
  }
});

test('answers HEAD like GET, without a body; refuses other methods, and says which it takes', async () => {
  const { url } = await serve();
  for (const [path, status] of [
    ['services', 200],
    ['nowhere', 404],
  ] as const) {
    const response = await fetch(url + path, { method: 'HEAD' });
    assert.equal([response.status, await response.text()], [status, '']);
    assert.match(response.headers.get('content-type') ?? '', 'text/html');
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await fetch(url, { method });
    assert.equal([status, headers.get('allow')], [405, 'GET, HEAD'], method);
  }
});

test('serves below a base, and only there', async () => {
  const { url } = await serve({ base: '/depot' });
  const { origin, pathname } = new URL(url);
  assert.is(pathname, '/depot/');
  for (const path of ['/depot/', '/depot', '/depot/services', '/depot/assets/app-1.js'])
    assert.is((await fetch(origin + path)).status, 200, path);
  for (const path of ['/', '/services', '/depotservices', '/DEPOT/', '/depot/depot/'])
    assert.is((await fetch(origin + path)).status, 404, path);
});

test('takes a later port when the one asked for is taken', async () => {
  const first = await serve();
  const second = await serve({ port: portOf(first) });
  assert.ok(portOf(second) > portOf(first));
  for (const { url } of [first, second]) assert.is((await fetch(url)).status, 200);
});

test('is heard on the loopback interface only', async () => {
  const port = portOf(await serve());
  // On Linux all of 127.0.0.0/8 is loopback: a server on every interface would answer there.
  const others = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const reachable = others.filter(({ internal, scopeid }) => !internal && !scopeid).map(({ address }) => address);
  for (const host of ['127.0.0.2', ...reachable]) assert.not(await connects(host, port), host);
  assert.ok(await connects('127.0.0.1', port));
  assert.ok(await connects('127.0.0.2', portOf(await serve({ host: '0.0.0.0' }))), 'unless another host was asked for');
});

const PAGE = '<p>home</p>';
const FORMS: Readonly<Record<string, Buffer>> = { br: brotliCompressSync(PAGE), gzip: gzipSync(PAGE) };
const host = folderWith({
  'index.html': PAGE,
  'index.html.br': brotliCompressSync(PAGE),
  'index.html.gz': gzipSync(PAGE),
  'notes.md': '# Notes',
  'notes.md.gz': gzipSync('# Notes'),
  'plain.txt': 'plain',
  '404.html': 'nothing',
  'assets/page-AAAAAAAA.js': 'go()',
  _headers: [
    '/*',
    '  X-Everywhere: always: here',
    '  Strict-Transport-Security: max-age=1',
    '/*.md',
    '  Content-Type: text/markdown; charset=utf-8',
    '/assets/*',
    '  Cache-Control: public, immutable',
    '  X-Everywhere: twice',
    '/404.html',
    '  Cache-Control: no-cache',
    '',
  ].join('\n'),
});

test('sends the compressed form that is taken, the smaller first, as the type of what it holds', async () => {
  const origin = await hosted();
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['br;q=0.1, gzip', 'br'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0.0', undefined],
    ['deflate', undefined],
    ['', undefined],
  ] as const) {
    const { status, headers, body } = await rawAnswer(origin, '/', { 'accept-encoding': accepted });
    assert.is(status, 200, accepted);
    assert.is(headers['content-encoding'], encoding, accepted);
    assert.match(headers['content-type'] ?? '', /^text\/html; ?charset=utf-8$/, accepted);
    assert.is(headers.vary, 'Accept-Encoding', accepted);
    assert.equal(body, FORMS[encoding ?? ''] ?? Buffer.from(PAGE));
  }
  const { headers } = await rawAnswer(origin, '/plain.txt', { 'accept-encoding': 'br' });
  assert.equal([headers['content-encoding'], headers.vary], [undefined, undefined], 'a file without such forms');
});

test('sends what the folder’s rules for hosts say of a path, joined where several do', async () => {
  const origin = await hosted();
  const at = async (path: string, name: string) => (await rawAnswer(origin, path)).headers[name];
  assert.is(await at('/', 'x-everywhere'), 'always: here');
  assert.is(await at('/?a=b', 'x-everywhere'), 'always: here');
  assert.is(await at('/assets/page-AAAAAAAA.js', 'x-everywhere'), 'always: here, twice');
  assert.is(await at('/assets/page-AAAAAAAA.js', 'cache-control'), 'public, immutable');
  assert.is(await at('/notes.md', 'content-type'), 'text/markdown; charset=utf-8');
  const found = (await rawAnswer(origin, '/notes.md', { 'accept-encoding': 'gzip' })).headers['content-type'];
  assert.is(found, await at('/notes.md', 'content-type'));
});

test('a missing page gets the same headers as a page; no answer asks for https alone', async () => {
  const { status, headers } = await rawAnswer(await hosted(), '/assets/page-BBBBBBBB.js');
  assert.is(status, 404);
  assert.equal([headers['cache-control'], headers['x-everywhere']], ['no-cache', 'always: here']);
  assert.is(headers['strict-transport-security'], undefined);
});

test('what was said before a file was found holds', async () => {
  const origin = await hosted({
    before: (_, response) => {
      response.setHeader('cache-control', 'no-store');
      return false;
    },
  });
  assert.is((await rawAnswer(origin, '/assets/page-AAAAAAAA.js')).headers['cache-control'], 'no-store');
});

/** The address of a server of a folder as hosts have it. */
async function hosted(options: Partial<PreviewOptions> = {}): Promise<string> {
  const { url } = await serve({ dir: host, ...options });
  return new URL(url.replace('localhost', '127.0.0.1')).origin;
}

async function serve(options: Partial<PreviewOptions> = {}): Promise<RunningServer> {
  const server = await servePreview({ dir, port: 0, ...options });
  atEnd(server.close);
  return server;
}

function portOf({ url }: RunningServer): number {
  return Number(new URL(url).port);
}

/** Sends a path as it is: fetch would normalize it. */
async function rawRequest(server: RunningServer, path: string): Promise<string> {
  const socket = connect(portOf(server), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

async function isNotThere(server: RunningServer, path: string): Promise<void> {
  const response = await rawRequest(server, path);
  assert.match(response, /^HTTP\/1\.1 404 /, path);
  assert.not.match(response, SECRET, path);
}

/** Tries to connect: this machine's own addresses answer at once, either way. */
async function connects(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return connected;
}
