import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type CellValue, calculate, TODAY } from '../../workbooks/calculate.ts';
import { workbooks as all } from '../../workbooks/index.ts';
import { valuesOf } from '../../workbooks/workbook.ts';
import { folderWith } from '../support/folder.ts';
import { projectRoot } from '../support/project-root.ts';
import { readWorkbook } from '../support/workbook.ts';

const test = suite('Workbooks in LibreOffice');

const published = ({ file }: { file: string }) => join(projectRoot, 'static/modeles', file);
const workbooks = all.filter((workbook) => existsSync(published(workbook)));
const isInstalled = spawnSync('soffice', ['--version']).status === 0;
if (!isInstalled) process.stdout.write('LibreOffice is not installed: workbooks are not opened in it.\n');

/** What LibreOffice makes of these files, in a folder that is given. */
function converted(folder: string, format: string, files: readonly string[]): void {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
  const args = ['--headless', profile, '--convert-to', format, '--outdir', join(folder, format), ...files];
  const { status, stderr } = spawnSync('soffice', args, { encoding: 'utf8' });
  assert.is(status, 0, stderr);
}

/** The same workbook without the values of its formulas, on the day that ours are calculated for. */
function uncalculated(bytes: Uint8Array): Uint8Array {
  const files = Object.entries(unzipSync(bytes)).map(([path, contents]) => {
    const bare = strFromU8(contents)
      .replace(/(<\/f>)<v>[^<]*<\/v>/g, '$1')
      .replaceAll('TODAY()', String(TODAY));
    return [path, strToU8(bare)] as const;
  });
  return zipSync(Object.fromEntries(files));
}

/** Numbers to nine digits: two programs may add in another order. */
function comparable(rows: readonly (readonly CellValue[])[] = []): CellValue[][] {
  return rows.map((cells) =>
    cells.flatMap((value) =>
      value === null || value === '' ? [] : typeof value === 'number' ? value.toPrecision(9) : value,
    ),
  );
}

if (isInstalled) {
  test('are calculated there as they are by us', () => {
    const folder = folderWith();
    const files = workbooks.map((workbook) => {
      const file = join(folder, workbook.file);
      writeFileSync(file, uncalculated(readFileSync(published(workbook))));
      return file;
    });
    converted(folder, 'xlsx', files);
    for (const { file, sheets } of workbooks) {
      const expected = calculate(Object.fromEntries(sheets.map(({ name, rows }) => [name, rows.map(valuesOf)])));
      const read = readWorkbook(readFileSync(join(folder, 'xlsx', file)));
      for (const { name, rows } of sheets)
        assert.equal(
          comparable(read[name]?.shown.slice(0, rows.length)),
          comparable(expected[name]),
          `${file} ${name}`,
        );
    }
  });

  test('are as wide as a page in print, and the card for an incident is one page', () => {
    const folder = folderWith();
    converted(folder, 'pdf', workbooks.map(published));
    for (const { file, sheets } of workbooks) {
      const pdf = readFileSync(join(folder, 'pdf', file.replace(/xlsx$/, 'pdf')), 'latin1');
      const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
      const most = file === 'fiche-incident.xlsx' ? 1 : sheets.length * 2;
      assert.ok(pages >= sheets.length && pages <= most, `${file}: ${pages} pages`);
    }
  });
}

test.run();
