import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workbooks } from './index.ts';
import { workbookBytes } from './workbook.ts';

const folder = join(import.meta.dirname, '../static/modeles');

const blog = join(import.meta.dirname, '../content/blog');
const texts = readdirSync(blog).map((name) => readFileSync(join(blog, name), 'utf8'));

mkdirSync(folder, { recursive: true });
// An agency may offer some of them and keep the others for later.
for (const workbook of workbooks.filter(({ file }) => texts.some((text) => text.includes(`/modeles/${file}`)))) {
  const file = join(folder, workbook.file);
  writeFileSync(file, await workbookBytes(workbook));
  process.stdout.write(`${file}\n`);
}
