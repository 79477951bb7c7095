import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { diagnostics } from '../../../../../test/support/markdown.ts';
import { gridOf, newGrid, withTexts } from '../../../../client/text/edits/grid.ts';
import {
  addColumn,
  addRow,
  nextCell,
  previousCell,
  removeColumn,
  removeRow,
  setTable,
  tableAt,
  tidyTable,
} from '../../../../client/text/edits/tables.ts';
import { edited, unmarked } from '../../../support/edited.ts';

const test = suite('Tables of a text');

const named = (nth: number) => `Colonne ${nth}`;
const TABLE = '| Nom | Prix |\n| --- | ---: |\n| a¦ | 1 |\n| b | 2 |';

test('a new one stands apart, and columns that nobody named have a name', () => {
  const made = edited(
    setTable(withTexts(newGrid(2, 2), { row: 0, column: 1 }, [['Prix'], ['1 | 2']]), named),
    'avant¦\nsuite',
  );
  assert.is(
    unmarked(made),
    'avant\nsuite\n\n| Colonne 1 | Prix   |\n| --------- | ------ |\n|           | 1 \\| 2 |\n',
  );
  assert.equal(diagnostics(unmarked(made)), []);
});

test('what stayed empty at the end of a new one is left out, unless nothing is written in it', () => {
  const made = (texts: string[][]) =>
    unmarked(edited(setTable(withTexts(newGrid(3, 3), { row: 0, column: 0 }, texts), named), '¦')).trim();
  assert.is(
    made([
      ['Nom', ''],
      ['', 'douze'],
    ]),
    '| Nom | Colonne 2 |\n| --- | --------- |\n|     | douze     |',
  );
  assert.is(made([['Nom']]), '| Nom |\n| --- |\n|     |');
  assert.is(made([]).split('\n').length, 4);
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

test('rows and columns come behind the caret, which goes to them, and a row changes no other line', () => {
  assert.is(edited(addRow, TABLE), '| Nom | Prix |\n| --- | ---: |\n| a | 1 |\n| ¦    |      |\n| b | 2 |');
  assert.is(
    edited(addColumn(named), TABLE),
    '| Nom | Colonne 3¦ | Prix |\n| --- | --------- | ---: |\n| a |           | 1 |\n| b |           | 2 |',
  );
  for (const edit of [addRow, addColumn(named)]) assert.equal(diagnostics(unmarked(edited(edit, TABLE))), []);
});

test('the row and the column of the caret go', () => {
  assert.is(unmarked(edited(removeRow, TABLE)), '| Nom | Prix |\n| --- | ---: |\n| b | 2 |');
  assert.is(unmarked(edited(removeColumn, TABLE)), '| Prix |\n| ---: |\n| 1 |\n| 2 |');
});

test('a cell that is written anew keeps the width of its column, and no other line changes', () => {
  const text = '| Nom     | Prix |\n| ------- | ---: |\n| Airtable|   12 |\n|Make|9|';
  const written = (row: number, column: number, cell: string) =>
    unmarked(
      edited(
        (state) => setTable(withTexts(gridOf(tableAt(state)?.lines ?? []), { row, column }, [[cell]]), named)(state),
        `avant\n\n¦${text}\n\naprès`,
      ),
    );
  const lines = text.split('\n');
  const cases = [
    [1, 1, '9', '| Airtable|    9 |'],
    [1, 0, 'Un | deux', '| Un \\| deux |   12 |'],
    [2, 0, '', '|    |9|'],
    [1, 0, 'Airtable', '| Airtable|   12 |'],
  ] as const;
  for (const [row, column, cell, line] of cases)
    assert.is(written(row, column, cell), `avant\n\n${lines.with(row + 1, line).join('\n')}\n\naprès`);
});

test('tables of any shape keep it: without bars around, with too few cells or too many, in a quotation', () => {
  for (const text of [
    'a | b\n--- | ---\n¦x | y',
    '| a | b |\n|---|---|\n| ¦x |',
    '| a | b |\n|---|---|\n| ¦x | y | z |',
    '> | a | b |\n> |---|---|\n> | ¦x | y |',
    '|a|b|\n|-|-|\n|`x \\| ¦y`|z|',
  ])
    assert.is(
      unmarked(edited((state) => setTable(gridOf(tableAt(state)?.lines ?? []), named)(state), text)),
      unmarked(text),
    );
  const filled = (text: string) =>
    unmarked(
      edited(
        (state) =>
          setTable(withTexts(gridOf(tableAt(state)?.lines ?? []), { row: 1, column: 1 }, [['é']]), named)(state),
        text,
      ),
    );
  assert.is(filled('a | b\n--- | ---\n¦x | y'), 'a | b\n--- | ---\nx | é ');
  assert.is(filled('| a | b |\n|---|---|\n| ¦x |'), '| a | b |\n|---|---|\n| x | é |');
});

test('the keyboard goes from cell to cell, makes a row behind the last one, and leaves at an empty one', () => {
  assert.is(edited(nextCell, TABLE), '| Nom | Prix |\n| --- | ---: |\n| a | ‹1› |\n| b | 2 |');
  assert.is(edited(previousCell, TABLE), '| Nom | ‹Prix› |\n| --- | ---: |\n| a | 1 |\n| b | 2 |');
  assert.is(edited(nextCell, '| a |\n|---|\n| ¦x |'), '| a |\n|---|\n| x |\n| ¦  |');
  for (const [edit, text] of [
    [nextCell, '| a |\n|---|\n| x |\n| ¦  |'],
    [previousCell, '| ¦a |\n|---|\n| x |'],
    [nextCell, 'un¦ texte'],
  ] as const)
    assert.is(edited(edit, text), text);
});

test('what is pasted into a grid makes it as large as it has to be', () => {
  const grid = withTexts(newGrid(2, 2), { row: 1, column: 1 }, [
    ['1', '2'],
    ['3', '4'],
  ]);
  assert.equal(
    grid.rows.map(({ cells }) => cells),
    [
      ['', '', ''],
      ['', '1', '2'],
      ['', '3', '4'],
    ],
  );
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
