import { XMLValidator } from 'fast-xml-parser';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { workbookBytes } from '../../workbooks/workbook.ts';
import { readWorkbook, textsIn } from '../support/workbook.ts';
import { HOSTILE_VALUES } from './hostile.ts';
import { forEachCase, type Random } from './random.ts';

const test = suite('Workbooks of hostile cells');

const TEXTS = [
  ...HOSTILE_VALUES,
  ...['', ' ', '  avant', 'après  ', 'a\nb', '\t', '+1', '-1', '@SUM(A1)', '_x000D_', '&amp;', 'é🚀', '0123', '1e999'],
  // Formulas are the makers' own: they are sound, and count nothing that stands here.
  ...['=1+1', '="<b>"', '=Z9', '=Z9&"x"', '=IF(Z9=1,"a","b")', '=SUM(Y1:Z9)'],
];

test('a workbook is sound XML, and its cells read as they were written', async () => {
  await forEachCase(async (random) => {
    const rows = Array.from({ length: 1 + random.below(4) }, () =>
      Array.from({ length: 1 + random.below(4) }, () => cell(random)),
    );
    const said = JSON.stringify(rows);
    const bytes = await workbookBytes({ file: 'a.xlsx', sheets: [{ name: 'Un', widths: [10], rows }] });
    for (const [path, xml] of Object.entries(textsIn(bytes)))
      assert.is(XMLValidator.validate(xml), true, `${path} of ${said}`);
    const { written = [] } = readWorkbook(bytes).Un ?? {};
    for (const [nth, cells] of rows.entries())
      for (const [column, value] of cells.entries())
        assert.is(written[nth]?.[column] ?? null, value === '' ? null : value, said);
  });
});

function cell(random: Random): string | number | boolean | null {
  return random.pick<string | number | boolean | null>([random.pick(TEXTS), random.pick(TEXTS), 12, -0.5, true, null]);
}

test.run();
