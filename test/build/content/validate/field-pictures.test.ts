import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { fieldPictures } from '../../../../build/content/validate/field-assets.ts';
import type { MediaAsset, MissingAsset } from '../../../../build/contract/media.ts';
import type { ParsedFile } from '../../../../build/contract/parsed-file.ts';

const test = suite('Pictures of front matter');

const source = z.string().meta({ picture: true, leastWidth: 600 });
const schema = z.strictObject({
  title: z.string(),
  image: z.strictObject({ source, alt: z.string() }).optional(),
  gallery: z.array(z.strictObject({ views: z.array(source).default([]) })).default([]),
});

const PICTURE = {
  src: '/m/a-800.jpg',
  width: 800,
  height: 600,
  sources: [{ type: 'image/avif', srcset: '' }],
  sizes: '',
};
const FILES: Readonly<Record<string, MediaAsset>> = {
  'blog/a.jpg': { picture: PICTURE, diagnostics: [] },
  'blog/small.jpg': { picture: { ...PICTURE, width: 300 }, diagnostics: [] },
  '/images/b.svg': { picture: { ...PICTURE, width: 40, sources: [] }, diagnostics: [] },
  'blog/film.mp4': { film: { src: '/m/f.mp4', about: '' }, diagnostics: [] },
  'blog/bad.jpg': { diagnostics: [{ severity: 'error', wording: { rule: 'bad', message: '', hint: '' } }] },
};
const media = (name: string): MediaAsset | MissingAsset => FILES[name] ?? { missing: true, near: 'blog/a.jpg' };

function shown(data: Omit<z.input<typeof schema>, 'title'>) {
  const file: ParsedFile = {
    ...{ path: 'content/blog/x.md', name: 'blog/x.md', data: {}, html: '', headings: [], words: 0 },
    ...{ links: [], variables: [], slots: [] },
  };
  const found = fieldPictures(schema, { file, text: '', data: schema.parse({ title: 'T', ...data }) }, media);
  return {
    pictures: Object.keys(found?.assets ?? {}),
    diagnostics: found?.diagnostics.map(({ severity, at, wording }) => `${severity} ${at.join('.')} ${wording.rule}`),
    hints: found?.diagnostics.map(({ wording }) => wording.hint),
  };
}

test('every field that its schema marks gives its picture, in lists as well, by the address that was written', () => {
  const { pictures, diagnostics } = shown({
    image: { source: 'a.jpg', alt: 'A' },
    gallery: [{ views: ['/images/b.svg'] }, {}, { views: ['./a.jpg', '../blog/a.jpg'] }],
  });
  assert.equal(pictures, ['a.jpg', '/images/b.svg', './a.jpg', '../blog/a.jpg']);
  assert.equal(diagnostics, []);
  assert.equal(shown({}), { pictures: [], diagnostics: [], hints: [] });
});

test('what is wrong with one is said at its field; one that would be enlarged is a warning, a drawing never is', () => {
  assert.equal(shown({ gallery: [{ views: ['a.jpg', 'none.jpg'] }] }).diagnostics, [
    'error gallery.0.views.1 image-absente',
  ]);
  assert.match(shown({ image: { source: 'none.jpg', alt: 'A' } }).hints?.[0] ?? '', '« a.jpg »');
  for (const [source, ...diagnostics] of [
    ['bad.jpg', 'error image.source bad'],
    ['film.mp4', 'error image.source image-format'],
    ['https://autre.test/a.jpg', 'error image.source image-absente'],
    ['small.jpg', 'warning image.source image-petite'],
    ['/images/b.svg'],
  ] as const)
    assert.equal(shown({ image: { source, alt: 'A' } }).diagnostics, diagnostics, source);
});

test('a schema that marks no field asks for nothing', () => {
  const plain = z.strictObject({ title: z.string() });
  const file = { name: 'a.md' } as ParsedFile;
  assert.is(fieldPictures(plain, { file, text: '', data: { title: 'a.jpg' } }, media), undefined);
});

test.run();
