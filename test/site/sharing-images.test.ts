import sharp from 'sharp';
import { runAssetGenerator } from '../../build/assets/generate/generate-assets.ts';
import { siteDefinition } from '../../build/cli/site-definition.ts';
import { bundle } from '../../build/pages/bundle/bundle.ts';
import { assert, suite } from '../suite.ts';
import { attributes } from '../support/dom.ts';
import { once } from '../support/once.ts';
import { entriesOfType, realPages, realSettings } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Sharing images');

const SIZE = { width: 1200, height: 630 };
/** Bytes that an image may weigh. */
const MOST = 100_000;

/** The image of a page with this title. */
const imageOf = once(async () => {
  const { value } = await bundle(siteDefinition(), { base: '', development: false });
  const assetGenerator = value?.assetGenerators.get('sharingImage');
  if (!assetGenerator) throw new Error('the site makes no sharing images');
  return async (title: string, label = 'Outils') => {
    const input = { output: 'a.png', brand: 'Orbite', title, label, sky: { name: 'a' } };
    const [made] = await runAssetGenerator(assetGenerator, input);
    if (!made) throw new Error('no image was made');
    return made;
  };
});

test('every page that can be shared has one of its own, of the size that its head says', async () => {
  const { result } = await realSite();
  const files = new Map(result.files.map((file) => [file.path, file]));
  const { origin } = new URL(realSettings().adresse);
  const seen = new Set<string>();
  for (const [path, page] of await realPages()) {
    const [address] = attributes(page, 'meta[property="og:image"]', 'content');
    if (address === undefined) continue;
    const file = files.get(new URL(address).pathname.slice(1));
    assert.ok(file && address.startsWith(origin), path);
    assert.ok(file.bytes < MOST, `${file.bytes} bytes for ${path}`);
    const { format, width, height } = await sharp(Buffer.from(file.contents())).metadata();
    assert.equal({ format, width, height }, { format: 'png', ...SIZE }, path);
    seen.add(file.hash);
  }
  assert.ok(seen.size > (await entriesOfType('article')).length);
  assert.is(seen.size, result.files.filter(({ path }) => path.startsWith('partage/')).length, 'no two are the same');
});

test('signs that the font lacks are told, with what stands in their place', async () => {
  const { remark } = await (await imageOf())('Le 漢 de l’été 🚀');
  for (const sign of ['« 漢 »', '« 🚀 »', '« Le de l’été »']) assert.match(remark?.message ?? '', sign);
});

test('the font has every sign of the titles that are shown', async () => {
  const { result } = await realSite();
  const actual = result.diagnostics.filter(({ rule }) => rule.startsWith('fabrication'));
  assert.equal(actual, []);
});
