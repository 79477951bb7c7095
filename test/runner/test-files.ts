import { sep } from 'node:path';
import { filesBelow } from '../support/source-files.ts';

/** Folders of tests: the project's, and the workshop's. */
const FOLDERS = ['test', 'atelier/test'];

/** Files that a nightly run and `npm run test:long` take, and `npm test` leaves out. */
const LONG = /\.long\.test\.tsx?$/;

/** Every file of tests but the long ones, from the project's root, with `/`; where parts are given, every file whose path holds one of them. */
export function testFiles(parts: readonly string[] = []): string[] {
  return FOLDERS.flatMap(filesBelow)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => (parts.length === 0 ? !LONG.test(file) : parts.some((part) => file.includes(part))))
    .sort();
}
