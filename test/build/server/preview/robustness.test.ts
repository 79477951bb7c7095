import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs, { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { servePreview } from '../../../../build/server/preview/preview.ts';
import { assert, suite } from '../../../suite.ts';
import { atEnd } from '../../../support/at-end.ts';
import { folderWith } from '../../../support/folder.ts';
import { withoutPrivileges } from '../../../support/privileges.ts';

const test = suite('Preview server under harsh requests');

const TEN = '0123456789';

const ranges: Record<string, [status: number, body: string]> = {
  'bytes=2-4': [206, '234'],
  'bytes=10-': [416, ''],
  'bytes=-0': [416, ''],
  'bytes=a-b': [200, TEN],
};

test('ranges that can be served are, those beyond the file are refused, others are no ranges', async () => {
  const get = await serveFolder(folderWith({ 'ten.txt': TEN }));
  for (const [range, [status, body]] of Object.entries(ranges)) {
    const response = await get('/ten.txt', { range });
    const text = await response.text();
    assert.is(response.status, status, range);
    if (status === 416) assert.is(response.headers.get('content-range'), 'bytes */10', range);
    else assert.is(text, body, range);
  }
});

test('a file that may not be read is an error of its own request', async () => {
  const dir = folderWith({ 'index.html': 'home', 'secret.txt': 'x', '404.html': 'no' });
  const get = await serveFolder(dir);
  for (const path of ['secret.txt', '404.html']) chmodSync(join(dir, path), 0);
  await withoutPrivileges(dir, async () => {
    assert.is((await get('/secret.txt')).status, 500);
    assert.is((await get('/secret.txt', { range: 'bytes=0-0' })).status, 500);
    const missing = await get('/nowhere');
    assert.is(missing.status, 404);
    assert.is.not(await missing.text(), '');
    assert.is(await (await get('/')).text(), 'home');
  });
});

test('so is a 404.html that is a folder, a pipe, or a link to nowhere', async () => {
  for (const make of [
    (path: string) => mkdirSync(path),
    (path: string) => execFileSync('mkfifo', [path]),
    (path: string) => symlinkSync('nowhere', path),
  ]) {
    const dir = folderWith({ 'index.html': 'home' });
    make(join(dir, '404.html'));
    const get = await serveFolder(dir);
    for (const path of ['/nowhere', '/404.html']) assert.is((await get(path)).status, 404);
    assert.is(await (await get('/')).text(), 'home');
  }
});

test('symbolic links that stay inside are followed, those that leave are not', async () => {
  const parent = folderWith({ 'site/index.html': 'home', 'site/a/index.html': 'a', 'out/index.html': 'outside' });
  const links = { 'alias.html': 'a/index.html', folder: 'a', leaks: '../out', 'loop.html': 'loop.html' };
  for (const [name, target] of Object.entries({ ...links, 'leak.html': join(parent, 'out/index.html') }))
    symlinkSync(target, join(parent, 'site', name));
  symlinkSync('site', join(parent, 'published'));
  const get = await serveFolder(join(parent, 'published'));
  for (const path of ['/alias.html', '/alias', '/folder', '/folder/'])
    assert.is(await (await get(path)).text(), 'a', path);
  assert.is(await (await get('/')).text(), 'home');
  for (const path of ['/leak.html', '/leak', '/leaks', '/leaks/index.html', '/loop.html']) {
    const response = await get(path);
    assert.is(response.status, 404, path);
    assert.not.match(await response.text(), 'outside');
  }
});

test('a file that is gone when it is to be read is not found, with nothing said of it any more', async () => {
  const dir = folderWith({ 'index.html': 'home', '404.html': 'not here' });
  const get = await serveFolder(dir);
  const file = join(dir, 'now-and-then.txt');
  const { createReadStream } = fs;
  Object.assign(fs, {
    createReadStream: (...args: Parameters<typeof createReadStream>) => {
      rmSync(file, { force: true });
      return createReadStream(...args);
    },
  });
  try {
    for (const headers of [{}, { range: 'bytes=2-' }]) {
      writeFileSync(file, TEN);
      const response = await get('/now-and-then.txt', headers);
      assert.is(response.status, 404);
      assert.is(await response.text(), 'not here');
      for (const name of ['etag', 'last-modified', 'content-range']) assert.is(response.headers.get(name), null, name);
    }
  } finally {
    Object.assign(fs, { createReadStream });
  }
  assert.is(await (await get('/')).text(), 'home');
});

test('clients that go away in the middle, send rubbish or nothing at all', async () => {
  const { url, close } = await servePreview({ dir: folderWith({ 'big.txt': 'x'.repeat(4_000_000) }), port: 0 });
  atEnd(close);
  const port = Number(new URL(url).port);
  for (const text of ['GET /big.txt HTTP/1.1\r\nHost: localhost\r\n\r\n', 'rubbish\r\n\r\n', 'GET /', '\0\0\0', '']) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(text);
    if (text.startsWith('GET /big')) await once(socket, 'data');
    socket.destroy();
  }
  const slow = httpRequest(`${url}big.txt`);
  slow.end();
  const [response] = await once(slow, 'response');
  response.pause();
  assert.is((await fetch(`${url}big.txt`)).headers.get('content-length'), '4000000', 'a slow client holds up nobody');
  slow.destroy();
});

type Get = (path: string, headers?: Record<string, string>) => Promise<Response>;

async function serveFolder(dir: string): Promise<Get> {
  const { url, close } = await servePreview({ dir, port: 0 });
  atEnd(close);
  return (path, headers = {}) => fetch(new URL(path, url), { headers });
}
