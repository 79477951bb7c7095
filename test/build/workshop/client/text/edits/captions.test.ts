import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { workshopText as words } from '../../../../../../build/diagnostics/messages/workshop-text.fr.ts';
import { captionPicture, captionTable } from '../../../../../../build/workshop/client/text/edits/captions.ts';
import { menusOf } from '../../../../../../build/workshop/client/text/menus.ts';
import { edited, stateOf, unmarked } from '../../../../../support/edited.ts';
import { diagnostics } from '../../../../../support/markdown.ts';

const test = suite('Captions of pictures and tables');

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
