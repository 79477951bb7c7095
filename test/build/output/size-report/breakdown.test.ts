import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { breakdownOf } from '../../../../build/output/size-report/breakdown.ts';
import { compressedSize } from '../../../../build/platform/compressed-size.ts';
import { randomFrom } from '../../../../src/format/random.ts';

const test = suite('Parts of a page');

const random = randomFrom('parts');
/** Letters that no compression makes shorter than some half of them, others each time. */
const letters = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 36).toString(36)).join('');

test('weigh what the page is lighter by without all of their places, the heaviest first', () => {
  const kept = `<!doctype html><html><head></head><body><p>`;
  const [one, other, text] = [` class="${letters(60)}"`, ` class="${letters(60)}"`, letters(400)];
  const html = `${kept}<b${one}></b><b${other}></b>${text}</p></body></html>`;
  const lighter = (without: string) => compressedSize(html) - compressedSize(without);
  const [heaviest, next, ...more] = breakdownOf(html);
  assert.equal(heaviest, { part: 'text', bytes: lighter(html.replace(text, '')) });
  assert.is(next?.part, 'classes');
  assert.ok((next?.bytes ?? 0) > lighter(html.replace(one, '<b')), 'both of them');
  assert.equal(more, []);
});

/** A page's body or head, and all the parts that it has. */
const PARTS: readonly (readonly [html: string, ...parts: string[]])[] = [
  ['<p></p>'],
  ['<p>Texte</p>', 'text'],
  ['<p class="a"></p>', 'classes'],
  ['<p data-a="b"></p>', 'data'],
  ['<p metadata-a="b" subclass="c"></p>'],
  ['<style>p { margin: 0 }</style>', 'styles'],
  ['<script>run()</script>', 'scripts'],
  ['<title>Titre</title>', 'head'],
  ['<script>run()</script><p>Texte</p>', 'scripts', 'text'],
  ['<header></header>', 'header'],
  ['<footer></footer>', 'footer'],
  ['<svg><title>Dessin</title></svg>', 'drawings'],
];

test('are named by what stands in them, and what readers do not see is no text', () => {
  for (const [html, ...parts] of PARTS)
    assert.equal(
      breakdownOf(html)
        .map(({ part }) => part)
        .sort(),
      parts,
      html,
    );
});

test('count a place inside another one once', () => {
  const inner = `<svg>${letters(200)}</svg>`;
  const outer = `<svg>${letters(200)}${inner}</svg>`;
  const page = (drawing: string) => `<body>${drawing}<p></p></body>`;
  const drawings = breakdownOf(page(outer)).find(({ part }) => part === 'drawings');
  assert.is(drawings?.bytes, compressedSize(page(outer)) - compressedSize(page('')));
});

test.run();
