import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { assert, suite } from '../../../../test/suite.ts';
import { fixtureSite, textPage } from '../../../../test/support/fixture-site.ts';
import { photoWithLocation, SECRET } from '../../../../test/support/pictures.ts';
import { failureOf, isRefused } from '../../../../test/support/refusals.ts';
import { siteOfFiles } from '../../../../test/support/site-of-files.ts';
import { bareHost, sharedCache } from '../../../../test/support/workshop-host.ts';
import { endpointAddress, PICTURE } from '../../../api.ts';
import { restoreEntry } from '../../../server/bin/bin-endpoints.ts';
import { binEntries, fileInBin } from '../../../server/bin/bin-entries.ts';
import { deletePicture, replacePicture } from '../../../server/pictures/picture-changes.ts';
import { usedPictures } from '../../../server/pictures/used-pictures.ts';
import { workshopOf } from '../../support/workshop.ts';

const test = suite('Pictures of the workshop');

const square = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif', width = 30) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#369' } })
    .toFormat(format)
    .toBuffer();
const [PNG, OTHER_PNG, JPEG] = await Promise.all([square('png'), square('png', 40), square('jpeg')]);

const TEXTS = {
  'content/pages/un.md': textPage(
    'Un',
    '![Un chat](/images/photo.png "Sète, 2025")\n\nEt [encore](/images/photo.png#x).',
  ),
  'content/pages/deux.md': textPage('Deux', 'Rien.').replace(
    '---\n\n',
    'photo:\n  source: /images/photo.png\n  alt: Un chien\n  legende: Le soir\n---\n\n',
  ),
  'content/pages/trois.md': textPage('Trois', '![](/images/photo.pngx) ![](https://example.com/images/photo.png)'),
};

function standing(files: Readonly<Record<string, string>> = {}) {
  const site = siteOfFiles({ ...TEXTS, 'static/images/photo.png': PNG, 'static/images/seule.png': PNG, ...files });
  const { root } = site;
  const held = (path: string) => readFileSync(join(root, path));
  const texts = () => Object.keys(TEXTS).map((path) => held(path).toString());
  const pictures = () => readdirSync(join(root, 'static/images')).sort();
  const host = bareHost(site, undefined, sharedCache());
  return {
    root,
    host,
    held,
    texts,
    pictures,
    bin: () => binEntries(site).map((entry) => ({ ...entry, file: fileInBin(site, entry) })),
  };
}

test('each is listed with the places that name it', async () => {
  const { host } = standing();
  const [photo, alone] = await usedPictures(host);
  assert.is(alone?.address, '/images/seule.png');
  assert.equal([alone?.uses, alone?.bySite], [[], false]);
  assert.equal(photo?.uses, [
    { path: 'content/pages/deux.md', line: 5, column: 11 },
    { path: 'content/pages/un.md', line: 6, column: 12 },
    { path: 'content/pages/un.md', line: 8, column: 13 },
  ]);
  const built = { base: '', diagnostics: [], texts: [], data: new Map(), downloads: [], pageSources: {} };
  const after = await usedPictures({ ...host, built: () => built });
  assert.is(after[1]?.bySite, true, 'a build that does not say that nothing shows it');
});

test('a replaced picture keeps its name, or texts are updated; the former one is in the bin', async () => {
  const { host, held, texts, pictures, bin } = standing();
  const before = texts();
  assert.equal(await replacePicture(host, '/images/photo.png', OTHER_PNG), {
    address: '/images/photo.png',
    changed: [],
  });
  assert.equal(held('static/images/photo.png'), OTHER_PNG);
  assert.equal(readFileSync(bin()[0]?.file ?? ''), PNG);
  const { address, changed } = await replacePicture(host, '/images/photo.png', JPEG);
  assert.is(address, '/images/photo.jpg');
  assert.is(changed.length, 2);
  const found = texts().map((text) => text.replaceAll('photo.jpg', 'photo.png'));
  assert.equal(found, before);
  assert.equal(pictures(), ['photo.jpg', 'seule.png']);
  assert.is(bin().length, 2);
  const broken = replacePicture(host, '/images/photo.jpg', Buffer.from('no picture'));
  assert.ok(isRefused(422)(await failureOf(broken)));
});

test('an address that is none of a picture is refused', () => {
  const { host } = standing();
  assert.throws(() => deletePicture(host, '/images/absent.png'), isRefused(404));
  for (const address of ['/robots.txt', '/images/../x.png', '/images/%2e%2e/x.png', '/images/.x.png', 'x.png'])
    assert.throws(() => deletePicture(host, address), isRefused(400), address);
});

