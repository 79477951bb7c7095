import { assert, suite } from '../../../../suite.ts';
import { all, attributes, one, parseHtml, textOf } from '../../../../support/dom.ts';
import { render } from '../../../../support/markdown.ts';

const test = suite('Markdown');

test('a first column of names is made of row headers; figures, blanks or repeated words are not', () => {
  const scopes = (rows: readonly string[]) => {
    const { html } = render(['| Outil | Prix |', '|-|-|', ...rows].join('\n'));
    return all(parseHtml(html), 'th').map(({ attribs }) => attribs.scope);
  };
  assert.equal(scopes(['| Make | 9 € |', '| n8n | 20 € |']), ['col', 'col', 'row', 'row']);
  for (const rows of [
    ['| 12 | 9 € |', '| 30 | 20 € |'],
    ['| Make | 1 |', '| Make | 2 |'],
    ['| Make | 1 |', '| | 2 |'],
  ])
    assert.equal(scopes(rows), ['col', 'col'], rows.join());
  assert.equal(scopes(['| Make | 9 € |']), ['col', 'col', 'row']);
});

test('puts a table in a named box that the keyboard reaches, and aligns its cells without a style', () => {
  const { html } = render('| Nom | Prix | Note |\n|:--|--:|:-:|\n| a | 1 | 2 |');
  const box = one(parseHtml(html), 'div[data-table]');
  assert.is(box.attribs.tabindex, '0');
  assert.is(box.attribs.role, 'group');
  assert.match(box.attribs['aria-label'] ?? '', 'Nom, Prix, Note');
  assert.equal(attributes(box, 'thead th', 'data-align'), [undefined, 'right', 'center']);
  assert.equal(attributes(box, 'td', 'data-align'), ['right', 'center']);
  assert.not.match(html, /\s(?:align|style)=/);
  const { html: titled } = render('::tableau[Prix]\n\n| Nom |\n|--|\n| a |');
  const table = one(parseHtml(titled), 'div[data-table] > table');
  for (const [part, text] of Object.entries({ caption: 'Prix', 'thead th': 'Nom', 'tbody td': 'a' }))
    assert.is(textOf(one(table, part)), text);
  const unnamed = one(parseHtml(render('| | Un | |\n|-|-|-|').html), '[data-table]');
  assert.is(unnamed.attribs['aria-label'], 'Tableau : Un', 'without its empty heads');
});

test('colours code by classes alone, and lets the keyboard scroll it under a name of its own', () => {
  const { html } = render('```js\nfunction f(a) { "x" } // <b>\n```\n\n```inconnu\na < b\n```');
  const [known, unknown] = all(parseHtml(html), 'pre');
  assert.ok(known && unknown);
  assert.is(known.attribs.tabindex, '0');
  const found = [known, unknown].map(({ attribs }) => `${attribs.role} ${attribs['aria-label']}`);
  assert.equal(found, ['group Code 1', 'group Code 2']);
  assert.is(known.attribs['data-language'], 'js');
  assert.equal(attributes(known, 'span', 'class'), ['token-keyword', 'token-title', 'token-string', 'token-comment']);
  assert.is(textOf(known), 'function f(a) { "x" } // <b>');
  assert.equal(all(unknown, 'span'), []);
  assert.is(textOf(unknown), 'a < b');
  assert.not.match(html, 'style=');
});

test('shows templates in templates, however deep, as plain code', () => {
  const code = '`${'.repeat(2000);
  const page = parseHtml(render(`\`\`\`javascript\n${code}\n\`\`\``).html);
  assert.is(textOf(one(page, 'pre')), code);
  assert.equal(all(page, 'span'), []);
});

test('counts the words of the prose, not those of code blocks', () => {
  assert.is(
    render('## Un titre\n\nTrois — *quatre* : `cinq`, 100 % !\n\n```\npas compté\n```\n\n    ni ceci').words,
    6,
  );
});

test('shows a box to tick as a state, never as a control', () => {
  const page = parseHtml(render('- [ ] Un\n- [x] Deux\n- Trois').html);
  assert.equal(attributes(page, 'li', 'data-task'), ['todo', 'done', undefined]);
  assert.equal(all(page, 'input'), []);
});

test('keeps the number that a list begins with', () => {
  for (const start of ['0', '3'])
    assert.is(one(parseHtml(render(`${start}. Un\n4. Deux`).html), 'ol').attribs.start, start);
});
