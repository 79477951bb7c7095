import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readHtml } from '../../../../build/platform/html/read-page.ts';

const test = suite('Reading a page');

test('a page is regular whose elements are all closed once and in order, as the generator prints them', () => {
  const regular = [
    '<p>a</p>',
    '<p a="b" c="">a<br>b</p>',
    '<svg viewBox="0 0 1 1"><path d=""/></svg>',
    '<input disabled>',
  ];
  for (const html of [...regular, '<!doctype html><p>a</p>', '<svg><linearGradient></linearGradient></svg>'])
    assert.is(readHtml(html, []), true, html);
  const irregular = ['<div/>', '<p>', '</p>', '<b><i></b></i>', '<P></P>', "<p a='b'></p>", '<p a=b></p>', '<p></p >'];
  for (const html of irregular) assert.is(readHtml(html, []), false, html);
});

test.run();
