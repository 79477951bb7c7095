import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { alignment } from '../../../../build/server/dev/client/differences.ts';
import { initialState, pageEvent } from '../../../../build/server/dev/dev-state.ts';
import { OpenPages } from '../../../../build/server/dev/open-pages.ts';
import { allowTrustPolicy } from '../../../../build/server/dev/trust.ts';
import { assert, suite } from '../../../suite.ts';

const test = suite('What open pages are told and trust');

test('pages that are not published are named below the base; a draft that no page stands for, such as facts, marks none', () => {
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
  assert.equal(
    opened.map((count) => count()),
    [2, 2],
  );
});

const page = (policy: string) =>
  `<head><meta http-equiv="Content-Security-Policy" content="${policy}"></head><p>trusted-types 'none' in a text`;

test('what pages trust is the policy of the development server’s own script, beside those that a page names', () => {
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

test('of the nodes of a page that is drawn anew, what says the same at the beginning and at the end stays; between these what is new comes and the rest goes', () => {
  const one = aligned('h:a p:b p:c', 'h:a p:new p:b p:c');
  assert.equal(one, { same: 'h:a>h:a p:b>p:b p:c>p:c', changed: ['', 'p:new'], behind: 'p:b' });
  const gone = aligned('h:a p:b p:c', 'h:a p:c');
  assert.equal(gone, { same: 'h:a>h:a p:c>p:c', changed: ['p:b', ''], behind: 'p:c' });
  const last = aligned('h:a', 'h:a p:b');
  assert.equal(last, { same: 'h:a>h:a', changed: ['', 'p:b'], behind: undefined });
});

test('a node of the same kind becomes what it says now; one of another kind gives way', () => {
  assert.is(aligned('p:a p:b p:c', 'p:a p:x p:c').same, 'p:a>p:a p:b>p:x p:c>p:c');
  const other = aligned('p:a ul:b p:c', 'p:a ol:b p:d');
  assert.equal(other, { same: 'p:a>p:a p:c>p:d', changed: ['ul:b', 'ol:b'], behind: 'p:c' });
});

/** Nodes as `name:text`, and what becomes of them in the same words. */
function aligned(old: string, next: string) {
  const nodes = (written: string) =>
    written.split(' ').map((one) => ({ nodeName: one.split(':')[0], textContent: one.split(':')[1] }) as Node);
  const words = (node: Node) => `${node.nodeName}:${node.textContent}`;
  const { same, removed, added, behind } = alignment(nodes(old), nodes(next));
  return {
    same: same.map(([before, now]) => `${words(before)}>${words(now)}`).join(' '),
    changed: [removed, added].map((some) => some.map(words).join(' ')),
    behind: behind && words(behind),
  };
}
