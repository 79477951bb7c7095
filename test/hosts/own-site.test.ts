import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedPath } from '../../build/contract/addresses.ts';
import { hosting } from '../../src/hosting.ts';
import { assert, suite } from '../suite.ts';
import { rawAnswer } from '../support/raw-answer.ts';
import { realSite } from '../support/real-site.ts';
import { startServer, webServers } from '../support/web-servers.ts';

const test = suite('The site on web servers');

const ADDRESS = { origin: '', base: '', trailingSlash: false };

// Apache reads as somebody who may not enter every folder of this machine.
for (const server of webServers.filter(({ name }) => name !== 'Apache'))
  (server.installed ? test : test.skip)(`${server.name} answers every page and every file`, async () => {
    const { dir, result } = await realSite();
    const origin = await startServer(server, { root: dir, site: dir, base: '' });
    const pages = result.pages.filter(({ route }) => route.leadsTo === undefined && !isScreen(route.output));
    assert.ok(pages.length > 0);
    for (const { route, file } of pages)
      await answers(origin, publishedPath(ADDRESS, route.path), { file: join(dir, file.path), type: /^text\/html/ });
    const own = new Set(pages.map(({ file }) => file.path));
    const others = result.files.filter(({ path }) => !own.has(path) && !isForHosts(path) && !path.endsWith('.html'));
    for (const { path } of others)
      await answers(origin, `/${encodeURI(path)}`, { file: join(dir, path), type: /^(?!application\/octet-stream)./ });
  });

async function answers(origin: string, path: string, { file, type }: { file: string; type: RegExp }): Promise<void> {
  const { status, headers, body } = await rawAnswer(origin, path);
  assert.is(status, 200, path);
  assert.match(headers['content-type'] ?? '', type, path);
  assert.ok(body.equals(readFileSync(file)), path);
  assert.is(headers['x-content-type-options'], hosting.headers['X-Content-Type-Options'], path);
}

function isScreen(output: string): boolean {
  const screens: readonly string[] = Object.values(hosting.screens);
  return screens.includes(`/${output}`);
}

/** Tells whether servers keep a file to themselves. */
function isForHosts(path: string): boolean {
  return /^(?:\.(?!well-known\/)|_headers|_redirects|vercel\.json)/.test(path);
}
