import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { assert, suite } from '../../../test/suite.ts';
import { fixtureSite } from '../../../test/support/fixture-site.ts';
import { photoWithLocation, SECRET } from '../../../test/support/pictures.ts';
import { endpointAddress, PICTURE } from '../../api.ts';
import { workshopOf } from '../support/workshop.ts';

const test = suite('Pictures of the workshop');

const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif') =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#369' } })
    .toFormat(format)
    .toBuffer();
const BYTES = 'application/octet-stream';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h9"/></svg>';

async function opened() {
  const site = fixtureSite();
  const { ask } = await workshopOf(site);
  const folder = join(site.staticDir, 'images');
  const send = (name: string, body: string | Uint8Array, purpose = 'picture', type = BYTES) =>
    ask('POST', `${endpointAddress(`upload/${purpose}`)}?name=${encodeURIComponent(name)}`, {
      body,
      headers: { 'content-type': type },
    });
  return { site, ask, send, folder, files: () => readdirSync(folder).sort() };
}

test('a picture gets a clean name, and the extension of what it is', async () => {
  const { send, ask, folder } = await opened();
  for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
    const bytes = await picture(format);
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
  const { data } = await ask('POST', endpointAddress('pictures/list'), { data: null });
  assert.is(data.length, 7, 'with the one that was there');
  assert.ok(data.every(({ width }: { width: number }) => width > 0));
});

test('a picture says nothing of the place any more once it is added, or takes the place of another', async () => {
  const { site, send, folder } = await opened();
  const photo = await photoWithLocation(60, 40);
  assert.ok(photo.includes(SECRET));
  assert.is((await send('maison.jpg', photo)).data.address, '/images/maison.jpg');
  assert.not(readFileSync(join(folder, 'maison.jpg')).includes(SECRET));
  writeFileSync(join(site.staticDir, 'images/vieille.png'), await picture('png'));
  const { status, data } = await send('/images/vieille.png', photo, 'replacement');
  assert.is(status, 200, JSON.stringify(data));
  assert.not(readFileSync(join(folder, 'vieille.jpg')).includes(SECRET));
});

test('a picture is kept 3,000 px wide where it was wider, and as it came where it was not', async () => {
  const { send, folder } = await opened();
  const [wide, narrow] = await Promise.all([photoWithLocation(3200, 320), picture('png')]);
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
  const bytes = await picture('png');
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

test('what is no picture, a broken one, or too large is refused in French, and nothing is written', async () => {
  const { send, files } = await opened();
  const before = files();
  const whole = await picture('jpeg');
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
  assert.is((await send('x.png', await picture('png'), 'picture', 'text/plain')).status, 415);
  assert.equal(files(), before);
});

test('a folder that is a link is not written into', async () => {
  const { site, send, folder } = await opened();
  rmSync(folder, { recursive: true });
  mkdirSync(join(site.root, 'ailleurs'));
  symlinkSync(join(site.root, 'ailleurs'), folder);
  assert.is((await send('x.png', await picture('png'))).status, 403);
  assert.equal(readdirSync(join(site.root, 'ailleurs')), []);
  rmSync(folder);
  assert.is((await send('x.png', await picture('png'))).status, 200, 'a missing folder is made');
});

test('a document for readers gets a clean name in their folder, and what a browser would run, or an empty file, is refused', async () => {
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

test('are those of a picture below its folder: nothing hidden, linked or of another sort', async () => {
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
