import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { diagnostics } from '../../../../../test/support/markdown.ts';
import { isCallOut, toggleCallOut, toggleCodeBlock } from '../../../../client/text/edits/blocks.ts';
import {
  addDrawnBlock,
  addFootnote,
  addPicture,
  addSlot,
  addVariable,
  captionPicture,
  captionTable,
} from '../../../../client/text/edits/insertions.ts';
import { linkAt, setLink } from '../../../../client/text/edits/marks.ts';
import { menusOf } from '../../../../client/text/tools.ts';
import { workshopText as words } from '../../../../words/text.fr.ts';
import { edited, stateOf, unmarked } from '../../../support/edited.ts';

const test = suite('Links, blocks, captions and names put into a text');

test('a link takes what is selected as its text, else the title of its page', () => {
  assert.is(edited(setLink('/services', 'Nos services'), 'Voir ‹nos offres ›!'), 'Voir [nos offres](/services)¦ !');
  assert.is(
    edited(setLink('/services', 'Nos [bons] services'), 'Voir ¦'),
    'Voir [Nos \\[bons\\] services](/services)¦',
  );
  assert.is(edited(setLink('https://a.example/a b (c)', ''), '‹ici›'), '[ici](<https://a.example/a b (c)>)¦');
});

test('the link at the caret gets another address, or none', () => {
  assert.equal(linkAt(stateOf('Un [bon ¦lien](</a b>) ici')), { from: 3, to: 21, text: 'bon lien', address: '/a b' });
  assert.is(edited(setLink('/b', ''), 'Un [bon ¦lien](/a) ici'), 'Un [bon lien](/b)¦ ici');
  assert.is(edited(setLink('', ''), 'Un [bon ¦lien](/a) ici'), 'Un bon lien¦ ici');
});

test('a call-out takes in the lines of the selection, apart from what is around it', () => {
  const text = 'avant\n‹un\n\ndeux›\naprès';
  const boxed = edited(toggleCallOut('astuce'), text);
  assert.is(unmarked(boxed), 'avant\n\n:::astuce\nun\n\ndeux\n:::\n\naprès');
  assert.equal(diagnostics(unmarked(boxed)), []);
  assert.ok(isCallOut(stateOf(boxed), 'astuce'));
  assert.is(unmarked(edited(toggleCallOut('attention'), boxed)), 'avant\n\n:::attention\nun\n\ndeux\n:::\n\naprès');
  assert.is(unmarked(edited(toggleCallOut('astuce'), boxed)), 'avant\n\nun\n\ndeux\n\naprès');
});

test('an empty one has the caret in it, and one around another has more colons', () => {
  assert.is(edited(toggleCallOut('astuce'), 'avant¦'), ':::astuce\navant¦\n:::');
  assert.is(edited(toggleCallOut('astuce'), 'avant\n\n¦'), 'avant\n\n:::astuce\n¦\n:::\n');
  const around = unmarked(edited(toggleCallOut('astuce'), '‹un\n\n:::exemple\ndeux\n:::›'));
  assert.match(around, /^::::astuce\n[\s\S]*\n::::$/);
  assert.equal(diagnostics(around), []);
});

test('the innermost call-out of the caret is the one that changes', () => {
  const text = '::::astuce\n\n:::exemple\nde¦ux\n:::\n\n::::';
  assert.is(unmarked(edited(toggleCallOut('exemple'), text)), '::::astuce\n\ndeux\n\n::::');
});

test('a block that is put in whole stands apart, with its title selected', () => {
  const text = ':::schema[Titre]\n1. Une étape\n:::';
  const put = edited(addDrawnBlock(text), 'avant¦\naprès');
  assert.is(put, 'avant\naprès\n\n:::schema[‹Titre›]\n1. Une étape\n:::\n');
  assert.equal(diagnostics(unmarked(put)), []);
});

