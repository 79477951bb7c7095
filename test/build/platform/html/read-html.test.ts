import { readHtml } from '../../../../build/platform/html/read-html.ts';
import { assert, suite } from '../../../suite.ts';

const test = suite('Reading a page');

function told(html: string): string {
  const events: string[] = [];
  readHtml(html, [
    {
      open: ({ name, attributes }) =>
        events.push([name, ...attributes.map(({ written, value }) => `${written}=${value}`)].join(' ')),
      text: (start, end) => events.push(html.slice(start, end)),
      close: ({ name }) => events.push(`/${name}`),
    },
  ]);
  return events.join('|');
}

test('readers are told of elements, attributes and texts in their order, of empty elements at once', () => {
  assert.is(told('<!doctype html><!-- x --><p a="b" c="">d<br>e</p>'), 'p a=b c=|d|br|/br|e|/p');
  assert.is(told("<input disabled><img src='a'/>"), 'input disabled=undefined|/input|img src=a|/img');
  assert.is(told('<svg viewBox="0 0 1 1"><path d=""/></svg>'), 'svg viewBox=0 0 1 1|path d=|/path|/svg');
});

test('an element that is not closed ends where one around it does, or with the page', () => {
  assert.is(told('<b><i>a</b></i>c'), 'b|i|a|/i|/b|c');
  assert.is(told('<p>a'), 'p|a|/p');
  assert.is(told('</p>a'), 'a');
});
