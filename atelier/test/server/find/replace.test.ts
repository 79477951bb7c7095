import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentHost } from '../../../../build/contract/workshop-host.ts';
import { readFrontMatter } from '../../../../build/editing/front-matter/read.ts';
import { contentHost } from '../../../../build/server/dev/content-host.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { fixtureSite } from '../../../../test/support/fixture-site.ts';
import { isRefused } from '../../../../test/support/refusals.ts';
import type { Found } from '../../../api.ts';
import { readFile } from '../../../server/files/text-files.ts';
import { findInTexts, passagesIn } from '../../../server/find/find.ts';
import { replaceInTexts, replacePassages, undoReplacement } from '../../../server/find/find-endpoints.ts';
import { finder, quickTest, type Search } from '../../../server/find/pattern.ts';

const test = suite('Replacing words in all texts');

const WINDOWS = '\ufeff---\r\ntitre: Outil # gardé\r\ndescription: L’outil.\r\n---\r\n\r\nUn outil.\nFin  \r\n';
const PLAIN = '---\ntitre: Deux\ndescription: Un outil ?\n---\n\nOUTIL, outil.\n';
const openedText = (host: ContentHost, path: string) => readFile(host, path).text;
const SEARCH = { words: 'outil', exact: false, whole: true };

/** Two texts that hold the word, and what a test does with them. */
function opened() {
  const site = fixtureSite({ 'content/pages/un.md': WINDOWS, 'content/pages/deux.md': PLAIN });
  const host = contentHost(site);
  const read = (name: string) => readFileSync(join(site.contentDir, `pages/${name}.md`), 'utf8');
  const write = (name: string, text: string) => writeFileSync(join(site.contentDir, `pages/${name}.md`), text);
  const find = () => findInTexts(host, SEARCH);
  const replace = ({ texts }: Found, replacement = 'atelier') =>
    replaceInTexts(host, {
      ...SEARCH,
      replacement,
      texts: texts.map(({ path, version, passages }) => ({ path, version, chosen: passages.map((_, index) => index) })),
    });
  return { site, host, read, write, find, replace };
}

test('all texts with the words are found, with their lines, and no file outside the site', () => {
  const { find, site } = opened();
  writeFileSync(join(site.contentDir, 'perdu.md'), 'outil\n');
  const found = find().texts.map(({ path, passages }) => [path, ...passages.map(({ line }) => line)].join(' '));
  assert.equal(found, ['content/pages/deux.md 3 6 6', 'content/pages/un.md 2 3 6']);
});

test('a value is found as it reads, whatever YAML makes of it in the file', () => {
  const fields = ["'l''été à Paris'", '"l\'été \\u00e0 Paris"', '>\n  l’été\n  à Paris'];
  for (const [index, value] of fields.entries()) {
    const host = contentHost(
      fixtureSite({ 'content/pages/ete.md': `---\ntitre: ${value}\ndescription: Une.\n---\n\nUn.\n` }),
    );
    const { texts } = findInTexts(host, { words: index === 1 ? "l'été" : "l'été à", exact: false, whole: false });
    const paths = texts.map(({ path }) => path);
    assert.equal(paths, ['content/pages/ete.md'], value);
  }
});

test('bytes outside of the words stay, with mixed line ends and the byte-order mark', () => {
  const { find, replace, read } = opened();
  const { passages, texts } = replace(find());
  assert.equal([passages, texts.length], [6, 2]);
  assert.is(read('un'), WINDOWS.replace('Outil', 'Atelier').replaceAll('outil', 'atelier'));
  assert.is(read('deux'), PLAIN.replace('OUTIL', 'ATELIER').replaceAll('outil', 'atelier'));
});

test('one text that has changed since keeps all of them as they are', () => {
  const { find, replace, read, write } = opened();
  const found = find();
  write('un', `${WINDOWS}Un ajout.`);
  assert.throws(() => replace(found), isRefused(409));
  assert.equal([read('deux'), read('un')], [PLAIN, `${WINDOWS}Un ajout.`]);
});

test('it is taken back as one, byte by byte, and not twice', () => {
  const { find, replace, read, host } = opened();
  replace(find(), 'un : deux');
  const { restored, kept } = undoReplacement(host);
  assert.equal([restored.length, kept], [2, []]);
  assert.equal([read('un'), read('deux')], [WINDOWS, PLAIN]);
  assert.throws(() => undoReplacement(host), isRefused(404));
});

test('what was written since is not taken back with it, and is named', () => {
  const { find, replace, read, write, host } = opened();
  replace(find());
  write('deux', `${read('deux')}Depuis.\n`);
  const since = read('deux');
  assert.equal(undoReplacement(host), { restored: ['content/pages/un.md'], kept: ['content/pages/deux.md'] });
  assert.equal([read('un'), read('deux')], [WINDOWS, since]);
});

