import { assert, suite } from '../../../../../test/suite.ts';
import { pictureFiles } from '../../../../client/editor/paste/pasted-pictures.ts';

const test = suite('Bytes of pasted pictures');

const place = (src: string, alt = '') => ({ mark: `[${src}]`, alt, src });
const NOTHING = { rtf: '', files: [] };
const bytesOf = async (file: File | undefined) => file && Buffer.from(await file.arrayBuffer()).toString('latin1');

/** As Word writes it: the picture with its properties, and once more for programs that know no PNG. */
const word = (hex: string, format = 'pngblip') =>
  String.raw`{\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn fLine}{\sv 0\}}}}\picscalex100\picw529\pich529\picwgoal300${'\\'}${format}\bliptag-1170{\*\blipuid 0f1e}
${hex.slice(0, 4)}
${hex.slice(4)}}}{\nonshppict{\pict\picscalex100\wmetafile8\bliptag1 0100}}`;

test('a data address gives its picture; a truncated or other address gives none', async () => {
  const src = [
    'data:image/png;base64,YWJj',
    'data:image/jpeg;charset=x;base64,ZGVm',
    'data:image/png;base64,Y',
    'https://x.example/a.png',
  ];
  const files = pictureFiles(
    src.map((one) => place(one, one === src[0] ? 'Un plan' : '')),
    NOTHING,
    false,
  );
  assert.equal(await Promise.all(files.map(bytesOf)), ['abc', 'def', undefined, undefined]);
  assert.equal([files[0]?.name, files[0]?.type, files[1]?.type], ['Un plan.png', 'image/png', 'image/jpeg']);
});

test('files that Word names are found in what it says as rich text, in their order', async () => {
  const rtf = String.raw`{\rtf1 {\header {\pict\pngblip 7a7a}}Un \{mot\} ${word('616263')}\par ${word('64656667', 'jpegblip')}\par {\pict\emfblip 0001}}`;
  const places = [
    place('file:///C:/a.png'),
    place('https://x.example/b.png'),
    place('file:///C:/c.jpg'),
    place('file:///C:/d.emz'),
  ];
  const files = pictureFiles(places, { rtf, files: [] }, false);
  assert.equal(await Promise.all(files.map(bytesOf)), ['abc', undefined, 'defg', undefined]);
  assert.equal(
    files.map((file) => file?.type),
    ['image/png', undefined, 'image/jpeg', undefined],
  );
});

test('where rich text has another number of pictures, none is taken for another', () => {
  const files = pictureFiles(
    [place('file:///a.png'), place('file:///b.png')],
    { rtf: word('616263'), files: [] },
    false,
  );
  assert.equal(files, [undefined, undefined]);
});

test('a file on the clipboard is a picture copied alone, never one of a text', () => {
  const file = new File(['abc'], 'image.png', { type: 'image/png' });
  const [alone] = pictureFiles([place('https://x.example/a.png')], { rtf: '', files: [file] }, true);
  assert.is(alone, file);
  assert.equal(pictureFiles([place('https://x.example/a.png')], { rtf: '', files: [file] }, false), [undefined]);
});

test('rich text that is cut, or nested without end, gives nothing and ends', () => {
  for (const rtf of ['{\\pict\\pngblip 61', '{\\pict'.repeat(20_000), '{\\pict\\pngblip xyz}'])
    assert.equal(pictureFiles([place('file:///a.png')], { rtf, files: [] }, false).map(Boolean), [false]);
});