test('a used picture is not deleted; an unused one can be restored beside its namesake', () => {
  const { host, root, held, bin } = standing();
  assert.throws(() => deletePicture(host, '/images/photo.png'), isRefused(409));
  deletePicture(host, '/images/seule.png');
  assert.not(existsSync(join(root, 'static/images/seule.png')));
  writeFileSync(join(root, 'static/images/seule.png'), OTHER_PNG);
  const path = 'static/images/seule-2.png';
  assert.equal(restoreEntry(host, bin()[0]?.id ?? ''), { path, changed: [] });
  assert.equal(held('static/images/seule-2.png'), PNG);
  assert.equal(bin(), []);
});

const BYTES = 'application/octet-stream';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h9"/></svg>';

async function opened() {
  const site = fixtureSite();
  const { ask, call } = await workshopOf(site);
  const folder = join(site.staticDir, 'images');
  const send = (name: string, body: string | Uint8Array, purpose = 'picture', type = BYTES) =>
    ask('POST', `${endpointAddress(`upload/${purpose}`)}?name=${encodeURIComponent(name)}`, {
      body,
      headers: { 'content-type': type },
    });
  return { site, call, send, folder, files: () => readdirSync(folder).sort() };
}

test('a picture gets a clean name, and the extension of what it is', async () => {
  const { send, call, folder } = await opened();
  for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
    const bytes = await square(format);
    const extension = format === 'jpeg' ? 'jpg' : format;
    const { status, data } = await send(`L'Été à Sète (${format}).JPEG`, bytes);
    assert.is(status, 200, JSON.stringify(data));
    assert.equal(data, {
      address: `/images/l-ete-a-sete-${format}.${extension}`,
      width: 30,
      height: 20,
      bytes: bytes.length,
    });
    assert.equal(readFileSync(join(folder, `l-ete-a-sete-${format}.${extension}`)), bytes);
  }
  assert.is((await send('dessin.svg', SVG)).data.address, '/images/dessin.svg');
  const { data } = await call('pictures/list');
  assert.is(data.length, 7, 'with the one that was there');
  assert.ok(data.every(({ width }: { width: number }) => width > 0));
});

test('an added or replacing picture loses its location data', async () => {
  const { site, send, folder } = await opened();
  const photo = await photoWithLocation(60, 40);
  assert.ok(photo.includes(SECRET));
  assert.is((await send('maison.jpg', photo)).data.address, '/images/maison.jpg');
  assert.not(readFileSync(join(folder, 'maison.jpg')).includes(SECRET));
  writeFileSync(join(site.staticDir, 'images/vieille.png'), await square('png'));
  const { status, data } = await send('/images/vieille.png', photo, 'replacement');
  assert.is(status, 200, JSON.stringify(data));
  assert.not(readFileSync(join(folder, 'vieille.jpg')).includes(SECRET));
});

test('a wider picture is reduced to 3,000 px, and any other stays unchanged', async () => {
  const { send, folder } = await opened();
  const [wide, narrow] = await Promise.all([photoWithLocation(3200, 320), square('png')]);
  const { data } = await send('large.jpg', wide);
  assert.equal([data.width, data.height], [3000, 300]);
  const kept = readFileSync(join(folder, 'large.jpg'));
  assert.is(data.bytes, kept.length);
  assert.is((await sharp(kept).metadata()).format, 'jpeg');
  assert.not(kept.includes(SECRET));
  await send('juste.png', narrow);
  assert.equal(readFileSync(join(folder, 'juste.png')), narrow);
});

test('a picture never takes the place of another one, nor leaves its folder', async () => {
  const { send, files, folder } = await opened();
  const bytes = await square('png');
  writeFileSync(join(folder, 'Photo.PNG'), 'other');
  assert.is((await send('photo.png', bytes)).data.address, '/images/photo-2.png');
  assert.is((await send('PHOTO.png', bytes)).data.address, '/images/photo-3.png');
  assert.is(readFileSync(join(folder, 'Photo.PNG'), 'utf8'), 'other');
  for (const name of ['../../x.png', '/etc/x.png', '..\\x.png', '.png', '', 'a\0b.png', '🚀.png', 'CON.png']) {
    const { data } = await send(name, bytes);
    assert.match(data.address, /^\/images\/(?!con\.)[a-z0-9-]+\.png$/, name);
  }
  assert.ok(files().every((name) => !name.startsWith('.')));
});

