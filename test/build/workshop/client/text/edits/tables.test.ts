import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  addColumn,
  addRow,
  addTable,
  removeColumn,
  removeRow,
  tidyTable,
} from '../../../../../../build/workshop/client/text/edits/tables.ts';
import { edited, unmarked } from '../../../../../support/edited.ts';
import { diagnostics } from '../../../../../support/markdown.ts';

const test = suite('Tables of a text');

const named = (nth: number) => `Colonne ${nth}`;
const TABLE = '| Nom | Prix |\n| --- | ---: |\n| a¦ | 1 |\n| b | 2 |';

test('a new one stands apart, with the name of its first column selected', () => {
  const made = edited(addTable(2, 2, named), 'avant¦\nsuite');
  assert.is(
    made,
    'avant\nsuite\n\n| ‹Colonne 1› | Colonne 2 |\n| --------- | --------- |\n|           |           |\n|           |           |\n',
  );
  assert.equal(diagnostics(unmarked(made)), []);
});

test('it is tidied: bars in line, sides as they are said, missing cells filled', () => {
  assert.is(
    unmarked(edited(tidyTable, '|Nom|Prix|\n|:-:|--:|\n|un long ¦nom|1|\n|b|')),
    '|     Nom     | Prix |\n| :---------: | ---: |\n| un long nom |    1 |\n|      b      |      |',
  );
  assert.is(unmarked(edited(tidyTable, 'a|b\n-|-\nx|¦y')), '| a | b |\n| - | - |\n| x | y |');
  assert.is(
    unmarked(edited(tidyTable, '|a|b|\n|-|-|\n|x \\| ¦y|`z`|')),
    '| a      | b   |\n| ------ | --- |\n| x \\| y | `z` |',
  );
});

test('rows and columns come behind the caret, which goes to them', () => {
  assert.is(edited(addRow, TABLE), '| Nom | Prix |\n| --- | ---: |\n| a   |    1 |\n| ¦    |      |\n| b   |    2 |');
  assert.is(
    edited(addColumn(named), TABLE),
    '| Nom | Colonne 3¦ | Prix |\n| --- | --------- | ---: |\n| a   |           |    1 |\n| b   |           |    2 |',
  );
  for (const edit of [addRow, addColumn(named)]) assert.equal(diagnostics(unmarked(edited(edit, TABLE))), []);
});

test('the row and the column of the caret go', () => {
  assert.is(unmarked(edited(removeRow, TABLE)), '| Nom | Prix |\n| --- | ---: |\n| b   |    2 |');
  assert.is(unmarked(edited(removeColumn, TABLE)), '| Prix |\n| ---: |\n|    1 |\n|    2 |');
});

test('a head stays, as does the last column, and a text without a table', () => {
  for (const [edit, text] of [
    [removeRow, '| N¦om |\n| --- |\n| a |'],
    [removeColumn, '| N¦om |\n| --- |\n| a |'],
    [addRow, 'un | deux¦'],
  ] as const)
    assert.is(edited(edit, text), text);
});

test.run();
