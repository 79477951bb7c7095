import { chmodSync } from 'node:fs';
import { fileText } from '../../build/contract/output.ts';
import { hostFiles } from '../../build/output/hosts/hosts.ts';
import { hosting } from '../../src/hosting.ts';
import { assert, suite } from '../suite.ts';
import { folderWith } from '../support/folder.ts';
import { rawAnswer } from '../support/raw-answer.ts';
import { startServer, webServers } from '../support/web-servers.ts';

const test = suite('Markdown alternates on web servers');

const ADDRESS = { origin: 'https://marsh.test', base: '', trailingSlash: false };
const CONTENTS = { '404.html': '404', '500.html': '500', 'index.html': 'home', 'index.md': '# Home', 'notes.md': '#' };
const PAGES = [
  { route: { path: '/' }, facts: { alternate: '/index.md' } },
  { route: { path: '/birds/rail' }, facts: { alternate: '/birds/rail.md' } },
  { route: { path: '/été, $1' }, facts: { alternate: '/été, $1.md' } },
];
const BIRDS = {
  'birds/rail/index.html': 'rail',
  'birds/rail.md': '# Rail',
  'birds/rail.md.gz': 'compressed',
  'été, $1.md': '#',
};

/** Apache encodes the comma, which would end a value. */
const SUMMER = /^<https:\/\/marsh\.test\/%C3%A9t%C3%A9(?:,|%2C)%20%241>; rel="canonical"$/;

for (const server of webServers)
  (server.installed ? test : test.skip)(`${server.name} says whose they are, and lists none`, async () => {
    const files = { ...CONTENTS, ...BIRDS };
    const { value } = hostFiles(hosting, [], ADDRESS, { paths: Object.keys(files), pages: PAGES });
    const rules = Object.fromEntries(value.map((file) => [file.path, fileText(file)]));
    const site = folderWith({ ...files, ...rules });
    chmodSync(site, 0o755);
    const origin = await startServer(server, { root: site, site, base: '' });
    for (const [path, robots, link] of [
      ['/index.md', 'noindex', '<https://marsh.test/>; rel="canonical"'],
      ['/birds/rail.md', 'noindex', '<https://marsh.test/birds/rail>; rel="canonical"'],
      ['/%C3%A9t%C3%A9,%20$1.md', 'noindex', SUMMER],
      ['/notes.md', 'noindex', undefined],
      ['/birds/rail', undefined, undefined],
    ] as const)
      for (const asked of [{}, { 'accept-encoding': 'gzip' }]) {
        const { status, headers } = await rawAnswer(origin, path, asked);
        assert.equal([status, headers['x-robots-tag']], [200, robots], path);
        if (link instanceof RegExp) assert.match(String(headers.link), link);
        else assert.is(headers.link, link, path);
        assert.match(headers['content-type'] ?? '', path.endsWith('.md') ? /^text\/markdown/ : /^text\/html/, path);
        assert.is(headers['x-content-type-options'], 'nosniff', path);
      }
  });