test('other files, broken and oversized pictures are refused in French, and nothing is written', async () => {
  const { send, files } = await opened();
  const before = files();
  const whole = await square('jpeg');
  const refused: [name: string, body: string | Uint8Array, status: number][] = [
    ['x.png', '', 422],
    ['x.png', 'no picture', 422],
    ['x.svg', '<html><script>alert(1)</script></html>', 422],
    ['x.jpg', whole.subarray(0, whole.length / 2), 422],
    ['x.pdf', '%PDF-1.7\n', 422],
    ['x.png', Buffer.alloc(25_000_001), 413],
  ];
  for (const [name, body, status] of refused) {
    const answer = await send(name, body);
    assert.is(answer.status, status, name);
    assert.ok(answer.data.message && answer.data.hint);
  }
  assert.is((await send('x.png', await square('png'), 'picture', 'text/plain')).status, 415);
  assert.equal(files(), before);
});

test('a folder that is a link is not written into', async () => {
  const { site, send, folder } = await opened();
  rmSync(folder, { recursive: true });
  mkdirSync(join(site.root, 'ailleurs'));
  symlinkSync(join(site.root, 'ailleurs'), folder);
  assert.is((await send('x.png', await square('png'))).status, 403);
  assert.equal(readdirSync(join(site.root, 'ailleurs')), []);
  rmSync(folder);
  assert.is((await send('x.png', await square('png'))).status, 200, 'a missing folder is made');
});

test('a download gets a clean name; an empty file, or one that browsers would run, is refused', async () => {
  const { site, send: sendAs } = await opened();
  const folder = join(site.staticDir, 'fichiers');
  const send = (name: string, body: string) => sendAs(name, body, 'download');
  assert.equal((await send("Grille d'audit.XLSX", 'abc')).data, { address: '/fichiers/grille-d-audit.xlsx' });
  assert.equal((await send("Grille d'audit.xlsx", 'def')).data, { address: '/fichiers/grille-d-audit-2.xlsx' });
  assert.equal((await send('../../../x.pdf', 'abc')).data, { address: '/fichiers/x.pdf' });
  for (const name of ['page.html', 'dessin.svg', 'outil.js', 'sans-extension', '.pdf', 'x.pdf.exe', ''])
    assert.is((await send(name, 'abc')).status, 422, name);
  assert.is((await send('vide.pdf', '')).status, 422);
  assert.equal(readdirSync(folder).sort(), ['grille-d-audit-2.xlsx', 'grille-d-audit.xlsx', 'x.pdf']);
  assert.is(readFileSync(join(folder, 'grille-d-audit.xlsx'), 'utf8'), 'abc');
});

test('are handed to its own pages without a token, and to no other page', async () => {
  const { send } = await workshopOf(fixtureSite());
  const address = `${PICTURE}?address=/images/point.svg`;
  const own = await send('GET', address, { headers: { 'sec-fetch-site': 'same-origin' } });
  assert.is(own.status, 200);
  assert.match(own.text, '<svg');
  assert.match(String(own.headers['content-security-policy']), /default-src 'none'.*sandbox/);
  assert.is(own.headers['cross-origin-resource-policy'], 'same-origin');
  for (const site of ['same-site', 'cross-site'])
    assert.is((await send('GET', address, { headers: { 'sec-fetch-site': site } })).status, 403, site);
  assert.is((await send('POST', address)).status, 405);
});

test('are sent only for pictures below the folder, never hidden, linked or of another type', async () => {
  const site = fixtureSite();
  const folder = join(site.staticDir, 'images');
  mkdirSync(join(folder, 'dossier.png'));
  symlinkSync(join(site.root, 'content/site.md'), join(folder, 'lien.png'));
  for (const name of ['notes.txt', '.cache.png', 'page.html']) writeFileSync(join(folder, name), 'x');
  const { send } = await workshopOf(site);
  const statuses = {
    '/images/absent.png': 404,
    '/images/notes.txt': 422,
    '/images/lien.png': 403,
    '/images/dossier.png': 403,
    '/images/.cache.png': 400,
    '/images/../../content/site.md': 400,
    '/404.html': 400,
  };
  for (const [address, status] of Object.entries(statuses)) {
    const answer = await send('GET', `${PICTURE}?address=${encodeURIComponent(address)}`);
    assert.is(answer.status, status, address);
  }
});
