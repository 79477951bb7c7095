import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { assert, suite } from '../../../../test/suite.ts';
import { textPage } from '../../../../test/support/fixture-site.ts';
import { failureOf, isRefused } from '../../../../test/support/refusals.ts';
import { siteOfFiles } from '../../../../test/support/site-of-files.ts';
import { bareHost, sharedCache } from '../../../../test/support/workshop-host.ts';
import { restoreEntry } from '../../../server/bin/bin-endpoints.ts';
import { binEntries, fileInBin } from '../../../server/bin/bin-entries.ts';
import { deletePicture, replacePicture } from '../../../server/pictures/picture-changes.ts';
import { usedPictures } from '../../../server/pictures/used-pictures.ts';

const test = suite('Pictures and the texts that show them');

const square = (format: 'png' | 'jpeg', width = 30) =>
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

test('another picture takes the name of one, or has the texts follow where it is of another format; the former one is in the bin', async () => {
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

test('one that a text shows is not deleted; one that nobody shows comes back from the bin, beside another of its name', () => {
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
