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

test('ends where the system refuses, also below a folder that only the system fills', () => {
  const refuse = () => {
    throw Object.assign(new Error('refused'), { code: 'EROFS' });
  };
  const make = () => onDisk(refuse, () => makeFolder(join(folderWith(), 'a/b')));
  assert.throws(make, (error: unknown) => isErrno(error, 'EROFS'));
  if (existsSync('/proc/self')) assert.throws(() => makeFolder('/proc/none/deeper'));
});
