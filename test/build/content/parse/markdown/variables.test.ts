import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { renderMarkdown } from '../../../../../build/content/parse/markdown/markdown.ts';
import { MARK } from '../../../../../build/contract/variables.ts';
import { all, parseHtml, textOf } from '../../../../support/dom.ts';
import { OPTIONS } from '../../../../support/markdown.ts';

const test = suite('Variables in Markdown');

function render(text: string) {
  return renderMarkdown(text, { ...OPTIONS, name: 'a.md' });
}

function places(text: string): string[] {
  return render(text).variables.map(({ name, line, column, length }) => `${line}:${column}+${length} ${name}`);
}

/** The HTML with each variable as `[name]`. */
function shown(text: string): string {
  return render(text).html.replace(MARK, '[$1]');
}

test('lists variables where they stand', () => {
  assert.equal(places('Un {{email}} et {{ à }}\net **{{b}}** mot:mot {{c}}\n\n| {{d}} |\n|--|'), [
    ...['1:4+9 email', '1:17+7 à', '2:6+5 b', '2:22+5 c', '4:3+5 d'],
  ]);
});

test('lists a variable where it stands also after what Markdown takes away', () => {
  assert.equal(places('- Un\n  {{a}}\n\n> Un\n> {{b}}\n\nUn &amp; {{c}} \\* {{d}}'), [
    ...['2:3+5 a', '5:3+5 b', '7:10+5 c', '7:19+5 d'],
  ]);
});

test('takes no code for a variable', () => {
  const { html, variables } = render('`{{a}}`\n\n```\n{{b}}\n```\n\n    {{c}}');
  assert.equal(variables, []);
  assert.equal(all(parseHtml(html), 'code').map(textOf), ['{{a}}', '{{b}}', '{{c}}']);
});

test('shows the braces that a backslash says are meant', () => {
  const text = 'Un \\{{a}} &lbrace;{e}} et {{b}} \\{\\{c\\}\\}';
  assert.equal(places(text), ['1:27+5 b']);
  assert.is(shown(text), '<p>Un {{a}} {{e}} et [b] {{c}}</p>');
});

test('refuses a variable in an address', () => {
  const found = render('[Écrire](mailto:{{a}})').diagnostics.map(
    ({ line, column, length, rule }) => `${line}:${column}+${length} ${rule}`,
  );
  assert.equal(found, ['1:1+22 variable-dans-adresse']);
  const actual = render('[a][b]\n\n[b]: /{{c}}').diagnostics.map(({ line, rule }) => `${line} ${rule}`);
  assert.equal(actual, ['3 variable-dans-adresse']);
});

test('lists those of images and titles where they stand, also of those by name', () => {
  const text = 'Un ![{{a}} et \\* {{b}}](/x.png "{{c}}") [{{d}}](/y "{{e}}") [z][y]\n\n[y]: /y\n  "{{f}}"';
  assert.equal(places(text).sort(), [...['1:18+5 b', '1:33+5 c', '1:42+5 d', '1:53+5 e', '1:6+5 a', '4:4+5 f']]);
  assert.match(shown(text), 'alt="[a] et * [b]" title="[c]"');
  assert.match(shown(text), /title="\[e\]".*title="\[f\]"/);
  assert.match(shown('![\\{{a}} {{b}}](/x.png "\\{{c}}")'), 'alt="{{a}} [b]"><figcaption>{{c}}</figcaption>');
});

test('names a variable in the label of its table', () => {
  assert.match(shown('| {{a}} | Un |\n|--|--|'), 'Tableau : [a], Un"');
});

test.run();
