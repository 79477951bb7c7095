import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementContent, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { assert, suite } from '../../../../../test/suite.ts';
import { render } from '../../../../../test/support/markdown.ts';
import { projectRoot } from '../../../../../test/support/real-site.ts';
import { pastedMarkdown } from '../../../../client/editor/paste/pasted-markdown.ts';
import { workshopPaste } from '../../../../words/text.fr.ts';

const test = suite('What other programs put on the clipboard');

const folder = join(projectRoot, 'test/fixtures/clipboards');

function pasted(html: string) {
  return pastedMarkdown(fromHtml(html, { fragment: false }));
}

function check(cases: Readonly<Record<string, string>>) {
  for (const [html, text] of Object.entries(cases)) assert.is(pasted(html).text, text, html);
}

/** The kinds of things that were left out, as the program counts them. */
function leftOut(html: string): string[] {
  return Object.entries(pasted(html).leftOut)
    .map(([kind, count]) => `${kind} ${count}`)
    .sort();
}

const UNSEEN = ['head', 'script', 'style', 'annotation', 'o:p'];
const NOTE_ADDRESS = /^#(?:_ftn|sdfootnote|note:|appel:)/;

/** Returns the letters, digits and signs that a reader sees, numbers of lists and languages of code included. Numbers of notes are left out, because each program makes its own. */
function signsOf(nodes: readonly (RootContent | ElementContent)[], isInNotes = false): string {
  const signs = nodes.map((node): string => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element' || UNSEEN.includes(node.tagName)) return '';
    const { style, ariaHidden, start, href, dataLanguage, dataFootnotes, className } = node.properties;
    const language = String(dataLanguage ?? /language-(\w+)/.exec(String(className))?.[1] ?? '');
    if (/display:\s*none/.test(String(style)) || ariaHidden === 'true' || NOTE_ADDRESS.test(String(href))) return '';
    const inner = (one: ElementContent) => signsOf([one], isInNotes || dataFootnotes !== undefined);
    if (node.tagName !== 'ol' || isInNotes) return language + node.children.map(inner).join('');
    let number = Number(start ?? 1);
    const item = (one: ElementContent) => one.type === 'element' && one.tagName === 'li';
    return node.children.map((one) => (item(one) ? `${number++}.` : '') + inner(one)).join('');
  });
  return signs
    .join('')
    .replace(/[•·§▪]|(?<=\s|^)o(?=\s)/g, '')
    .normalize('NFKC')
    .replace(/[\s\u200b’'"«»“”]/g, '')
    .replaceAll('...', '…');
}

/** Tells if all signs of a text stand in another, in their order. */
function isIn(part: string, whole: string): boolean {
  let at = 0;
  return Array.from(part).every((sign) => {
    at = whole.indexOf(sign, at) + 1;
    return at > 0;
  });
}

for (const name of readdirSync(folder)) {
  test(`${name}: words come as they are, and a message names what does not come`, () => {
    const html = readFileSync(join(folder, name), 'utf8');
    const { text, pictures, leftOut } = pasted(html);
    const withoutPictures = pictures.reduce((rest, { mark }) => rest.replace(mark, ''), text);
    const [before = '', after = ''] = [html, render(withoutPictures).html].map((one) =>
      signsOf(fromHtml(one, { fragment: true }).children),
    );
    assert.ok(isIn(after, before), `${after}\n${before}`);
    const isComplete = Object.keys(leftOut).length === 0;
    if (isComplete) assert.is(after, before);
    assert.is(/Laissé de côté|À relire/.test(workshopPaste.pasted(leftOut)), !isComplete);
    assert.not.match(text, /&#x/);
  });
}

const KEPT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'breaks go outside of marks and links, and two of them begin a paragraph, in whatever they stand': {
    '<p><a href="https://a.fr/">Lien<br></a>Suite <i>un<br>deux<br></i>fin</p>':
      '[Lien](https://a.fr/)\\\nSuite *un\\\ndeux*\\\nfin',
    '<p><b><i>Un<br><br>Deux</i></b> fin</p>': '**_Un_**\n\n**_Deux_** fin',
    '<ul><li>Un<br><br>suite</li><li>Deux</li></ul>': '- Un\n\n  suite\n\n- Deux',
    '<b><p>Un</p><p>Deux</p></b>': '**Un**\n\n**Deux**',
    '<h2>Un<br>titre</h2>': '## Un titre',
    '<div>Bonjour,<div><br></div><div>Merci<br><br><br>Jean</div></div>': 'Bonjour,\n\nMerci\n\nJean',
  },
  'joiners stay between letters and in emoji, inner quotation marks are what they were': {
    '<p><b>می‌خواهم</b> 👨‍👩‍👧 a\u200bb &zwnj;&nbsp;&zwnj; c</p>': '**می‌خواهم** 👨‍👩‍👧 ab c',
    '<p>“Un” ‘mot’ l’eau</p>': '“Un” ‘mot’ l’eau',
  },
  'words of two blocks never touch, and kept lines stay lines': {
    '<p><span style="display:block">Un</span><span style="display: block">Deux</span></p>': 'Un\n\nDeux',
    '<a href="https://x.fr" style="display:block">Lien</a><b style="display:block">Gras</b>suite':
      '[Lien](https://x.fr)\n\n**Gras**\n\nsuite',
    '<div style="display:flex"><span>Prix</span><span>10 €</span></div>': 'Prix 10 €',
    'A<p></p>B': 'A\n\nB',
    '<span style="white-space: pre-wrap">a\nb\n\nc</span><p style="white-space-collapse: preserve">x\ny</p>':
      'a\\\nb\n\nc\n\nx\\\ny',
    '<table><caption>Titre</caption><tr><td>a<br>b</td><td><p>c</p><p>d</p></td></tr></table>':
      'Titre\n\n| a b | c d |\n| --- | --- |',
    '<menu><li>m</li></menu><dialog open>n</dialog>': '- m\n\nn',
  },
  'a mark that Markdown cannot end beside a letter gets a space, and no writer sees the code of a letter': {
    '<p>prix<b>(HT)</b>suite</p>': 'prix **(HT)** suite',
    '<p><b><i>fort !</i></b>mot, <b><code>x</code></b>y, <b>P</b>rix</p>': '**_fort !_** mot, **`x`** y, **P**rix',
    '<p>x<b>a</b><i>b</i>y</p>': 'x**a** *b*y',
  },
  'words in a font of fixed width are code, and paragraphs of them a block': {
    '<div style="font-family: Menlo, Monaco, \'Courier New\', monospace;white-space: pre;"><div><span style="color: #569cd6;">let</span><span> a;</span></div><br><div>  b</div></div>':
      '```\nlet a;\n\n  b\n```',
    "<p><span style='font-family:\"Courier New\"'>npm ci</span></p><p><span style='font-family:Consolas'>&nbsp; npm test</span></p><p>Fin</p>":
      '```\nnpm ci\n  npm test\n```\n\nFin',
    '<p>Un <font face="Liberation Mono, monospace">mot</font>, <kbd>Ctrl</kbd> <kbd>C</kbd>, <code><a href="https://x.fr">x</a></code></p>':
      'Un `mot`, `Ctrl` `C`, [`x`](https://x.fr)',
  },
  'boxes to tick outside lists stay as items, or as signs inside a sentence': {
    '<p><input type="checkbox" checked> Fait</p><p><input type="checkbox"> Non</p>': '- [x] Fait\n- [ ] Non',
    '<p>Oui <input type="checkbox" checked> non <input type="radio"></p>': 'Oui ☑ non ☐',
    '<p><span role="checkbox" aria-checked="true">Fait</span></p>': '- [x] Fait',
    '<ul><li><label role="checkbox" aria-checked="false">Non</label></li></ul>': '- [ ] Non',
    '<ul><li class="checked" data-inline-task-id="1">Fait</li></ul>': '- [x] Fait',
  },
  'words that stand between items, or in a heading with a list, stay': {
    '<ul>Avant<li>a</li><p>Après</p></ul>': 'Avant\n\n- a\n\nAprès',
    '<h2>Titre<ul><li>a</li></ul></h2>': 'Titre\n\n- a',
    '<a href="https://a.fr"><h2>Titre</h2></a>': '## [Titre](https://a.fr)',
    '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>': '漢(kan)',
    '<p>vu<span style="visibility:hidden">non</span><span style="opacity: 0">non</span></p>': 'vu',
  },
};

for (const [sentence, cases] of Object.entries(KEPT)) test(sentence, () => check(cases));

test('list numbers stay, and numbers that Markdown cannot write stay as text', () => {
  const word = (list: string, sign: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:${list}'><!--[if !supportLists]--><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span><!--[endif]-->${words}</p>`;
  check({
    [`${word('l0 level1 lfo1', '3.', 'Trois')}<p>Note</p>${word('l0 level1 lfo1', '4.', 'Quatre')}`]:
      '3. Trois\n\nNote\n\n4. Quatre',
    [word('l0 level1 lfo1', '4.', 'Prix') +
      word('l0 level2 lfo1', '4.2', 'Détail') +
      word('l0 level1 lfo1', '5.', 'Fin')]: '4. Prix\n\n   4.2 Détail\n5. Fin',
    [word('l0 level1 lfo1', '1)', 'Un') + word('l1 level1 lfo2', '1)', 'Une autre liste')]:
      '1) Un\n\n1. Une autre liste',
    [word('l0 level1 lfo1', 'a.', 'Lettre') + word('l0 level1 lfo1', '(ii)', 'Chiffre')]: 'a. Lettre\n\n(ii) Chiffre',
    "<p style='mso-list:l0 level1 lfo1'><!--[if !supportLists]-->2.&nbsp;<!--[endif]-->Deux</p>": '2. Deux',
    "<p style='mso-list:l0 level1 lfo1'><!--[if !supportLists]-->B&nbsp;<!--[endif]-->Deux</p>": 'B Deux',
    '<ol type="a" start="3"><li>c</li></ol><ol style="list-style-type:upper-roman"><li value="9">n</li></ol>':
      'c. c\n\nIX. n',
    '<ol><li>A</li><li value="5">B</li><li>C</li></ol>': '1. A\n\n5) B\n6) C',
    '<ol><li>A</li></ol><ol><li>B</li></ol><ul><li>c</li></ul><ul><li>d</li></ul>': '1. A\n\n1) B\n\n- c\n\n* d',
    '<div><ol start="2"><li data-listid="3" data-aria-level="1">B</li></ol></div><div><ol start="3"><li data-listid="3" data-aria-level="1">C</li></ol></div>':
      '2. B\n3. C',
    '<div><ol start="4"><li data-leveltext="%1." data-aria-level="1">Prix</li></ol></div><div><ol start="2"><li data-leveltext="%1.%2." data-aria-level="2">Détail</li></ol></div>':
      '4. Prix\n\n   4.2. Détail',
    "<h2 style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.1<span>&nbsp;</span></span>Titre</h2>":
      '## 1.1 Titre',
  });
});

test('comments and tracked deletions are left out and counted; struck out text stays', () => {
  const word = `<p>Le prix est <del cite="mailto:a" datetime="2024-01-01">de 10</del><ins cite="mailto:a">fixé à 12</ins> €, <s>barré</s><a style='mso-comment-reference:A_1'>.</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span></p><div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div class=msocomtxt><p class=MsoCommentText>Secret</p></div></div></div>`;
  const online = '<p>Un <span class="TrackChangeTextDeletion TrackedChange">vieux</span> mot</p>';
  const docs =
    '<p>Texte<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>secret</p></div>';
  check({ [word]: 'Le prix est fixé à 12 €, ~~barré~~.', [online]: 'Un mot', [docs]: 'Texte' });
  assert.equal([word, online, docs].map(leftOut), [['comments 1', 'deletions 1'], ['deletions 1'], ['comments 1']]);
});

test('formulas come as signs or as their source, and one without a source is counted', () => {
  const power = '<math><msup><mn>10</mn><mn>6</mn></msup></math>';
  const half =
    '<math><semantics><mfrac><mn>1</mn><mn>2</mn></mfrac><annotation encoding="application/x-tex">\\frac12</annotation></semantics></math>';
  check({
    [`<p>a <mjx-container><mjx-math aria-hidden="true"></mjx-math><mjx-assistive-mml>${power}</mjx-assistive-mml></mjx-container> b</p>`]:
      'a 10⁶ b',
    [`<p>a <span class="MathJax"><nobr aria-hidden="true">106</nobr><span>${power}</span></span><script type="math/tex">10^6</script></p>`]:
      'a 10⁶',
    [`<p>a <span class="mwe-math-element"><span style="display: none;">${power}</span><img src="x.svg" alt="10"></span></p>`]:
      'a 10⁶',
    [`<p>a <span class="katex"><span class="katex-mathml">${half}</span><span aria-hidden="true">12</span></span></p>`]:
      'a `\\frac12`',
    '<p>a <math alttext="\\sqrt{2}"><msqrt><mn>2</mn></msqrt></math></p>': 'a `\\sqrt{2}`',
  });
  const unknown = '<p>a <math><msqrt><mn>2</mn></msqrt></math></p>';
  assert.equal([pasted(unknown).text, leftOut(unknown)], ['a', ['formulas 1']]);
});

test('blocks of code have their language and nothing but their lines', () => {
  const js = '```js\nlet a\nb\n```';
  check({
    '<div class="code-toolbar"><pre class="language-js"><code>let a\nb\n<span aria-hidden="true" class="line-numbers-rows"><span></span></span></code></pre><div class="toolbar"><span>JavaScript</span><button>Copy</button></div></div>':
      js,
    '<div class="language-js"><span class="lang">js</span><pre class="shiki"><code><span class="line">let a</span>\n<span class="line">b</span></code></pre></div>':
      js,
    '<div class="highlight highlight-source-js"><pre>let a\nb</pre><clipboard-copy><svg></svg></clipboard-copy></div>':
      js,
    '<div class="code-example"><div><span class="language-name">js</span><button>Copy</button></div><pre class="brush: js notranslate"><code>let a\nb</code></pre></div>':
      js,
    '<pre class="prism-code language-js"><code><span class="token-line">let a<br></span><span class="token-line">b<br></span></code></pre>':
      js,
    '<pre class="code highlight" lang="js"><code><span class="line">let a</span>\n<span class="line">b</span></code></pre>':
      js,
    '<pre data-language="js"><code><div class="ec-line">let a</div><div class="ec-line">b</div></code></pre>': js,
    '<div class="language-js"><table><tr><td><pre class="lineno">1\n2\n</pre></td><td><pre>let a\nb\n</pre></td></tr></table></div>':
      js,
    '<pre><code class="hljs javascript">a</code></pre>': '```javascript\na\n```',
  });
});

test('links into the document and their signs stay behind, those into others stay', () => {
  const html =
    '<h2 id="a"><a href="https://d.fr/p#a">Prix</a> <a class="anchor" href="https://d.fr/p#a">#</a></h2><p><a href="https://d.fr/p#b">voir</a> <a href="https://autre.fr/x#art5">loi</a> <a href="#a">haut</a></p><h3>Vite<a href="#v">\u200b</a></h3>';
  check({ [html]: '## Prix\n\nvoir [loi](https://autre.fr/x#art5) haut\n\n### Vite' });
  assert.equal(leftOut(html), ['anchors 5']);
});

test('boxes to tick of other programs stay boxes', () => {
  const both = '- [x] Fait\n- [ ] Non';
  const docs = (checked: boolean, words: string) =>
    `<li dir="ltr" role="checkbox" aria-checked="${checked}" aria-level="1"><img src="data:image/png;base64,AA==" width="18px" height="18px" alt="x" aria-roledescription="checkbox"><p dir="ltr" role="presentation"><span>${words}</span></p></li>`;
  check({
    [`<ul>${docs(true, 'Fait')}${docs(false, 'Non')}</ul>`]: both,
    '<p>☒ Fait</p><p>☐ Non</p>': both,
    '<ul><li><input type="checkbox" checked disabled> Fait</li><li><input type="checkbox"> Non</li></ul>': both,
    '<ul><li><div class="checkbox checkbox-on"></div> Fait</li><li><div class="checkbox checkbox-off"></div> Non</li></ul>':
      both,
    '<ul><li>[x] Fait</li><li>[ ] Non</li></ul>': both,
    '<ul><li data-checked="true"><label><input type="checkbox" checked></label><div><p>Fait</p></div></li><li data-checked="false"><label><input type="checkbox"></label><div><p>Non</p></div></li></ul>':
      both,
    '<ol><li data-list="checked">Fait</li><li data-list="unchecked">Non</li></ol>': both,
    '<ul><li><p><input type="checkbox" checked> Fait</p></li><li><p><input type="checkbox"> Non</p></li></ul>': both,
  });
});

test('cells keep spaces between words, and the numbers and check boxes of their lists', () => {
  const rest = '<td>x</td></tr>';
  check({
    [`<table><tr><td>a<ol start="3"><li>b</li><li>c</li></ol></td>${rest}</table>`]:
      '| a 3. b 4. c | x |\n| ----------- | - |',
    [`<table><tr><td><ul><li><input type=checkbox checked>b</li></ul><div class="checkbox-off"></div></td>${rest}</table>`]:
      '| ☑ b ☐ | x |\n| ----- | - |',
    [`<table><tr><td>a<table><tr><td>b</td><td>c</td></tr></table></td>${rest}</table>`]:
      '| a b c | x |\n| ----- | - |',
    [`<table><tfoot><tr><td>Total</td>${rest}</tfoot><tr><td>a</td>${rest}</table>`]:
      '| a     | x |\n| ----- | - |\n| Total | x |',
  });
  assert.equal(leftOut(`<table><tr><td rowspan="2">a</td>${rest}<tr>${rest}</table>`), ['merged 1']);
});

test('signs of symbol fonts and pictures of emoji are the signs that were seen', () => {
  const symbol = '<font face="Symbol">a 3</font>';
  const html = `<p>Merci <span style="font-family:Wingdings">J</span> \uf0e0 ${symbol} <img alt="👍" src="x"> <emoji alt="😄"></emoji></p>`;
  check({ [html]: 'Merci ☺ → α 3 👍 😄' });
  assert.equal(leftOut('<p>a <span style="font-family:Webdings">x</span>\ue800</p>'), ['symbols 2']);
});

test('embedded content and controls are counted if words or a picture are left out', () => {
  assert.equal(
    leftOut(
      '<p>a</p><iframe src="https://y.fr"></iframe><video src="x.mp4"></video><button>Acheter</button><svg></svg>',
    ),
    ['controls 1', 'embeds 2'],
  );
  const drawing = (width: number) => `<svg role="img" aria-label="Courbe" width="${width}"></svg>`;
  const cases: Readonly<Record<string, string[]>> = {
    '<p>Nom <input value="Jean"> <input type="hidden"></p>': ['controls 1'],
    '<lite-youtube videoid="x"></lite-youtube><app-icon></app-icon>': ['embeds 1'],
    [drawing(600) + drawing(16)]: ['embeds 1'],
    '<div style="background-image: url(a.png); width: 300px"></div>': ['embeds 1'],
    '<pre>a <img src="a.png"></pre><pre><svg></svg></pre>': ['embeds 2'],
    '<a href="https://a.fr"><img src="a.png"></a>': ['pictureLinks 1'],
  };
  for (const [html, kinds] of Object.entries(cases)) assert.equal(leftOut(html), kinds, html);
});

test('the message names each kind of thing that was left out, with its count', () => {
  const kinds = 'links pictureLinks anchors comments deletions formulas embeds controls symbols smallSigns merged';
  const messages = kinds.split(' ').map((kind) => workshopPaste.pasted({ [kind]: 2 }));
  assert.is(new Set([workshopPaste.pasted({}), ...messages]).size, messages.length + 1);
  for (const message of messages) assert.match(message, / 2 /);
});