test('a replacement adapts the article before it, and asks for it if it depends on the gender', () => {
  const text = "---\ntitre: 'L''outil'\ndescription: Une.\n---\n\nPrès de l’outil, d'outil ou d’un outil.\n";
  const host = contentHost(fixtureSite({ 'content/pages/un.md': text }));
  const [{ path = '', version = '', passages = [] } = {}] = findInTexts(host, SEARCH).texts;
  const wish = { ...SEARCH, replacement: 'guide', texts: [{ path, version, chosen: passages.map((_, nth) => nth) }] };
  assert.throws(() => replaceInTexts(host, wish), isRefused(422));
  assert.is(openedText(host, path), text);
  replaceInTexts(host, { ...wish, gender: 'masculine' });
  const changed = openedText(host, path);
  assert.match(changed, /titre: '?Le guide'?\n/);
  assert.match(changed, 'Près du guide, de guide ou d’un guide.');
});

const search = (words: string, more: Partial<Search> = {}) => finder({ words, exact: false, whole: false, ...more });
const found = (line: string, words: string, more: Partial<Search> = {}) =>
  search(words, more)(line).map(({ start, end }) => line.slice(start, end));
/** All passages of a text given way to other words. */
const all = (text: string, words: string, replacement: string, more: Partial<Search> = {}) => {
  const find = search(words, more);
  const fit = () => ({ taken: 0, text: replacement });
  return replacePassages(text, passagesIn(text, find), fit);
};
const page = (yaml: string, body = '') => `---\n${yaml}\n---\n\n${body}`;
const dataOf = (text: string) => {
  const read = readFrontMatter(text);
  assert.ok('data' in read, text);
  return read.data;
};

test('words are found despite capitals, accents, ligatures, spaces and apostrophes, or exactly', () => {
  assert.equal(found('Été, ete, E\u0301TE\u0301.', 'été'), ['Été', 'ete', 'E\u0301TE\u0301']);
  assert.equal(found('Au cœur de l’œuvre', "l'oeuvre"), ['l’œuvre']);
  assert.equal(found('n8n\u00a0: 20\u202f€', '20 €'), ['20\u202f€']);
  assert.equal(found('cœur', 'o'), ['œ'], 'half a ligature is the whole sign');
  assert.equal(
    found('ΟΔΟΣ, οδος, ΟΔΟΣΑ', 'οδοσ'),
    ['ΟΔΟΣ', 'οδος', 'ΟΔΟΣ'],
    'letters with a form of their own at the end',
  );
});

test('who asks for it exactly gets nothing else, in whichever way accents are stored', () => {
  assert.equal(found('Été, été, ete', 'été', { exact: true }), ['été']);
  assert.equal(found('e\u0301te\u0301', 'été', { exact: true }), ['e\u0301te\u0301']);
});

test('whole words are not found inside longer ones, even next to accents or digits', () => {
  const whole = { whole: true };
  assert.equal(found('Make, make-up, Makeba, remake, make2, (make)', 'make', whole).length, 3);
  assert.equal(found('l’été étés', 'été', whole), ['été']);
  assert.equal(found('prix : 20 €, 120 €', '20 €', whole), ['20 €']);
  assert.equal(found('Notion+Make', 'notion+', whole), ['Notion+'], 'it ends with no letter');
});

test('keys, comments and text beside a value are left alone, in lists and groups too', () => {
  const text = page('make: Make\nliste: [Make, b] # make\ngroupe:\n  - make: Make\n  - nombre: 20');
  const found = all(text, 'make', 'n8n');
  assert.is(found, page('make: n8n\nliste: [n8n, b] # make\ngroupe:\n  - make: n8n\n  - nombre: 20'));
  assert.equal(dataOf(all(text, '20', '30')).groupe, [{ make: 'Make' }, { nombre: 30 }]);
});

test('a text is skipped only if it contains none of the words, however YAML writes them', () => {
  const texts = [
    page('titre: Un mot', 'Rien.'),
    page("titre: >\n  l''un\n  mot", 'Rien.'),
    page('titre: Rien', 'Un mot.'),
  ];
  for (const text of texts)
    for (const words of ['mot', 'un mot', 'l’un mot'])
      if (passagesIn(text, search(words)).length > 0)
        assert.ok(quickTest({ words, exact: false, whole: false })(text), `${words} in ${text}`);
  assert.not.ok(quickTest({ words: 'mot', exact: false, whole: false })(page('titre: Rien', 'Rien.')));
});

test('a passage is shown with the words beside it, and with an ellipsis if the line continues', () => {
  const beside = (line: string) => passagesIn(line, search('mot')).map(({ before, after }) => [before, after]);
  const [near, far] = ['a'.repeat(60), 'a'.repeat(61)];
  assert.equal(beside(`${near}mot${near}`), [[near, near]]);
  assert.equal(beside(`${far}mot${far}`), [[`…${near}`, `${near}…`]]);
});

test('what programs read is told apart from what people read', () => {
  const marked = (line: string) => passagesIn(line, search('make')).map(({ address }) => address);
  assert.equal(marked('Make est un outil, make-up aussi.'), [false, false]);
  assert.equal(marked('[Make](/blog/make-scenarios) et https://make.com'), [false, true, true]);
  assert.equal(marked('{{fait.make-prix}} ![Make](/images/make.png)'), [true, false, true]);
  assert.equal(marked(page('lies:\n  - make-scenarios\ntitre: Make')), [true, false]);
});
