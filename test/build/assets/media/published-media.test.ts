import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { probe } from '../../../../build/assets/media/probe.ts';
import type { Variant } from '../../../../build/assets/media/variants.ts';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import { cachedVariants, openCache } from '../../../../build/pipeline/cached-steps.ts';
import { build } from '../../../../build/pipeline/pipeline.ts';
import { englishMedia } from '../../../fixtures/english-media.ts';
import { assert, suite } from '../../../suite.ts';
import { fixtureSite, textPage } from '../../../support/fixture-site.ts';
import { photoWithLocation, picture, SECRET } from '../../../support/pictures.ts';

const test = suite('Pictures and films in a build');

type Files = Readonly<Record<string, Uint8Array>>;

/** The fixture site with these texts and files, few widths for its pictures. */
function siteWith(texts: Readonly<Record<string, string>>, files: Files = {}): SiteDefinition {
  const site = fixtureSite(texts);
  for (const [path, contents] of Object.entries(files)) writeFileSync(join(site.root, path), contents);
  return { ...site, media: englishMedia };
}

async function built(site: SiteDefinition) {
  const out = join(site.root, 'dist');
  const result = await build(site, { out });
  const found = existsSync(out) ? readdirSync(out, { recursive: true, encoding: 'utf8' }) : [];
  const media = found.filter((name) => /\.(?:avif|webp|jpg|png|mp4)$|^media\//.test(name)).sort();
  const diagnostics = result.diagnostics.map(
    ({ severity, file, line, column, rule }) => `${severity} ${file}:${line}:${column} ${rule}`,
  );
  return {
    result,
    out,
    media,
    diagnostics,
    withoutHash: media.map((name) => name.replace(/-[0-9a-f]{12}/, '')).sort(),
  };
}

const FORM: Variant = { output: 'media/maison-100.webp', width: 100, format: 'webp' };
const PAGE = 'content/pages/photos.md';

const HOUSE = 'content/pages/maison.jpg';
const SHOWN = textPage('Photos', '![Une maison](maison.jpg)');

test('a picture beside a text is published as variants without place and author', async () => {
  const { result, out, withoutHash, media } = await built(
    siteWith({ [PAGE]: SHOWN }, { [HOUSE]: await photoWithLocation() }),
  );
  assert.ok(result.ok, JSON.stringify(result.diagnostics));
  const variants = ['400.avif', '400.webp', '640.avif', '640.jpg', '640.webp'];
  const expected = variants.map((variant) => `media/maison-${variant}`);
  assert.equal(withoutHash, expected);
  const html = readFileSync(join(out, 'photos/index.html'), 'utf8');
  for (const name of media) {
    assert.match(html, `/${name}`);
    assert.not.ok(readFileSync(join(out, name)).includes(SECRET), name);
  }
  assert.not.ok(
    result.files.some(({ path }) => path.endsWith('maison.jpg')),
    'the original stays at home',
  );
});

test('a picture keeps its addresses when it is touched or shown twice, and is published once', async () => {
  const photo = await photoWithLocation();
  const site = siteWith({ [PAGE]: SHOWN }, { [HOUSE]: photo });
  const first = await built(site);
  utimesSync(join(site.contentDir, 'pages/maison.jpg'), new Date(), new Date());
  writeFileSync(join(site.contentDir, 'pages/photos.md'), textPage('Photos', 'Rien.'));
  for (const name of ['pages/autre.md', '404.md'])
    writeFileSync(join(site.contentDir, name), textPage(name, '![La maison](maison.jpg)'));
  writeFileSync(join(site.contentDir, 'maison.jpg'), photo);
  const second = await built(site);
  assert.ok(second.result.ok, JSON.stringify(second.result.diagnostics));
  assert.equal(second.media, first.media);
});

test('a picture that no page shows leaves nothing, and one that no text names is told', async () => {
  const site = siteWith({}, { [HOUSE]: await photoWithLocation() });
  const { media, diagnostics } = await built(site);
  assert.equal(media, []);
  assert.equal(diagnostics, ['warning content/pages/maison.jpg:1:1 image-inutilisee']);
});

const STATIC = 'static/images/maison.jpg';
const UNSEEN = `warning ${STATIC}:1:1 image-inutilisee`;

test('a static photograph is published as variants, or without camera data if a page links to it', async () => {
  const files = { [STATIC]: await photoWithLocation(), 'static/portrait.jpg': await photoWithLocation() };
  const shown = '![Une maison](/images/maison.jpg)';
  const alone = await built(siteWith({ [PAGE]: textPage('Photos', shown) }, files));
  assert.not.ok(alone.media.includes('images/maison.jpg'));
  assert.equal(alone.diagnostics, []);
  const linked = await built(
    siteWith({ [PAGE]: textPage('Photos', `${shown} et [en entier](/images/maison.jpg)`) }, files),
  );
  assert.ok(linked.media.includes('images/maison.jpg'));
  assert.equal(linked.diagnostics, []);
  for (const name of linked.media) assert.not.ok(readFileSync(join(linked.out, name)).includes(SECRET), name);
  const { width, height } = await sharp(join(linked.out, 'images/maison.jpg')).metadata();
  assert.equal([width, height], [640, 480]);
});

test('an unused picture is reported and not published; a picture of an unpublished text is not reported', async () => {
  const files = { [STATIC]: await photoWithLocation(), 'static/images/notes.pdf': Buffer.from('%PDF') };
  const unseen = await built(siteWith({}, files));
  assert.equal(unseen.media, []);
  assert.not(existsSync(join(unseen.out, 'images/notes.pdf')));
  assert.equal(unseen.diagnostics.sort(), [UNSEEN, 'warning static/images/notes.pdf:1:1 image-inutilisee']);
  const named = await built(siteWith({ 'static/site.webmanifest': '{"icons":[{"src":"/images/maison.jpg"}]}' }, files));
  assert.equal(named.media, ['images/maison.jpg']);
  assert.not.ok(readFileSync(join(named.out, 'images/maison.jpg')).includes(SECRET));
});

test('an unreadable file is reported and not published; icons and drawings without size are', async () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(64)]);
  const icon = Buffer.concat([Buffer.from('\0\0\x01\0\x01\0\x10\x10', 'latin1'), Buffer.alloc(64)]);
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>hacked()</script></svg>');
  const { out, diagnostics } = await built(
    siteWith({}, { 'static/photo.heic': heic, 'static/favicon.ico': icon, 'static/sans-taille.svg': drawing }),
  );
  const found = ['photo.heic', 'favicon.ico', 'sans-taille.svg'].map((name) => existsSync(join(out, name)));
  assert.equal(found, [false, true, true]);
  assert.not.match(readFileSync(join(out, 'sans-taille.svg'), 'utf8'), 'hacked');
  assert.equal(diagnostics, ['warning static/photo.heic:1:1 image-format']);
});

