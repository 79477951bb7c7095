import { assert, suite } from '../../../suite.ts';
import { ADDRESS, checkedLinks as checked, pageOf } from '../../../support/check-pages.ts';

const test = suite('Hints for links');

const BOTH = { ...ADDRESS, trailingSlash: true, base: '/depot' };

/** Returns the proposal for a dead link of the page `/blog/a`, on a site with these files. */
function hintFor(link: string): string {
  const others = [
    ...['index.html', 'contact/index.html', 'blog/agents-ia/index.html', 'blog/contact/index.html', '404.html'],
    ...['guides/prix.pdf', 'images/bureau.png', 'assets/contac.js'],
    ...['archives/index.html.zip', 'archives/site.html.zip', 'guides/reindex.html'],
  ];
  return hintIn(`<h2 id="tarifs">x</h2><a href="${link}">x</a>`, others);
}

function hintIn(body: string, others: readonly string[] = []): string {
  return checked([pageOf('/blog/a', { body })], others)[0]?.hint ?? '';
}

const MEANT: [link: string, hint: string][] = [
  ['/contacts', '« /contact »'],
  ['blog/agents-ia', '« /blog/agents-ia »'],
  ['agents-ia.md', '« /blog/agents-ia »'],
  ['/blog/agents-ia/index.htm', '« /blog/agents-ia »'],
  ['/Index.html', '« / »'],
  ['/guides/reindx', '« /guides/reindex »'],
  ['/Contact/', '« /contact »'],
  ['/Blog/', '« /blog/a »'],
  ['/archives/index.html.zi', '« /archives/index.html.zip »'],
  ['/blog/agent-ia?x=1#y', '« /blog/agents-ia »'],
  ['/images/bureua.png', '« /images/bureau.png »'],
  ['/403', '« /404 »'],
  ['www.clickup.com', '« https://www.clickup.com »'],
  ['café.fr', '« https://café.fr »'],
  ['3suisses.fr', '« https://3suisses.fr »'],
  ['bonjour@exemple.fr', '« mailto:bonjour@exemple.fr »'],
  ['/zorglub', 'depuis la racine'],
  ['exports/Sans%20titre%201.csv', '« /modeles/Sans%20titre%201.csv »'],
  ['#tarif', '« #tarifs »'],
  ['#zorglub', '#tarifs.'],
  ['/blog/a#tarif', '« #tarifs »'],
];

test('the hint says what is probably meant', () => {
  for (const [link, hint] of MEANT) assert.ok(hintFor(link).includes(hint), `${link}: ${hintFor(link)}`);
});

test('a file, a word or a path is not taken for another site', () => {
  const endings =
    'md htm html php pdf png jpg jpeg webp avif gif svg ico txt xml json csv zip doc docx xls xlsx ppt pptx';
  const files = endings.split(' ').map((ending) => `zorglub.${ending}`);
  for (const link of [...files, 'zorglub.PDF', 'zorglub', '/zorglub.fr', '.fr', 'a..fr'])
    assert.not.match(hintFor(link), /https|mailto/, link);
  assert.match(hintFor('zorglub.pdf.fr'), '« https://zorglub.pdf.fr »');
});

test('what only holds an address is not taken for a mail', () => {
  const around = ['x/moi@exemple.fr', 'moi@exemple.fr/x', 'un moi@exemple.fr'];
  for (const link of [...around, '@exemple.fr', 'moi@.fr', 'moi@exemple'])
    assert.not.match(hintFor(link), 'mailto', link);
});

test('what the build itself names is proposed to nobody', () => {
  assert.not.match(hintFor('/assets/contact.js'), 'assets');
});

test('of a page whose anchors are all unlike it, the first are listed, or that it has none', () => {
  const anchors = Array.from({ length: 13 }, (_, index) => `<p id="partie-${index}">x</p>`).join('');
  const hint = hintIn(`${anchors}<a href="#zorglub">x</a>`);
  for (const listed of ['#partie-0, #partie-1,', '#partie-11.']) assert.match(hint, listed);
  assert.match(hintIn('<a href="#zorglub">x</a>'), /: \p{L}+\.$/u);
});

test('an address is named as it was written, with its slash where the writer chose it', () => {
  const shown = (link: string, address = BOTH) =>
    /« (.*?) »/.exec(checked([pageOf('/a', { body: `<a href="${link}">x</a>` })], [], address)[0]?.message ?? '')?.[1];
  const named: Readonly<Record<string, string>> = {
    '/depot/absent/': '/absent',
    '/depot/absent/?x=/y/': '/absent?x=/y/',
    '/depot/': '/',
    '/depotage/': '/depotage',
  };
  for (const [link, written] of Object.entries(named)) assert.is(shown(link), written);
  assert.is(shown('/absent/', ADDRESS), '/absent/');
});

test('what is named and proposed is what writers write, whatever the base and the slash', () => {
  const source = '---\nlien: /contactt?x#y\n---\n';
  const page = pageOf('/a', { body: '<a href="/depot/contactt/?x#y">x</a>', source });
  const [found] = checked([page, pageOf('/contact')], [], BOTH);
  assert.is(found?.line, 2);
  assert.match(found?.message ?? '', '« /contactt?x#y »');
  assert.match(found?.hint ?? '', '« /contact »');
});
