import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cleanDrawing } from '../../../../build/assets/media/clean-drawing.ts';
import { assert, suite } from '../../../suite.ts';
import { projectRoot } from '../../../support/project-root.ts';

const test = suite('Drawings as XML');

const DRAWINGS = join(projectRoot, 'test/fixtures/drawings');

const SVG = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"';
const GREEN = '<rect width="200" height="100" fill="#00A000"/>';

/** A drawing with a document type that declares these entities. */
const typed = (declarations: string, inside: string, attributes = SVG) =>
  `<?xml version="1.0"?>\n<!DOCTYPE svg [\n${declarations}\n]>\n<svg ${attributes}>${inside}</svg>`;

const clean = (text: string) => cleanDrawing(Buffer.from(text));

/** The pixel in the middle of what another program draws of a cleaned drawing. */
async function drawn(contents: Uint8Array): Promise<string> {
  const { svg, why } = cleanDrawing(contents);
  if (why) return why.message;
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return data.toString('hex', middle, middle + 3);
}

test('a broken drawing is fixed where that is certain, or reported with line and column', async () => {
  const names = readdirSync(DRAWINGS);
  assert.ok(names.length >= 10);
  for (const name of names)
    assert.match(
      await drawn(readFileSync(join(DRAWINGS, name))),
      /amp|nbsp|dupattr|unclosed/.test(name) ? /ligne 1, colonne \d/ : /^00a000$/,
      name,
    );
});

test('entities are written out wherever they stand, with other entities in them', async () => {
  for (const [declarations, inside, attributes] of [
    ['<!ENTITY g "00A000"><!ENTITY st0 \'fill:#&g;;font-family:"A"\'>', '<rect style="&st0;" width="9" height="9"/>'],
    [
      '<!-- "] > --><!ENTITY c "#0&#48;A000"><!ENTITY c "red">',
      '<style>.a{fill:&c;}</style><path class="a" d="M0 0h9v9H0z"/>',
    ],
    [
      '<!ENTITY s "http://www.w3.org/2000/svg">',
      '<s:rect width="9" height="9" fill="#00A000"/>',
      `xmlns:s="&s;" ${SVG}`,
    ],
    [
      '<!ENTITY e SYSTEM "file:///etc/passwd">',
      '<!-- R&D &e; --><style><![CDATA[/* a&b */]]></style><rect width="9" height="9" fill="#00A000"/>',
    ],
  ] as const)
    assert.is(await drawn(Buffer.from(typed(declarations, inside, attributes))), '00a000', inside);
});

test('entities stay bounded, however they multiply or name each other, and hold no elements', () => {
  const laughs = Array.from({ length: 12 }, (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`);
  for (const [declarations, reference] of [
    [`<!ENTITY a0 "ha">${laughs.join('')}`, '&a12;'],
    ['<!ENTITY a "&b;"><!ENTITY b "&a;">', '&a;'],
    ['<!ENTITY a "<rect/>">', '&a;'],
    [`<!ENTITY a "${'x'.repeat(100_000)}">`, '&a;'.repeat(10_000)],
  ] as const)
    assert.match(clean(typed(declarations, `<text>${reference}</text>`)).why?.message ?? '', 'ligne 5, colonne');
  assert.match(
    clean(typed('<!ENTITY e SYSTEM "file:///etc/passwd">', '\n <text>&e;</text>')).why?.message ?? '',
    /ligne 6, colonne \d/,
  );
});

test('a place is that of the source, behind entities that were written out', () => {
  const text = typed('<!ENTITY long "a much longer text">', '<text>&long;&long;</text>\n <g a="&long;" a=""/>');
  assert.match(clean(text).why?.message ?? '', 'ligne 6, colonne');
  assert.match(clean(`<svg ${SVG}>\n<text>R&D</text></svg>`).why?.message ?? '', 'ligne 2, colonne');
  assert.match(clean(`<svg ${SVG}>\n<g>`).why?.message ?? '', 'ligne 2, colonne');
});

test('other, misspelt and undeclared namespaces are recognised', async () => {
  for (const text of [
    `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:g>${GREEN.replace('<rect', '<s:rect')}</s:g></s:svg>`,
    `<svg xmlns="https://www.w3.org/2000/svg" viewBox="0 0 9 9">${GREEN}</svg>`,
    `<svg ${SVG} xmlns:xlink="https://www.w3.org/1999/xlink"><defs><g id="r">${GREEN}</g></defs><use xlink:href="#r"/></svg>`,
    `<svg ${SVG} inkscape:version="1"><sodipodi:namedview/>${GREEN}</svg>`,
  ])
    assert.is(await drawn(Buffer.from(text)), '00a000', text);
});

test('letters are read in the encoding that a drawing declares, and a wrong one is named', () => {
  const accented = (declaration: string) => `${declaration}<svg ${SVG}><title>Été</title></svg>`;
  const latin = Buffer.from(accented('<?xml version="1.0" encoding="iso-8859-15"?>'), 'latin1');
  const wide = Buffer.from(`\uFEFF${accented('<?xml version="1.0" encoding="UTF-16"?>')}`, 'utf16le');
  for (const [contents, changed] of [
    [latin, true],
    [wide, true],
    [Buffer.from(accented('\uFEFF')), false],
    [Buffer.from(accented('<?xml version="1.0" encoding="UTF-16"?>')), false],
  ] as const) {
    const found = cleanDrawing(contents);
    assert.match(found.svg, '<title>Été</title>');
    assert.is(found.changed, changed);
  }
  const wrong = cleanDrawing(Buffer.from(accented('<?xml version="1.0"?>\n'), 'latin1'));
  assert.match(wrong.why?.message ?? '', /ligne 2, colonne 66,/);
});
