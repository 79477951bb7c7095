import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withTypography } from '../../build/html/typography.ts';

const test = suite('French typography');

const NARROW = '\u202f';
const WIDE = '\u00a0';

test('puts a narrow no-break space before ; ! ? and a wide one before : and inside « »', () => {
  assert.is(
    withTypography('<p>Quoi ? Oui ! Soit ; « bon » : fin</p>'),
    `<p>Quoi${NARROW}? Oui${NARROW}! Soit${NARROW}; «${WIDE}bon${WIDE}»${WIDE}: fin</p>`,
  );
});

test('adds the space a writer forgot', () => {
  assert.is(withTypography('<p>Bonjour! Vraiment?</p>'), `<p>Bonjour${NARROW}! Vraiment${NARROW}?</p>`);
});

test('sees through inline elements', () => {
  assert.is(withTypography('<p><b>Coût</b> : <i>élevé</i> !</p>'), `<p><b>Coût</b>${WIDE}: <i>élevé</i>${NARROW}!</p>`);
});

test('curls apostrophes, also those React wrote as entities, and joins three dots', () => {
  assert.is(withTypography("<p>L'IA, aujourd&#x27;hui...</p>"), '<p>L’IA, aujourd’hui…</p>');
});

test('keeps numbers and their units together', () => {
  assert.is(withTypography('<p>13 900 € et 90 %</p>'), `<p>13${NARROW}900${WIDE}€ et 90${WIDE}%</p>`);
});

test('never touches code, attributes, addresses, times, other languages or islands', () => {
  const untouched = [
    `<pre><code>a ? b : c;</code></pre>`,
    `<p><code>x ? "l'un"</code></p>`,
    `<p title="Quoi ? L'IA">a</p>`,
    `<p>https://exemple.fr/page?x=1 et 12:30</p>`,
    `<p lang="en">Oops! Don't stop...</p>`,
    `<div data-island="x"><p>Quoi ?</p></div>`,
  ];
  for (const html of untouched) assert.is(withTypography(html), html);
});

test('keeps a character that HTML must escape', () => {
  assert.is(withTypography("<p>A &amp; B, l'un &lt; l'autre</p>"), '<p>A &amp; B, l’un &lt; l’autre</p>');
});

test.run();
