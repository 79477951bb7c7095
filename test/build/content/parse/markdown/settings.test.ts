import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { englishMarkdown } from '../../../../fixtures/english-markdown.ts';
import { all, attributes, parseHtml, textOf } from '../../../../support/dom.ts';
import { render } from '../../../../support/markdown.ts';

const test = suite("A site's own Markdown");

const TEXT = `:::note
Mind the gap.
:::

:::tip[Faster]
Take the stairs.
:::

| Name | Age |
|---|---|
| Ann | 30 |

| Name | Age |
|---|---|
| Bob | 40 |

A claim.[^1]

\`\`\`typescript
const a = 1;
\`\`\`

[^1]: The source.
`;

test('readers see nothing but its words', () => {
  const { html, diagnostics } = render(TEXT, englishMarkdown);
  assert.equal(diagnostics, []);
  const page = parseHtml(html);
  assert.equal(attributes(page, '[data-callout]', 'data-callout'), ['note', 'tip']);
  assert.equal(all(page, '[data-callout-title]').map(textOf), ['Please note', 'Faster']);
  assert.equal(attributes(page, '[data-table]', 'aria-label'), ['Table of Name and Age', 'Table 2 of Name and Age']);
  assert.equal(attributes(page, '[data-footnotes]', 'aria-label'), ['Footnotes']);
  assert.ok(html.includes('aria-label="Back to the mention of note 1"'));
  assert.not.match(html, /Tableau|Retour|Astuce/);
});

test('code is coloured in its languages, by the tokens that it has rules for', () => {
  const { html } = render(TEXT, englishMarkdown);
  assert.match(html, '<span class="hljs-keyword">const</span>');
  assert.not.match(html, 'hljs-number');
  const { diagnostics } = render('```sql\nselect 1\n```', englishMarkdown);
  const rules = diagnostics.map(({ rule }) => rule);
  assert.equal(rules, ['langage-inconnu']);
  assert.match(diagnostics[0]?.hint ?? '', 'css, typescript');
});

test('writers are told of its call-outs, and of no others', () => {
  for (const text of [':::astuce\nun\n:::', '::::nothing\nun\n::::', '::: zzz\nun', '<aside>un</aside>', '::note']) {
    const { diagnostics } = render(text, englishMarkdown);
    assert.ok(diagnostics.length > 0, text);
    for (const { hint } of diagnostics) assert.not.match(hint, /astuce|attention|exemple/);
  }
  assert.match(render('<aside>un</aside>', englishMarkdown).diagnostics[0]?.hint ?? '', ':::note[Titre]');
  const none = { ...englishMarkdown, callOuts: {} };
  assert.not.match(render('<aside>un</aside>', none).diagnostics[0]?.hint ?? '', ':::');
});

test.run();