test('code is fenced by more accents than it holds, and unfenced', () => {
  assert.is(unmarked(edited(toggleCodeBlock, 'avant\n‹a\n```\nb›')), 'avant\n\n````\na\n```\nb\n````');
  assert.is(unmarked(edited(toggleCodeBlock, '```json\n{¦}\n```\n')), '{}\n');
  assert.is(edited(toggleCodeBlock, '¦'), '```\n¦\n```\n');
});

test('a note is called where the caret is, and written at the end under a free number', () => {
  assert.is(
    edited(addFootnote, 'Un fait¦. Et [^1].\n\n[^1]: Une note.\n'),
    'Un fait[^2]. Et [^1].\n\n[^1]: Une note.\n[^2]: ¦\n',
  );
  assert.is(edited(addFootnote, 'Un fait¦'), 'Un fait[^1]\n\n[^1]: ¦\n');
});

test('blocks stand behind the one of the caret, or where it is free', () => {
  assert.is(
    edited(addPicture('/images/a.png'), 'un d¦eux\ntrois\n\nquatre'),
    'un deux\ntrois\n\n![¦](/images/a.png)\n\nquatre',
  );
  assert.is(edited(addPicture('/images/a.png'), '- un¦\n- deux'), '- un\n- deux\n\n![¦](/images/a.png)\n');
  assert.is(edited(addPicture('/images/a.png'), 'un\n¦\ndeux'), 'un\n\n![¦](/images/a.png)\n\ndeux');
  assert.is(edited(addSlot('calculateur-roi'), 'un\n\n¦'), 'un\n\n::calculateur-roi¦\n');
});

test('a slot that is there already is shown instead of a second one', () => {
  assert.is(edited(addSlot('calculateur-roi'), '::calculateur-roi\n\nun¦'), '‹::calculateur-roi›\n\nun');
});

test('a variable takes the place of the selection', () => {
  assert.is(edited(addVariable('marque'), 'Chez ‹nous›.'), 'Chez {{marque}}¦.');
});

const picture = captionPicture('Légende');
const table = captionTable('::tableau', 'Légende');

test('a picture gets one behind its address, and one that is there is gone to', () => {
  assert.is(edited(picture, 'Un\n\n![le p¦lan](/a.png)'), 'Un\n\n![le plan](/a.png "‹Légende›")');
  assert.is(edited(picture, '![¦](<a b.png>)'), '![](<a b.png> "‹Légende›")');
  assert.is(edited(picture, '![le p¦lan](/a.png "Le plan")'), '![le plan](/a.png "‹Le plan›")');
  for (const none of ['Un te¦xte.', '![a¦][plan]\n\n[plan]: /a.png']) assert.is(edited(picture, none), none);
});

test('a table gets a line above it, apart from what stands there, and one that is there is gone to', () => {
  const rows = '| a | b |\n|---|---|\n| c¦ | d |';
  const bare = unmarked(rows);
  assert.is(edited(table, rows), `::tableau[‹Légende›]\n\n${bare}`);
  assert.is(edited(table, `Avant\n\n${rows}`), `Avant\n\n::tableau[‹Légende›]\n\n${bare}`);
  assert.is(edited(table, `::tableau[Prix]\n\n${rows}`), `::tableau[‹Prix›]\n\n${bare}`);
  assert.equal(diagnostics(unmarked(edited(table, `Avant\n\n${rows}`))), []);
  assert.is(edited(table, 'Un te¦xte.'), 'Un te¦xte.');
});

test('their menus are there where the caret is in a picture or a table, and nowhere else', () => {
  const { picture: ofPicture, table: ofTable } = words.menus;
  const menus = (marked: string) => menusOf(stateOf(marked)).map(({ name }) => name);
  assert.equal(menus('Un te¦xte.'), []);
  assert.equal(menus('![le p¦lan](/a.png)'), [ofPicture]);
  assert.equal(menus('| a | b |\n|---|---|\n| c¦ | d |'), [ofTable]);
});

test.run();
