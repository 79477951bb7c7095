import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, attributes, one, parseHtml, textOf } from '../../../../support/dom.ts';
import { render } from '../../../../support/markdown.ts';
import { finds } from '../../../../support/markdown-cases.ts';

const test = suite('Footnotes');

test('numbers footnotes in the order of their calls, and leads back', () => {
  const { html } = render('Un[^z] deux[^a] encore[^z].\n\n[^a]: Note A.\n[^z]: Note Z.\n[^jamais]: Rien.');
  const page = parseHtml(html);
  const notes = all(page, 'section[data-footnotes] li');
  const [first, second] = notes.map((note) => note.attribs.id);
  assert.equal([...all(page, 'sup'), ...notes].map(textOf), ['1', '2', '1', 'Note Z. ↩', 'Note A. ↩']);
  assert.equal(attributes(page, 'p > sup > a', 'href'), [`#${first}`, `#${second}`, `#${first}`]);
  // A note leads back to its first call; an id stands once.
  const [call, next, again] = attributes(page, 'p > sup > a', 'id');
  assert.equal(attributes(page, 'section li a', 'href'), [`#${call}`, `#${next}`]);
  assert.is(again, undefined);
  assert.is(new Set([first, second, call, next]).size, 4);
});

test('keeps the paragraphs of a footnote apart', () => {
  const { html } = render('Un[^a].\n\n[^a]: Premier.\n\n    Second.');
  assert.equal(all(parseHtml(html), 'section li p').map(textOf), ['Premier.', 'Second. ↩']);
  assert.ok(one(parseHtml(html), 'section[data-footnotes]').attribs['aria-label'], 'for those who hear the page');
});

test("keeps a footnote's id apart from a heading's", () => {
  const { html } = render('## Note 1\n\nUn[^a].\n\n[^a]: Note.');
  const ids = attributes(parseHtml(html), '[id]', 'id');
  assert.equal(ids, [...new Set(ids)]);
});

test('refuses a note that nothing calls, and one whose name is taken: neither would be shown', () => {
  finds({
    'Un.\n\n[^a]: Note.': '3:1+11 note-inutilisee',
    'Un[^a].\n\n[^a]: Note.\n\n> [^a]: Autre.': '5:3+12 note-en-double',
    '## Un[^a]\n\n> Deux[^B] trois[^b]\n\n[^a]: Note.\n\n[^b]: Note.': [],
  });
  assert.match(render('Un[^a].\n\n[^a]: Première.\n[^a]: Seconde.').html, 'Première.');
});

test('leads back from a note of one paragraph on its own line, from a list below it', () => {
  assert.equal(all(parseHtml(render('Un[^a].\n\n[^a]: Note.').html), 'section p'), []);
  const note = one(parseHtml(render('Un[^a].\n\n[^a]:\n    - Deux').html), 'section li[id]');
  assert.equal(all(note, 'ul a'), []);
  assert.equal(all(note, 'a').map(textOf), ['↩']);
});

test('takes a footnote for none of what a page shows where it is written', () => {
  assert.equal(render('[^a]: Note.\n\nUn[^a].').start, { line: 3, column: 1 });
});

test.run();
