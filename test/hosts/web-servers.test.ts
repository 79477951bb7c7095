import { chmodSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publishedPath } from '../../build/contract/addresses.ts';
import type { SiteAddress } from '../../build/contract/definition.ts';
import { outputFile } from '../../build/contract/output.ts';
import { compress } from '../../build/output/compress/compress.ts';
import { hostFiles } from '../../build/output/hosts/hosts.ts';
import { hosting } from '../../src/hosting.ts';
import { assert, suite } from '../suite.ts';
import { folderWith } from '../support/folder.ts';
import { once } from '../support/once.ts';
import { formerPages, ODD_PATHS } from '../support/policy.ts';
import { type RawAnswer, rawAnswer } from '../support/raw-answer.ts';
import { FAILING_PATH, startServer, type WebServer, webServers } from './servers.ts';

const test = suite('Web servers with the site’s own rules');

/** More than one packet of it. */
const LONG = 'reeds and rushes, '.repeat(200);
const page = (title: string) => `<!doctype html><title>${title}</title><p>${LONG}</p>`;
const PAGES = { '/': page('Marsh'), '/notes': page('Notes'), '/notes/rail': page('Rail'), '/about': page('About') };
const SUMMER = '/été, $1';
const FORMER = formerPages(1, '/butor-étoilé', '/old/bittern.html', ...ODD_PATHS);
const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(PAGES).map(([path, html]) => [join('.', path, 'index.html'), html])),
  ...Object.fromEntries(FORMER.map(({ output }) => [output, 'moved'])),
  '404.html': page('Nothing here'),
  '500.html': page('Out of order'),
  'assets/page-AAAAAAAA.js': '"use strict";',
  'images/pond.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${LONG}</title></svg>`,
  'index.md': '# Marsh',
  'notes/rail.md': `# Rail\n\n${LONG}`,
  [`${SUMMER.slice(1)}.md`]: '# Summer',
  'notes.md': `# Notes\n\n${LONG}`,
  'site.webmanifest': '{"name":"The Marsh"}',
  '.well-known/security.txt': 'Contact: mailto:ada@marsh.test\n',
  'feed.xml': '<feed/>',
  '.published.json': '{}',
};

interface Running extends SiteAddress {
  /** Bytes of all published files, by path. */
  files: ReadonlyMap<string, Buffer>;
}

const PLACES = [
  { base: '', trailingSlash: false },
  { base: '/depot', trailingSlash: true },
  { base: '/depot', trailingSlash: false },
];

