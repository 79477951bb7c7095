import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ADDRESS, checkedLinks as checked, pageOf } from '../support/check-pages.ts';

const test = suite('Hints for links');

/** What is proposed for a dead link of the page `/blog/a`, on a site with these files. */
function hintFor(link: string): string {
  const files = ['index.html', 'contact/index.html', 'blog/agents-ia/index.html', 'blog/contact/index.html'];
  const others = [...files, '404.html', 'guides/prix.pdf', 'images/bureau.png', 'assets/contac.js'];
  const [found] = checked([pageOf('/blog/a', { body: `<h2 id="tarifs">x</h2><a href="${link}">x</a>` })], others);
  return found?.hint ?? '';
}

const MEANT: [link: string, hint: string][] = [
  ['/contacts', '« /contact »'],
  ['/Contact', '« /contact »'],
  ['blog/agents-ia', '« /blog/agents-ia »'],
  ['agents-ia.md', '« /blog/agents-ia »'],
  ['/agents-ia', '« /blog/agents-ia »'],
  ['/blog/agents-ia/index.htm', '« /blog/agents-ia »'],
  ['/blog/agent-ia?x=1#y', '« /blog/agents-ia »'],
  ['/images/bureua.png', '« /images/bureau.png »'],
  ['guides/prix.pdf', '« /guides/prix.pdf »'],
  ['/403', '« /404 »'],
  ['www.clickup.com', '« https://www.clickup.com »'],
  ['clickup.com/tarifs?a=b', '« https://clickup.com/tarifs?a=b »'],
  ['café.fr', '« https://café.fr »'],
  ['exemple.fr#x', '« https://exemple.fr#x »'],
  ['prix.docx', 'depuis la racine'],
  ['bonjour@exemple.fr', '« mailto:bonjour@exemple.fr »'],
  ['/zorglub', 'depuis la racine'],
  ['#tarif', '« #tarifs »'],
  ['#zorglub', '#tarifs.'],
  ['/blog/a#tarif', '« #tarifs »'],
];

for (const [link, hint] of MEANT)
  test(`for « ${link} » the hint says ${hint}`, () => {
    assert.ok(hintFor(link).includes(hint), hintFor(link));
  });

test('what is named and proposed is what writers write, whatever the base and the slash', () => {
  const address = { ...ADDRESS, trailingSlash: true, base: '/depot' };
  const page = pageOf('/a', {
    body: '<a href="/depot/contactt/?x#y">x</a>',
    source: '---\nlien: /contactt?x#y\n---\n',
  });
  const [found] = checked([page, pageOf('/contact')], [], address);
  assert.is(found?.line, 2);
  assert.match(found?.message ?? '', '« /contactt?x#y »');
  assert.match(found?.hint ?? '', '« /contact »');
});

test.run();
