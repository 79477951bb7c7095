import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workbooks } from './index.ts';
import { workbookBytes } from './workbook.ts';

const folder = join(import.meta.dirname, '../static/modeles');

mkdirSync(folder, { recursive: true });
for (const workbook of workbooks) {
  const file = join(folder, workbook.file);
  writeFileSync(file, await workbookBytes(workbook));
  process.stdout.write(`${file}\n`);
}