/** Publishes the files with the rules for hosts and their compressed forms, and starts a server that hands them out. */
async function running(server: WebServer, place: Omit<SiteAddress, 'origin'>): Promise<Running> {
  const { base } = place;
  const own = Object.entries(FILES).map(([path, contents]) => outputFile(path, contents));
  const alternates = ['/', '/notes/rail', SUMMER].map((path) => ({
    route: { path },
    facts: { alternate: `${base}${path === '/' ? '/index' : path}.md` },
  }));
  const published = { paths: Object.keys(FILES), pages: alternates };
  const rules = hostFiles(hosting, FORMER, { origin: 'https://marsh.test', ...place }, published);
  const all = [...own, ...rules.value, ...(await compress(own)).value];
  const files = new Map(all.map(({ path, contents }) => [path, Buffer.from(contents())]));
  const root = folderWith(Object.fromEntries([...files].map(([path, bytes]) => [join('.', base, path), bytes])));
  // A web server is somebody else.
  chmodSync(root, 0o755);
  return { ...place, files, origin: await startServer(server, { root, base }) };
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Expectations of every server, in every place. */
const EXPECTED: Readonly<Record<string, (site: Running, server: WebServer) => Promise<void>>> = {
  'every page is at its address, as HTML, with every header': async (site) => {
    for (const [name, html] of Object.entries(PAGES)) {
      const path = publishedPath(site, name);
      const answer = await rawAnswer(site.origin, path);
      assert.is(answer.status, 200, path);
      assert.is(answer.headers['content-type']?.toLowerCase(), 'text/html; charset=utf-8', path);
      assert.is(answer.body.toString(), html, path);
      assert.equal(policyIn(answer), lowerCase(hosting.headers), path);
    }
  },

  'files have their types, and what is said of their folders': async ({ origin, base }) => {
    for (const [path, type, changed] of [
      ['/assets/page-AAAAAAAA.js', /^(?:text|application)\/javascript/, { 'cache-control': IMMUTABLE }],
      ['/images/pond.svg', /^image\/svg\+xml/, { 'cross-origin-resource-policy': 'cross-origin' }],
      ['/notes.md', /^text\/markdown; charset=utf-8$/i, {}],
      ['/site.webmanifest', /^application\/manifest\+json/, {}],
      ['/.well-known/security.txt', /^text\/plain; charset=utf-8$/i, {}],
      ['/feed.xml', /^(?:text|application)\/xml/, {}],
    ] as const) {
      const answer = await rawAnswer(origin, base + path);
      assert.is(answer.status, 200, path);
      assert.match(answer.headers['content-type'] ?? '', type, path);
      assert.equal(policyIn(answer), { ...lowerCase(hosting.headers), ...changed }, path);
    }
  },

  'what is not there is the not-found page, never kept': async ({ origin, base }) => {
    const nowhere = '/nowhere /nowhere/ /notes/nowhere.md /assets/nowhere-AAAAAAAA.js /assets /assets/'.split(' ');
    for (const path of nowhere) {
      const answer = await rawAnswer(origin, base + path);
      assert.is(answer.status, 404, path);
      assert.match(answer.headers['content-type'] ?? '', /^text\/html/, path);
      assert.is(answer.body.toString(), FILES['404.html'], path);
      assert.equal(policyIn(answer), lowerCase(hosting.headers), path);
    }
  },

  'a name that no disk can have is not there': async ({ origin, base }, server) => {
    for (const name of ['notes%00', '%00'])
      assert.is((await rawAnswer(origin, `${base}/${name}`)).status, server.name === 'nginx' ? 400 : 404, name);
    // Apache refuses one that is too long before it reads the rules of a folder.
    const status = server.name === 'Apache' ? 403 : 404;
    for (const name of [
      'a'.repeat(300),
      '%C3%A9'.repeat(140),
      '%E2%82%AC'.repeat(86),
      '%F0%9F%9A%80'.repeat(64),
      `notes/${'a'.repeat(300)}/`,
    ]) {
      const answer = await rawAnswer(origin, `${base}/${name}`);
      assert.is(answer.status, status, name);
      assert.is(answer.body.toString(), FILES['404.html'], name);
    }
  },

  'what is refused before a file is looked for has every header, too': async ({ origin }, server) => {
    for (const [status, head] of REFUSED[server.name] ?? []) {
      const answer = await answerTo(origin, head);
      assert.is(answer.status, status);
      assert.equal(policyIn(answer), lowerCase(hosting.headers), `${status}`);
    }
  },

  'what fails is the page for that': async ({ origin, base }) => {
    const answer = await rawAnswer(origin, base + FAILING_PATH);
    assert.is(answer.status, 500);
    assert.match(answer.headers['content-type'] ?? '', /^text\/html/);
    assert.is(answer.body.toString(), FILES['500.html']);
    assert.equal(policyIn(answer), lowerCase(hosting.headers));
  },

  'texts come in the form that is taken, and are the same': async ({ files, ...site }, server) => {
    const { origin, base } = site;
    const page = publishedPath(site, '/notes/rail');
    for (const [path, file] of [
      [page, 'notes/rail/index.html'],
      [`${base}/`, 'index.html'],
      [`${base}/notes.md`, 'notes.md'],
    ] as const) {
      const plain = await rawAnswer(origin, path);
      assert.is(plain.headers['content-encoding'], undefined, path);
      for (const encoding of server.encodings) {
        const answer = await rawAnswer(origin, path, { 'accept-encoding': encoding });
        assert.is(answer.headers['content-encoding'], encoding, path);
        assert.is(answer.headers['content-type'], plain.headers['content-type'], path);
        assert.match(answer.headers.vary ?? '', /accept-encoding/i, path);
        assert.equal(policyIn(answer), policyIn(plain), path);
        assert.equal(DECODERS[encoding]?.(answer.body), files.get(file), path);
        const best = `${file}${encoding === 'br' ? '.br' : '.gz'}`;
        assert.equal(answer.body, files.get(best), `${path}: made by the build`);
      }
    }
    const refused = await rawAnswer(origin, page, { 'accept-encoding': 'br;q=0, gzip;q=0.0' });
    assert.is(refused.headers['content-encoding'], undefined);
    const missing = await rawAnswer(origin, `${base}/nowhere`, { 'accept-encoding': 'gzip' });
    assert.is(missing.status, 404);
    assert.equal(gunzipSync(missing.body), files.get('404.html'));
  },

  'what has not changed is not sent again': async ({ origin, base }) => {
    for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
      const { etag = '' } = (await rawAnswer(origin, `${base}/`, headers)).headers;
      assert.ok(etag);
      assert.is((await rawAnswer(origin, `${base}/`, { ...headers, 'if-none-match': etag })).status, 304);
    }
  },

  'other spellings of an address lead to it, with their query': async ({ origin, base, trailingSlash }) => {
    const at = (path: string) => publishedPath({ origin, base, trailingSlash }, path);
    for (const [asked, wanted] of [
      [trailingSlash ? `${base}/notes` : `${base}/notes/`, at('/notes')],
      [`${base}/notes/rail${trailingSlash ? '' : '/'}?utm_source=a%20b`, `${at('/notes/rail')}?utm_source=a%20b`],
      [`${base}/index.html`, `${base}/`],
      [`${base}/notes/index.html`, at('/notes')],
      [`${base}/notes/index.html?x=1`, `${at('/notes')}?x=1`],
      ...(base === '' ? [] : [[base, `${base}/`] as const]),
    ] as const)
      assert.equal(redirect(await rawAnswer(origin, asked)), [301, wanted], asked);
  },

  'the root of the host leads to a site below it': async ({ origin, base }, server) => {
    if (base === '' || server.name === 'Apache') return;
    assert.equal(redirect(await rawAnswer(origin, '/')), [302, `${base}/`]);
  },

  'former addresses lead to the page': async ({ origin, base, trailingSlash }) => {
    const to = publishedPath({ origin, base, trailingSlash }, '/about');
    for (const former of FORMER.map(({ path }) => encodeURI(path)))
      for (const asked of [former, `${former}/`])
        assert.equal(redirect(await rawAnswer(origin, base + asked)), [301, to], asked);
  },

  'Markdown alternates say whose they are, and are not to be listed': async ({ origin, base, trailingSlash }) => {
    const whose = (path: string) =>
      `<https://marsh.test${encodeURI(publishedPath({ origin, base, trailingSlash }, path)).replace('$', '%24')}>; rel="canonical"`;
    for (const [path, robots, link] of [
      ['/index.md', 'noindex', whose('/')],
      ['/notes/rail.md', 'noindex', whose('/notes/rail')],
      ['/%C3%A9t%C3%A9,%20$1.md', 'noindex', whose(SUMMER)],
      ['/notes.md', 'noindex', undefined],
      ['/feed.xml', undefined, undefined],
    ] as const)
      for (const asked of [{}, { 'accept-encoding': 'gzip' }]) {
        const { headers } = await rawAnswer(origin, base + path, asked);
        assert.is(headers['x-robots-tag'], robots, path);
        // Apache encodes the comma, which would end a value.
        assert.is(headers.link?.toString().replace('%2C', ','), link, path);
      }
  },

  'nobody is led to another host, or handed what only hosts read': async ({ origin, base }) => {
    const away = [
      '/\\notes/',
      `${base}/\\notes/`,
      `${base}/%5Cnotes/index.html`,
      '//evil.test/',
      '/%5Cevil.test/',
      '/%0d%0aSet-Cookie:a=b/',
      '//evil.test',
    ];
    for (const path of away) {
      const { status, headers } = await rawAnswer(origin, base + path);
      assert.is(headers['set-cookie'], undefined, path);
      if (status >= 300 && status < 400) assert.is(new URL(headers.location ?? '', origin).origin, origin, path);
    }
    const forHosts = '_headers _redirects vercel.json .htaccess .published.json'.split(' ');
    for (const name of forHosts) {
      const { status } = await rawAnswer(origin, `${base}/${name}`);
      assert.ok(status === 404 || status === 403, name);
    }
    assert.is((await rawAnswer(origin, `${base}/.hosts/nginx.conf`)).status, 404);
  },
};

