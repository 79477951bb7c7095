import sharp from 'sharp';
import { assert, suite } from '../suite.ts';
import { all, attributes, type Document, one, parseHtml, plain, textOf } from '../support/dom.ts';
import { entriesOfType, realPage, realPages, realSettings } from '../support/real-pages.ts';
import { type BuiltSite, realSite } from '../support/real-site.ts';

const test = suite('Metadata');

/** Returns the contents of a page's `<meta>` elements of a name. */
function said(page: Document, name: string): (string | undefined)[] {
  const named = all(page, 'meta').filter(({ attribs }) => (attribs.property ?? attribs.name) === name);
  return named.map(({ attribs }) => attribs.content);
}

const SCREENS = ['/404', '/500'];

test('every page has one title, description of 50 to 160 characters, address and language', async () => {
  const pages = await realPages();
  const titles = [...pages.values()].map((page) => [said(page, 'og:image')[0], textOf(one(page, 'h1'))] as const);
  for (const [path, page] of pages) {
    for (const name of ['description', 'robots', 'viewport'])
      assert.is(said(page, name).length, 1, `${name} of ${path}`);
    const schemes = all(page, 'meta[name="theme-color"]').map(({ attribs }) => attribs.media);
    assert.equal(schemes.sort(), ['(prefers-color-scheme:dark)', '(prefers-color-scheme:light)'], path);
    assert.is(one(page, 'html').attribs.lang, 'fr', path);
    for (const title of ['title', 'h1']) assert.ok(textOf(one(page, title)).trim(), `${title} of ${path}`);
    const { length = 0 } = said(page, 'description')[0] ?? '';
    assert.ok(length >= 50 && length <= 160, `${path}: ${length} characters`);
    for (const rel of ['apple-touch-icon', 'manifest']) one(page, `link[rel="${rel}"]`);
    if (SCREENS.includes(path)) continue;
    for (const name of ['description', 'og:title', 'og:description', 'og:image:alt'])
      assert.not.match(said(page, name)[0] ?? '', /\p{L}'\p{L}/u, `${name} of ${path} is typeset`);
    assert.equal(said(page, 'og:url'), attributes(page, 'link[rel="canonical"]', 'href'), path);
    assert.equal(said(page, 'og:description'), said(page, 'description'), path);
    assert.ok(textOf(one(page, 'title')).includes(plain(said(page, 'og:title')[0] ?? '-')), path);
    for (const [name, value] of Object.entries({
      'og:locale': 'fr_FR',
      'og:site_name': realSettings().marque,
      'twitter:card': 'summary_large_image',
      'og:image:width': '1200',
      'og:image:height': '630',
    }))
      assert.equal(said(page, name), [value], `${name} of ${path}`);
    const [alternative = ''] = said(page, 'og:image:alt');
    const [image] = said(page, 'og:image');
    const pictured = titles.some(([shown, title]) => shown === image && plain(alternative).includes(title));
    assert.ok(pictured, path);
    assert.match(said(page, 'robots')[0] ?? '', 'max-image-preview:large');
  }
});

test('screens for what went wrong are kept out of results, and have nothing to share', async () => {
  const pages = await realPages();
  for (const path of SCREENS) {
    const page = pages.get(path);
    assert.ok(page, path);
    assert.equal(said(page, 'robots'), ['noindex']);
    assert.equal(all(page, 'link[rel="canonical"]'), []);
    const names = all(page, 'meta').map(({ attribs }) => attribs.property ?? attribs.name ?? '');
    assert.not(names.some((name) => /^(?:og|article|twitter):/.test(name)));
  }
});

test('articles alone state their dates and their section as metadata', async () => {
  const articles = new Map((await entriesOfType('article')).map(({ path, data }) => [path, data]));
  for (const [path, page] of await realPages()) {
    const article = articles.get(path);
    const type = said(page, 'og:type');
    if (!SCREENS.includes(path)) assert.equal(type, [article ? 'article' : 'website'], path);
    assert.equal(said(page, 'article:published_time'), article ? [article.date] : [], path);
    assert.equal(said(page, 'article:modified_time'), article?.miseAJour ? [article.miseAJour.date] : [], path);
    assert.equal(said(page, 'article:section'), article ? [article.categorie] : [], path);
  }
});

interface Manifest {
  icons: { src: string; type: string; sizes: string; purpose?: string }[];
  [member: string]: unknown;
}

/** The manifest that the pages of a site link, and its address. */
async function manifestOf({ url }: BuiltSite): Promise<{ address: string; manifest: Manifest }> {
  const home = parseHtml(await (await fetch(`${url}/`)).text());
  const [link = ''] = attributes(home, 'link[rel="manifest"]', 'href');
  const address = new URL(link, url).href;
  const response = await fetch(address);
  assert.is(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^application\/(?:manifest\+)?json/);
  return { address, manifest: await response.json() };
}

test('the manifest says what the site is called and looks like, and starts at the home page', async () => {
  const site = await realSite();
  const { address, manifest } = await manifestOf(site);
  const { marque, presentation } = realSettings();
  assert.equal([manifest.name, manifest.description], [marque, presentation]);
  assert.equal([manifest.lang, manifest.dir], ['fr', 'ltr']);
  for (const member of ['start_url', 'scope'])
    assert.is(new URL(String(manifest[member]), address).href, `${site.url}/`);
  assert.ok(['browser', 'minimal-ui', 'standalone'].includes(String(manifest.display)));
  const night = one(await realPage('/'), 'meta[name="theme-color"][media="(prefers-color-scheme:dark)"]');
  const colour = night.attribs.content;
  assert.equal([manifest.theme_color, manifest.background_color], [colour, colour]);
});

test('icons are there in the sizes that are said of them', async () => {
  const site = await realSite();
  const { address, manifest } = await manifestOf(site);
  const sizes = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
  for (const size of ['any any', '192x192 any', '512x512 any', '512x512 maskable'])
    assert.ok(sizes.includes(size), size);
  for (const { src, type, sizes } of manifest.icons) {
    const response = await fetch(new URL(src, address));
    assert.is(response.status, 200, src);
    assert.is(response.headers.get('content-type'), type);
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    if (sizes !== 'any') assert.is(`${width}x${height}`, sizes, src);
  }
  const old = Buffer.from(await (await fetch(`${site.url}/favicon.ico`)).arrayBuffer());
  const png = old.subarray(old.readUInt32LE(18));
  assert.equal([(await sharp(png).metadata()).format, png.length], ['png', old.readUInt32LE(14)]);
  const apple = await fetch(`${site.url}/apple-touch-icon.png`);
  const { width, height, hasAlpha } = await sharp(await apple.arrayBuffer()).metadata();
  const found = [width, height, hasAlpha];
  assert.equal(found, [180, 180, false], 'Apple cuts the corners itself, and paints black what is clear');
});

test('what a device may cut to a circle has its drawing inside it', async () => {
  const { url } = await realSite();
  const icon = await (await fetch(`${url}/icon-maskable-512.png`)).arrayBuffer();
  const { data, info } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ground = [...data.subarray(0, 3)];
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const [x, y] = [(pixel % info.width) - 255.5, Math.floor(pixel / info.width) - 255.5];
    if (Math.hypot(x, y) <= 0.4 * info.width) continue;
    const color = data.subarray(3 * pixel, 3 * pixel + 3);
    assert.ok(Math.max(...color.map((channel, axis) => Math.abs(channel - (ground[axis] ?? 0)))) < 40, `${x} ${y}`);
  }
});
