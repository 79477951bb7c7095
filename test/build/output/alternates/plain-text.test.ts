import type { PhrasingContent, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { plainText } from '../../../../build/output/alternates/markdown-alternate.ts';
import { randomFrom } from '../../../../src/format/random.ts';

const test = suite('Plain texts of Markdown alternates');

const PIECES = Array.from('aw é1.,:;!?«»’-–+*_#()[]<>&|~`=/@"\'\\\u00a0').concat('www.', 'https:', '12.', '- ', 'mot ');

test('are written as the library writes any text, whatever stands beside them', () => {
  const random = randomFrom('plain texts');
  const one = () => PIECES[Math.floor(random() * PIECES.length)];
  const words = () => `m${Array.from({ length: 6 }, one).join('')}`.slice(random() < 0.5 ? 1 : 0).trim();
  for (let round = 0; round < 3000; round++) {
    const text = (): PhrasingContent => ({ type: 'text', value: words() });
    const link = (): PhrasingContent => ({ type: 'link', url: '/a', children: [text()] });
    const lines = [[text()], [text(), link()], [link(), text()], [text(), { type: 'break' as const }, text()]];
    const children = lines[round % lines.length] ?? [];
    const tree: Root = { type: 'root', children: [{ type: 'paragraph', children }] };
    const options = { extensions: [gfmToMarkdown()] };
    const plain = { extensions: [gfmToMarkdown()], handlers: { text: plainText } };
    assert.is(toMarkdown(tree, plain), toMarkdown(tree, options));
  }
});

test.run();