test('what cannot be shown stops the build where it is written, with the name that may have been meant', async () => {
  const text = textPage('Photos', 'Voir ![Une maison](Maison.JPG)\net ![Rien](abimee.jpg)');
  const files = {
    'content/pages/maison.jpg': await photoWithLocation(),
    'content/pages/abimee.jpg': Buffer.from('Un texte'),
  };
  const { result, diagnostics } = await built(siteWith({ [PAGE]: text }, files));
  assert.equal(diagnostics, [`error ${PAGE}:6:20 image-absente`, `error ${PAGE}:7:4 image-format`]);
  const [missing] = result.diagnostics;
  assert.equal([missing?.length, missing?.fix], ['Maison.JPG'.length, 'maison.jpg']);
});

test('a drawing loses what could run, wherever it lies, and keeps its address in the static folder', async () => {
  const hostile = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><script>hacked()</script><path d="M0 0"/></svg>',
  );
  const text = textPage('Photos', '![Un plan](/images/plan.svg)\n\n![Un autre](autre.svg)');
  const site = siteWith(
    { [PAGE]: text },
    { 'static/images/plan.svg': hostile, 'static/vieux.svg': hostile, 'content/pages/autre.svg': hostile },
  );
  const { result, out, diagnostics } = await built(site);
  assert.ok(result.ok, JSON.stringify(result.diagnostics));
  const drawings = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
  assert.is(drawings.filter((name) => /^(?:images\/plan|vieux|media\/autre-[0-9a-f]{12})\.svg$/.test(name)).length, 3);
  for (const name of drawings) assert.not.match(readFileSync(join(out, name), 'utf8'), 'hacked', name);
  assert.equal(diagnostics, [`warning ${PAGE}:6:1 svg-nettoye`, `warning ${PAGE}:8:1 svg-nettoye`]);
});

