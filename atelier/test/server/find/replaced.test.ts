import { readFrontMatter } from '../../../../build/editing/front-matter/read.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { passagesIn } from '../../../server/find/find.ts';
import { replacePassages } from '../../../server/find/find-handlers.ts';
import { finder, quickTest, type Search } from '../../../server/find/pattern.ts';

const test = suite('Finding and replacing words in a text');

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

test('words are found whatever their capitals, accents, ligatures, spaces and apostrophes, and as they are written', () => {
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

test('whole words are not found inside of longer ones, also where accents or digits go on', () => {
  const whole = { whole: true };
  assert.equal(found('Make, make-up, Makeba, remake, make2, (make)', 'make', whole).length, 3);
  assert.equal(found('l’été étés', 'été', whole), ['été']);
  assert.equal(found('prix : 20 €, 120 €', '20 €', whole), ['20 €']);
  assert.equal(found('Notion+Make', 'notion+', whole), ['Notion+'], 'it ends with no letter');
});

test('names of fields, comments and what lies beside a value are left alone, in lists and groups too', () => {
  const text = page('make: Make\nliste: [Make, b] # make\ngroupe:\n  - make: Make\n  - nombre: 20');
  const found = all(text, 'make', 'n8n');
  assert.is(found, page('make: n8n\nliste: [n8n, b] # make\ngroupe:\n  - make: n8n\n  - nombre: 20'));
  assert.equal(dataOf(all(text, '20', '30')).groupe, [{ make: 'Make' }, { nombre: 30 }]);
});

test('a text is passed over only if it holds none of the words, however YAML writes them', () => {
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

test('a passage is shown with the words beside it, and with an ellipsis where the line goes on', () => {
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
