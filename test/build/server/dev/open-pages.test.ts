import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { initialState, pageEvent } from '../../../../build/server/dev/dev-state.ts';
import { OpenPages } from '../../../../build/server/dev/open-pages.ts';
import { allowTrustPolicy } from '../../../../build/server/dev/page-scripts.ts';
import { assert, suite } from '../../../suite.ts';

const test = suite('What open pages are told and trust');

test('unpublished pages are named below the base; a draft without a page marks none', () => {
  const unpublished = { why: 'draft' } as const;
  const state = {
    ...initialState('/depot'),
    unpublished: [
      { file: 'content/blog/neuf.md', path: '/blog/neuf', unpublished },
      { file: 'content/faits/essai.md', path: '', unpublished },
    ],
  };
  assert.equal(pageEvent(state).unpublished, [{ path: '/depot/blog/neuf', unpublished }]);
});

test('each page is sent the state when it opens, and all pages each change of it', () => {
  const pages = new OpenPages('');
  const opened = [1, 2].map(() => {
    const request = new IncomingMessage(new Socket());
    const response = new ServerResponse(request);
    let count = 0;
    response.write = () => {
      count++;
      return true;
    };
    pages.add(request, response);
    return () => count;
  });
  pages.update(pages.state);
  const found = opened.map((count) => count());
  assert.equal(found, [2, 2]);
});

const page = (policy: string) =>
  `<head><meta http-equiv="Content-Security-Policy" content="${policy}"></head><p>trusted-types 'none' in a text`;

test('pages trust the development server’s script and the policies that they name', () => {
  for (const none of ["'none'", '&#x27;none&#x27;'])
    assert.is(
      allowTrustPolicy(page(`default-src x; trusted-types ${none}`)),
      page('default-src x; trusted-types dev '),
    );
  assert.is(allowTrustPolicy(page('trusted-types a b; img-src x')), page('trusted-types dev a b; img-src x'));
});

test('nothing more is trusted in a page that does not say what it trusts', () => {
  for (const html of [page("require-trusted-types-for 'script'"), "<p>trusted-types 'none'"])
    assert.is(allowTrustPolicy(html), html);
});
