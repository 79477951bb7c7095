import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { HOSTILE_MARKDOWN, HOSTILE_VALUES } from '../../../test/fuzz/hostile.ts';
import { mutate } from '../../../test/fuzz/mutations.ts';
import { forEachCase, type Random } from '../../../test/fuzz/random.ts';
import { assert, suite } from '../../../test/suite.ts';
import { fixtureSite, textPage } from '../../../test/support/fixture-site.ts';
import { treeOf } from '../../../test/support/tree.ts';
import { bareHost } from '../../../test/support/workshop-host.ts';
import { endpointAddress, TOKEN, WORKSHOP } from '../../api.ts';
import { Previews } from '../../server/preview/previews.ts';
import { Publisher } from '../../server/publication/publisher.ts';
import { endpoints, uploads } from '../../server/workshop.ts';
import { workshopOf } from '../support/workshop.ts';

const test = suite('Hostile requests to the workshop');

const CONTACT = 'content/pages/contact.md';

/** Of paths and names: ways out of a folder, names that some system reads otherwise, and halves of characters. */
const SEGMENTS = [
  ...['..', '.', '', '...', '~', '.git', 'pages', 'content', 'src', 'static', 'contact.md', 'site.md', 'neuf.md'],
  ...[
    '..%2f',
    '%2e%2e',
    '..\\',
    'C:',
    'aux.md',
    'con',
    'a:b.md',
    'a\0.md',
    'a\u202e.md',
    'a\ud83d.md',
    'é'.repeat(140),
  ],
  ...['a'.repeat(300), 'x.md ', 'x.md.', '.x.md', 'x.MD', 'x.png', '-', '__proto__', 'constructor', '{{x}}', '🚀'],
];
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="hacked()"/>';
const BYTES = [SVG, '<svg>', 'GIF89a', '\x89PNG\r\n\x1a\n', '', '{'];
const VALUES: readonly unknown[] = [null, true, -1, 1e308, [], {}, '', 'text', '__proto__', ...HOSTILE_VALUES];
const KEYS = ['path', 'text', 'version', 'contentType', 'title', 'slug', 'name', 'redirect', '__proto__'];

test('succeed or are refused in French, never crash, and change only texts and pictures', async () => {
  const site = fixtureSite();
  const { call, send, token } = await workshopOf(site);
  const others = () =>
    Object.entries(treeOf(site.root)).filter(([path]) => !/^(?:content|static\/images|\.atelier|\.cache)\//.test(path));
  const before = others();
  const done: Record<number, number> = {};
  await forEachCase(async (random) => {
    const [method, path, asked] = request(random);
    const what = JSON.stringify([method, path, asked]);
    const known = random.below(20) > 0 && { [TOKEN]: token };
    const { status, text } = await send(method, path, { ...asked, headers: { ...asked.headers, ...known } });
    done[status] = (done[status] ?? 0) + 1;
    // 503 is said of previews: this workshop has seen no build.
    assert.ok(status < 500 || status === 503, `${status} for ${what}: ${text}`);
    assert.not.match(text, relative('/', site.root), what);
    assert.equal(others(), before, what);
    assert.equal(strangers(site.contentDir), [], what);
  });
  console.log(`Answers: ${JSON.stringify(done)}`);
  assert.is((await call('files/open', { path: CONTACT })).status, 200, 'it still answers');
});

/** Files of the content folder that are no texts. */
function strangers(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  return entries.map(({ parentPath, name }) => join(parentPath, name)).filter((path) => !path.endsWith('.md'));
}

type Request = readonly [
  method: string,
  path: string,
  asked: { data?: unknown; body?: string; headers?: Record<string, string> },
];

const host = bareHost(fixtureSite());
const UPLOADS = Object.keys(uploads).map((name) => endpointAddress(`upload/${name}`));

const ENDPOINTS = Object.keys(endpoints(host, new Publisher(host), new Previews(host))).map(endpointAddress);

function request(random: Random): Request {
  const known = random.pick([...ENDPOINTS, ...UPLOADS]);
  const isRare = random.below(8) === 0;
  const address = isRare ? `${WORKSHOP}${encoded(pathOf(random)).replaceAll('%2F', '/')}` : known;
  const method = random.pick(isRare ? ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] : ['POST']);
  const value = random.below(3) === 0 ? CONTACT : pathOf(random);
  const query = random.pick(['', `?path=${encoded(value)}`, `?name=${encoded(value)}`]);
  if (random.below(5) > 0 && !UPLOADS.includes(known)) return [method, address + query, { data: dataOf(random) }];
  const type = random.pick(['application/json', 'application/octet-stream', 'image/png', 'text/plain', '']);
  return [method, address + query, { body: random.pick(BYTES), headers: { 'content-type': type } }];
}

function pathOf(random: Random): string {
  const start = random.pick(['content/pages/', 'content/', '', '/', '../']);
  return start + Array.from({ length: 1 + random.below(4) }, () => random.pick(SEGMENTS)).join('/');
}

/** Encodes a path, now and then wrongly. */
function encoded(path: string): string {
  try {
    return encodeURIComponent(path);
  } catch {
    return '%ED%A0%BD';
  }
}

/** Returns a request of the workshop's page with some hostile fields. */
function dataOf(random: Random): unknown {
  if (random.below(10) === 0) return random.pick(VALUES);
  const text = mutate(textPage('Contact', random.pick(HOSTILE_MARKDOWN)), random);
  const data: Record<string, unknown> = random.pick<Record<string, unknown>>([
    { path: CONTACT, text },
    { path: pathOf(random), text, version: '' },
    { contentType: 'text', title: random.pick(HOSTILE_VALUES) },
    { contentType: 'text', title: 'Neuf', slug: pathOf(random) },
    { path: CONTACT, slug: random.pick(SEGMENTS), version: '' },
  ]);
  if (random.below(3) === 0) data[random.pick(KEYS)] = random.below(2) === 0 ? pathOf(random) : random.pick(VALUES);
  return data;
}
