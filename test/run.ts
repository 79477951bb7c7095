import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cleanUp } from './support/at-end.ts';

// uvu's own runner exits 0 on a forgotten `.run()` and on a pattern that matches nothing; this one does not.
declare global {
  var UVU_DEFER: number;
  var UVU_INDEX: number;
  var UVU_QUEUE: unknown[][];
}

const root = import.meta.dirname;
const wanted = process.argv.slice(2);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();
if (files.length === 0) {
  console.error(`No test file matches ${wanted.join(', ')}.`);
  process.exit(1);
}

globalThis.UVU_DEFER = 1;
const { exec } = await import('uvu');
const idle: string[] = [];
for (const [index, file] of files.entries()) {
  globalThis.UVU_INDEX = index;
  globalThis.UVU_QUEUE[index] = [relative('.', join('test', file))];
  await import(pathToFileURL(join(root, file)).href);
  if (globalThis.UVU_QUEUE[index].length !== 2) idle.push(file);
}
await exec();
await cleanUp();
if (idle.length > 0) {
  console.error(`Each file runs one named suite; these run none or several (a forgotten .run()?): ${idle.join(', ')}`);
  process.exitCode = 1;
}
// A browser or a server that a test forgot must not keep the run open.
process.exit();
