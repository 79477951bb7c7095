import type { PhrasingContent, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { parse } from 'yaml';
import type { Page } from '../../../../build/contract/finished-page.ts';
import { outputFile } from '../../../../build/contract/output.ts';
import { type AlternateStep, alternates } from '../../../../build/output/alternates/alternates.ts';
import { markdownAlternate, plainText } from '../../../../build/output/alternates/markdown-alternate.ts';
import { finish } from '../../../../build/pages/render/finish.ts';
import { cachedAlternate, openCache } from '../../../../build/pipeline/cached-steps.ts';
import { randomFrom } from '../../../../src/format/random.ts';
import { assert, suite } from '../../../suite.ts';
import { fixtureSite } from '../../../support/fixture-site.ts';
import { render } from '../../../support/markdown.ts';
import { failureOf } from '../../../support/refusals.ts';
import { withoutContents } from '../../../support/text-site.ts';

const test = suite('Markdown alternates');

const words = { form: 'Le formulaire' };
const address = { origin: 'https://exemple.test', base: '/depot', trailingSlash: true };

const pages = [page('/a', '/a.md'), page('/b'), page('/blog/c', '/blog/c.md')];
const byName: AlternateStep = async ({ file }, path) => outputFile(path, `alternate of ${file.path}`);
const SETTINGS = { base: '/depot', step: byName, onDemand: false };

test('a page that names a feed has one below the base, if the site has words for it', async () => {
  const { files } = (await alternates(pages, words, SETTINGS)).value;
  const made = files.map(({ path, contents }) => `${path}: ${contents()}`);
  assert.equal(made, ['a.md: alternate of a/index.html', 'blog/c.md: alternate of blog/c/index.html']);
  const { value } = await alternates(pages, undefined, SETTINGS);
  assert.equal([value.files, value.missing], [[], []]);
});

test('on demand, none is made before it is asked for', async () => {
  const asked: string[] = [];
  const step: AlternateStep = (one, path, words) => {
    asked.push(path);
    return byName(one, path, words);
  };
  const { value } = await alternates(pages, words, { base: '/depot', step, onDemand: true });
  assert.equal([value.files, value.missing, asked], [[], ['a.md', 'blog/c.md'], []]);
  const late = await value.lazy.get('blog/c.md')?.();
  assert.equal([late?.value.files.map(({ path }) => path), asked], [['blog/c.md'], ['blog/c.md']]);
});

test('a page that differs in styles only is not even read again; one with another content or form is', async () => {
  const cache = openCache(fixtureSite());
  const step = cachedAlternate(cache);
  const { file } = page('/a', '/a.md');
  const unstyled = 'what it says';
  const first = String((await step({ file, unstyled }, 'a.md', words)).contents());
  assert.match(first, '# /a');
  cache.store.save();
  const watched = { file: withoutContents({ ...file, hash: 'in other colours' }), unstyled };
  assert.is(String((await step(watched, 'a.md', words)).contents()), first);
  for (const again of [
    () => step({ ...watched, unstyled: 'another' }, 'a.md', words),
    () => step(watched, 'a.md', { form: 'Autrement' }),
  ])
    assert.match(String(await failureOf(again())), 'was asked for its bytes');
});

const PIECES = Array.from('aw é1.,:;!?«»’-–+*_#()[]<>&|~`=/@"\'\\\u00a0').concat('www.', 'https:', '12.', '- ', 'mot ');

test('plain texts are written as the library writes any text, whatever stands beside them', () => {
  const random = randomFrom('plain texts');
  const one = () => PIECES[Math.floor(random() * PIECES.length)];
  const words = () => `m${Array.from({ length: 6 }, one).join('')}`.slice(random() < 0.5 ? 1 : 0).trim();
  const text = (): PhrasingContent => ({ type: 'text', value: words() });
  const link = (): PhrasingContent => ({ type: 'link', url: '/a', children: [text()] });
  const extensions = [gfmToMarkdown()];
  for (let round = 0; round < 3000; round++) {
    const lines = [[text()], [text(), link()], [link(), text()], [text(), { type: 'break' as const }, text()]];
    const tree: Root = { type: 'root', children: [{ type: 'paragraph', children: lines[round % lines.length] ?? [] }] };
    assert.is(toMarkdown(tree, { extensions, handlers: { text: plainText } }), toMarkdown(tree, { extensions }));
  }
});

const PAGE = 'https://exemple.test/blog/essai';

const TEXTS: Readonly<Record<string, string>> = {
  'words and links': 'Un *mot*, un **mot**, ~~un mot~~ et `un_mot * deux` ; [un lien](https://exemple.test/a?b=1&c=2).',
  headings: '## Un titre\n\n### Et `un` autre\n\nFin.',
  'signs that Markdown reads':
    '\\# pas un titre, 1\\. ni une liste, \\*ni* un \\_mot\\_, [ni] un lien, a \\| b, 2 < 3 & 4',
  lists: '- un\n- deux\n  - trois\n    1. quatre\n    2. cinq\n- six',
  tasks: '- [x] fait\n- [ ] à faire, **vite**',
  tables: '| A | B |\n|:-:|--:|\n| 1 \\| 2 | **3** |\n| | `x` |',
  code: '```js\nconst a = `b`;\n\n// c\n```\n\n````\n```\nd\n```\n````',
  quotations: '> Une phrase.\n>\n> - un\n> - deux',
  notes:
    'Un mot[^a] et un autre[^b], puis encore[^a].\n\n[^a]: Une **note**.\n[^b]: Une autre.\n\n    En deux paragraphes.',
  images: '![Ce qu’elle montre](https://exemple.test/images/a.png)',
  'lines and rules': 'Une ligne  \net la suivante.\n\n---\n\nFin.',
};

test('of a diagram, its title and its steps are said', () => {
  const steps = '1. Un\n   - a\n     1. Deux (1 fois)\n   - b\n2. Trois';
  const { text } = twinOf(render(`:::schema[Un flux]\n${steps}\n:::`).html);
  const [title, ...said] = text.trim().split(/\n\n/);
  assert.equal([title, said.join('\n')], ['Un flux', steps]);
});

for (const [name, markdown] of Object.entries(TEXTS))
  test(`${name} come back as Markdown that makes the same page`, () => {
    // Ids and sizes have no form in Markdown.
    const plain = (html: string) => html.replace(/ (?:width|height|loading|decoding|id)="[^"]*"/g, '');
    const { html } = render(markdown);
    const { text } = twinOf(html);
    assert.is(plain(render(text).html), plain(html), text);
  });

test('a picture is shown in the form that any software knows, with its caption below; a film is a link', () => {
  const picture =
    '<picture><source type="image/avif" srcset="/m/a.avif 400w" sizes="9vw"><img src="/m/a.jpg" alt="Un port" width="8" height="6"></picture>';
  const { text } = twinOf(
    `<figure>${picture}<figcaption>Sète</figcaption></figure><figure><a href="/m/a.webp">${picture}</a></figure><p>Un ${picture} mot</p>` +
      '<figure><video src="/m/f.mp4" controls preload="none" poster="/m/f.jpg" aria-label="La visite"></video></figure>',
  );
  const image = '![Un port](https://exemple.test/m/a.jpg)';
  assert.is(
    text,
    `${image}\n\nSète\n\n[${image}](https://exemple.test/m/a.webp)\n\nUn ${image} mot\n\n[La visite](https://exemple.test/m/f.mp4)\n`,
  );
});

test('front matter says what the head says', () => {
  const head =
    '<meta name="description" content="Deux: &quot;mots&quot;"><meta property="article:published_time" content="2025-08-15">';
  assert.equal(twinOf('<h1>Titre</h1>', head).said, {
    title: 'Un «\u00a0titre\u00a0» & plus',
    description: 'Deux: "mots"',
    url: PAGE,
    published: '2025-08-15',
  });
});

test('the text is what the main part shows, its addresses counted from the page', () => {
  const main = `<nav><a href="/">Accueil</a></nav><h1>Titre</h1><p><a href="#ici">a</a> <a href="/b">b</a> <a href="c">c</a> <a href="mailto:d@e.test">d</a></p>
<script>x</script><style>y</style><p hidden>z</p><p aria-hidden="true">w</p><noscript><p>v</p></noscript><svg><title>u</title></svg><div></div>`;
  assert.is(
    twinOf(main).text,
    `# Titre\n\n[a](${PAGE}#ici) [b](https://exemple.test/b) [c](https://exemple.test/blog/c) [d](mailto:d@e.test)\n`,
  );
});

test('call-outs are quotations under their title', () => {
  const { text } = twinOf(render(':::astuce[Un titre]\nUn mot.\n\n- un\n:::').html);
  assert.is(text, '> **Un titre**\n>\n> Un mot.\n>\n> - un\n');
});

const CARD = '<li><a href="/a"><span><svg></svg></span><span>Outils</span><h3>Titre</h3><span>Un mot.</span></a></li>';
const CARD_TEXT = '### [Titre](https://exemple.test/a)\n\nOutils\n\nUn mot.';

/** HTML of the main part, and its text in Markdown. */
const LAYOUT: Readonly<Record<string, readonly (readonly [html: string, text: string])[]>> = {
  'a form gives way to a link to the page; a button alone does not': [
    ['<p>a</p><form><p><label>Nom</label><input></p><button>Envoyer</button></form>', `a\n\n[Le formulaire](${PAGE})`],
    ['<p>a</p><form action="/x"><button>Tous</button></form>', 'a'],
  ],
  'what layout alone sets apart is set apart': [
    ['<p><span>Business</span><time>10 Août 2025</time><span>5 min</span></p>', 'Business · 10 Août 2025 · 5 min'],
    [
      '<table><tr><th>Prix</th></tr><tr><td><strong>2 €</strong><span>1 € avant</span><small>depuis mai</small></td></tr></table>',
      '| Prix |\n| - |\n| **2 €** · 1 € avant · depuis mai |',
    ],
    [
      '<table><tr><th>Prix</th></tr><tr><td><data><b>2 €</b></data> par mois <ol> <li>1 € <i>avant</i></li> <li>depuis mai</li></ol></td></tr></table>',
      '| Prix |\n| - |\n| **2 €** par mois · 1 € *avant* · depuis mai |',
    ],
    ['<div><button>Un</button><svg aria-hidden="true"></svg><button>Deux</button></div>', 'Un · Deux'],
    [
      '<p>u<em>n</em><strong>e</strong> <a href="/b">b</a><strong>c</strong></p>',
      'u*n*__e__ [b](https://exemple.test/b)**c**',
    ],
    ['<p><code><span>a</span><span>b</span></code></p>', '`ab`'],
  ],
  'spaces run together as on a page, across elements, and lines neither begin nor end in one': [
    ['<p> a <em> b</em> <strong>c</strong> </p><div> d<br> e <br></div>', 'a *b* **c**\n\nd\\\ne'],
    ['<table><tr><th> a </th><th>b\n c</th></tr><tr><td></td></tr></table>', '| a | b c |\n| - | - |\n| | |'],
  ],
  'a link around blocks is a link in each of them': [
    [
      '<h2>Titre</h2><a href="/a"><p>un</p><p>deux</p></a>',
      '## Titre\n\n[un](https://exemple.test/a)\n\n[deux](https://exemple.test/a)',
    ],
  ],
  'a card that is one link is its heading that links, then the rest; a list of cards is no list': [
    [`<ul>${CARD}${CARD}</ul>`, `${CARD_TEXT}\n\n${CARD_TEXT}`],
    ['<ol><li><span>01</span><h3>Écouter</h3><p>Un mot.</p></li></ol>', '### Écouter\n\nUn mot.'],
  ],
  'a list begins with its own number, 0 as well': [['<ol start="0"><li>Un</li><li>Deux</li></ol>', '0. Un\n1. Deux']],
  'paragraphs of an item stay paragraphs, in whatever box they are': [
    ['<ul><li><p>un</p><p>deux</p></li></ul>', '- un\n\n  deux'],
  ],
  'names and what they stand for are items; drawings say what they show': [
    [
      '<dl><div><dt>ROI</dt><dd>587 %</dd></div><div><dt>VAN</dt><dd>2 €</dd></div></dl>',
      '- **ROI** — 587 %\n- **VAN** — 2 €',
    ],
    [
      '<svg role="img" aria-label="Un système"><path d="M0 0"></path></svg><ul><li><button aria-label="Figma"><svg></svg></button></li></ul>',
      '*Un système*\n\n- Figma',
    ],
  ],
};

for (const [name, cases] of Object.entries(LAYOUT))
  test(name, () => {
    for (const [html, text] of cases) assert.is(twinOf(html).text, `${text}\n`);
  });

/** A finished page that names this address of its Markdown alternate. */
function page(path: string, named?: string): Page {
  const link = named === undefined ? '' : `<link rel="alternate" type="text/markdown" href="${named}">`;
  const { html, facts } = finish(`<!doctype html><head>${link}</head><main><h1>${path}</h1></main>`, { address });
  const output = `${path.slice(1)}/index.html`;
  return {
    route: { contentType: 'text', path, output, props: {} },
    file: outputFile(output, html),
    style: undefined,
    facts,
    inlined: true,
    unstyled: '',
    weight: 0,
  };
}

/** A page whose `<main>` holds this, as Markdown: its front matter, and its text. */
function twinOf(main: string, head = ''): { said: Record<string, unknown>; text: string } {
  const html = `<!doctype html><html lang="fr"><head><title>Un «&nbsp;titre&nbsp;» &amp; plus</title><link rel="canonical" href="${PAGE}">${head}</head><body><header>Menu</header><main id="contenu">${main}</main><footer>Pied</footer></body></html>`;
  const [, said = '', text = ''] =
    /^---\n(.*?)---\n\n(.*)$/s.exec(markdownAlternate(html, { form: 'Le formulaire' })) ?? [];
  return { said: parse(said), text };
}