/** Statuses with which a server refuses a request before it looks for a file, by what is asked of it. */
const REFUSED: Readonly<Record<string, readonly (readonly [status: number, head: string])[]>> = {
  nginx: [
    [405, 'TRACE / HTTP/1.1'],
    [400, 'GET / HTTP/1.1\r\nHost: a b'],
    [414, `GET /${'a'.repeat(40_000)} HTTP/1.1`],
  ],
  Apache: [
    [405, 'TRACE / HTTP/1.1'],
    [400, 'GET /%zz HTTP/1.1'],
    [414, `GET /${'a'.repeat(9000)} HTTP/1.1`],
  ],
};

/** Returns the head of the answer to a request that is sent exactly as written. */
async function answerTo(origin: string, head: string): Promise<{ status: number; headers: Record<string, string> }> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(`${head}${head.includes('Host:') ? '' : '\r\nHost: a'}\r\nConnection: close\r\n\r\n`);
  const [start = '', ...lines] = (await text(socket)).split('\r\n\r\n', 1).join().split('\r\n');
  const fields = lines.map((line) => [line.split(':', 1).join().toLowerCase(), line.slice(line.indexOf(':') + 2)]);
  return { status: Number(start.split(' ')[1]), headers: Object.fromEntries(fields) };
}

/** Returns the headers of an answer that the policy names. */
function policyIn({ headers }: { headers: Record<string, unknown> }): Record<string, unknown> {
  return Object.fromEntries(Object.keys(lowerCase(hosting.headers)).map((name) => [name, headers[name]]));
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** Returns a status, and the address as it is sent: a path, since a proxy may speak another protocol to the visitor. */
function redirect({ status, headers }: RawAnswer): [status: number, to: string | undefined] {
  return [status, headers.location];
}

for (const server of webServers) {
  if (!server.installed) console.log(`${server.name}: not installed, not tried`);
  for (const place of PLACES) {
    const site = once(() => running(server, place));
    const of = `${server.name}, at ${place.base || '/'}, addresses ${place.trailingSlash ? 'with' : 'without'} a slash: `;
    for (const [name, holds] of Object.entries(EXPECTED))
      (server.installed ? test : test.skip)(of + name, async () => holds(await site(), server));
  }
}