test('a film is copied under its own name, with its poster; without a poster it is a link', async () => {
  const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1'), Buffer.alloc(2_400_000)]);
  const text = textPage('Films', '![La visite](visite.mp4 "Une visite")\n\nOu ![la suite](suite.mp4).');
  const files = {
    'content/pages/visite.mp4': film,
    'content/pages/suite.mp4': film,
    'content/pages/visite.jpg': await picture(640, 480).jpeg().toBuffer(),
  };
  const { result, out, withoutHash } = await built(siteWith({ [PAGE]: text }, files));
  assert.ok(result.ok, JSON.stringify(result.diagnostics));
  assert.equal(
    withoutHash,
    ['media/suite.mp4', 'media/visite-640.jpg', 'media/visite.mp4'].sort(),
    'no variant of a picture that nobody sees',
  );
  const html = readFileSync(join(out, 'photos/index.html'), 'utf8');
  assert.match(
    html,
    /<video [^>]*controls[^>]* preload="none" poster="\/media\/visite-\w+-640\.jpg" width="640" height="480"/,
  );
  assert.match(html, /<figcaption>Une visite<\/figcaption>/);
  assert.match(html, /<a href="\/media\/suite-\w+\.mp4">la suite \(MP4 film, 2\.4 MB\)<\/a>/);
});

test('what was made of a picture is never made of it again', async () => {
  const site = siteWith({}, { [HOUSE]: await photoWithLocation() });
  const target = join(site.contentDir, 'pages/maison.jpg');
  const file = { path: 'content/pages/maison.jpg', name: 'pages/maison.jpg', target, bytes: 1 };
  const wanted = { picture: { file, name: file.name, probed: await probe(file), output: '' }, variant: FORM };
  const cache = openCache(site);
  const first = await cachedVariants(cache, site)(wanted);
  cache.store.save();
  rmSync(target);
  const second = await cachedVariants(openCache(site), site)(wanted);
  assert.is(second.file.hash, first.file.hash);
  assert.equal(Buffer.from(second.file.contents()), Buffer.from(first.file.contents()));
  const other = await cachedVariants(
    openCache(site),
    site,
  )({ ...wanted, variant: { ...FORM, width: 120 } }).catch(() => 'made anew');
  assert.is(other, 'made anew');
});

test('in the workshop a variant is made only on request, and any variant can be requested', async () => {
  const site = siteWith(
    { [PAGE]: SHOWN },
    { [HOUSE]: await photoWithLocation(), 'content/pages/autre.jpg': await photoWithLocation(320, 240) },
  );
  const { files, lazy, ok } = await build(site, { development: true });
  assert.ok(ok);
  assert.not.ok(files.some(({ path }) => path.startsWith('media/')));
  assert.ok([...lazy.keys()].some((name) => /autre-\w+-320\.avif$/.test(name)));
  const [path = '', make] = [...lazy].find(([name]) => name.endsWith('-400.webp')) ?? [];
  const made = await make?.();
  const found = made?.value.files.map((file) => file.path);
  assert.equal(found, [path]);
});
