import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fileText, type OutputFile } from '../../build/contract/output.ts';
import { editFrontMatter } from '../../build/editing/front-matter/edit.ts';
import { paths } from '../../src/routes.ts';
import { DAY, NIGHT, SECONDARY_COLORS } from '../../src/styles/token-colors.ts';
import { assert, suite } from '../suite.ts';
import { buildCopy, contentCopy } from '../support/content-copy.ts';
import { all, attributes, parseHtml } from '../support/dom.ts';
import { once } from '../support/once.ts';
import { realSettings } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('A site in an agency’s own colours, with its logo');

const COLORS = { fond: '#0b1f1a', boutons: '#f2a0c8', liens: '#7fd8c8' };
const TEAM = [
  { nom: 'Camille Exemple', role: 'Développeuse', texte: 'Elle construit les applications.' },
  { nom: 'Personne Inachevée', role: '', brouillon: true },
];
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><path d="M0 0h240v60z"/></svg>';

const built = once(async () => {
  const copy = contentCopy();
  const file = join(copy.contentDir, 'site.md');
  const logo = { source: '/images/un-logo.svg', nuit: '/images/un-logo-nuit.png' };
  const look = { couleurs: COLORS, logo, equipe: TEAM };
  const text = Object.entries(look).reduce(
    (settings, [key, value]) => editFrontMatter(settings, { at: [key], value }),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
  writeFileSync(join(copy.staticDir, 'images/un-logo.svg'), DRAWING);
  writeFileSync(join(copy.staticDir, 'images/un-logo-nuit.png'), await sharp(Buffer.from(DRAWING)).png().toBuffer());
  return buildCopy(copy);
});

/** Returns the site's files that browsers read, but for its texts. */
async function looks(): Promise<OutputFile[]> {
  const { files = [] } = (await built()).values;
  return files.filter(({ path }) => /\.(?:css|js|html|webmanifest)$/.test(path) || path === 'favicon.svg');
}

test('is sound, and each of its files is there under the name that pages have for it', async () => {
  const { ok, diagnostics } = await built();
  assert.ok(ok, JSON.stringify(diagnostics.filter(({ severity }) => severity === 'error')));
});

test('shows none of the colours that others stand for', async () => {
  const gone = [NIGHT.night, DAY.night, NIGHT.amber, DAY['amber-fill'], ...SECONDARY_COLORS.blue];
  for (const file of await looks()) {
    const text = fileText(file).replace(/<main.*?<\/main>/s, '');
    for (const color of gone) assert.not.match(text.toLowerCase(), color, file.path);
  }
});

test('tells browsers its ground, and keeps files of other colours under other names', async () => {
  const files = await looks();
  const text = (name: string) => files.filter(({ path }) => path === name).map(fileText)[0] ?? '';
  const home = parseHtml(text('index.html'));
  assert.is(attributes(home, 'meta[name="theme-color"]', 'content')[1], COLORS.fond);
  assert.equal(attributes(home, 'link[rel="icon"][type]', 'href'), [paths.icon]);
  assert.match(text(paths.icon.slice(1)), COLORS.boutons);
  assert.is(JSON.parse(text('manifest.webmanifest')).theme_color, COLORS.fond);
  const { result } = await realSite();
  const others = new Map(result.files.map((file) => [file.path, file]));
  const isOther = (name: string) => {
    const other = others.get(name);
    return other !== undefined && fileText(other) !== text(name);
  };
  const names = files.map(({ path }) => path).filter((path) => /^assets\/.*\.(?:js|css)$/.test(path));
  assert.equal(names.filter(isOther), []);
});

test('shows the drawing of each side at the page’s head and foot, with the agency’s name as text', async () => {
  const home = (await looks()).filter(({ path }) => path === 'index.html').map((file) => parseHtml(fileText(file)));
  const { marque } = realSettings();
  for (const part of ['header', 'footer']) {
    const logos = home.flatMap((page) => all(page, part).flatMap((found) => all(found, '[data-logo]')));
    assert.equal(
      logos.map(({ attribs: { alt } }) => alt),
      [marque, marque],
    );
    const [day, night] = logos.map(({ attribs: { src = '' } }) => src);
    assert.is(day, '/images/un-logo.svg');
    assert.match(night ?? '', /un-logo-nuit.*\.png$/);
  }
});

test('shows its team, but for those who are drafts', async () => {
  const about = (await looks()).find(({ path }) => path === 'about/index.html');
  const text = about ? fileText(about) : '';
  assert.match(text, 'Camille Exemple');
  assert.not.match(text, 'Inachevée');
});
