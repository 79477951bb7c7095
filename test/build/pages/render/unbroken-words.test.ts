import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Typography } from '../../../../build/pages/render/typography/typography.ts';
import { readHtml } from '../../../../build/platform/html/read-page.ts';
import { type TextEdit, withEdits } from '../../../../build/platform/html/text-edit.ts';

const test = suite('Words that do not break');

/** A page with its typography. */
function set(html: string): string {
  const edits: TextEdit[] = [];
  readHtml(html, [new Typography(html, edits)]);
  return withEdits(html, edits);
}

/** The words of a French text that stay on one line, once it is set in a page. */
function unbroken(text: string): string[] {
  const html = set(`<html lang="fr"><body><p>${text}</p></body></html>`);
  assert.is(html.replace(/<[^>]+>/g, ''), text.replace(/<[^>]+>/g, ''), 'the text is what was written');
  return Array.from(html.matchAll(/<span data-unbroken>([^<]*)<\/span>/g), ([, word = '']) => word);
}

test('are compounds with a short part', () => {
  const named = unbroken('Un e-mail no-code, racontez-nous d’un <b>rendez-vous</b>');
  assert.equal(named, ['e-mail', 'no-code', 'racontez-nous', 'rendez-vous']);
  assert.equal(unbroken('Combien coûte-t-il, l’e-mail &amp; l’en-tête'), ['coûte-t-il', 'e-mail', 'en-tête']);
});

test('are no long compounds, addresses, ranges or file names', () => {
  const addresses = ['moi@mon-site.fr', 'https://mon-site.fr/a-b', 'no-code.txt'];
  for (const text of ['avant-dernièrement', ...addresses, '9-18', 'a - b']) assert.equal(unbroken(text), [], text);
});

test('are marked where elements may stand in a text: in no title, code, drawing, button or row, and not in other languages', () => {
  const pages = [
    '<html lang="fr"><head><title>no-code</title></head></html>',
    '<html lang="fr"><body><p><code>no-code</code></p></body></html>',
    '<html lang="fr"><body><svg data-drawing="wide"><text>no-code</text></svg></body></html>',
    '<html lang="en"><body><p>no-code</p></body></html>',
    '<html lang="fr"><body><p><a class="button">Prendre rendez-vous</a></p><li class="row">no-code</li></body></html>',
  ];
  for (const page of pages) assert.is(set(page), page);
});

test.run();
