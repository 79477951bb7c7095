import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isErrno } from '../../../build/platform/errors.ts';
import { makeFolder } from '../../../build/platform/folders.ts';
import { assert, suite } from '../../suite.ts';
import { onDisk } from '../../support/failing-disk.ts';
import { folderWith } from '../../support/folder.ts';

const test = suite('Making a folder');

test('makes those above it, and none where it is there', () => {
  const folder = join(folderWith(), 'a/b/c');
  makeFolder(folder);
  makeFolder(folder);
  assert.ok(existsSync(folder));
});

test('says of a read-only disk that it is one, not that a folder is missing as Node does', () => {
  // Node's errors: for all folders at once, for one below a missing one, and for the first missing one.
  const codes = ['ENOENT', 'ENOENT', 'EROFS'];
  const refuse = (_: unknown, number: number) => {
    throw Object.assign(new Error('refused'), { code: codes[number - 1], syscall: 'mkdir' });
  };
  const make = () => onDisk(refuse, () => makeFolder(join(folderWith(), 'a/b')));
  assert.throws(make, (error: unknown) => isErrno(error, 'EROFS'));
});
