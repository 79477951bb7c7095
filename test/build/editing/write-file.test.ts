import { chmodSync, chownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../../build/editing/write-file.ts';
import { assert, suite } from '../../suite.ts';
import { folderWith } from '../../support/folder.ts';
import { withoutPrivileges } from '../../support/privileges.ts';
import { isRefused } from '../../support/refusals.ts';

const test = suite('A file that is replaced');

function standing() {
  const folder = folderWith({ 'a.md': 'before' });
  const file = join(folder, 'a.md');
  return {
    folder,
    file,
    owned: statSync(file),
    held: () => readFileSync(file, 'utf8'),
    names: () => readdirSync(folder),
  };
}

const isConflict = isRefused(409);

test('stays where another program changed it until right before', () => {
  const { file, owned, held, names } = standing();
  assert.throws(() => replaceFile(file, 'ours', owned, () => false), isConflict);
  assert.is(held(), 'before');
  assert.equal(names(), ['a.md']);
});

// Nobody but root can give a file to another account.
const isRoot = process.geteuid?.() === 0;
test('keeps its owner and mode where root saves it, and its mode where others do', async () => {
  if (!isRoot) return;
  const { folder, file, held, names } = standing();
  chownSync(file, 12_345, 12_346);
  chmodSync(file, 0o640);
  replaceFile(file, 'by root', statSync(file));
  const { uid, gid, mode } = statSync(file);
  assert.equal([held(), uid, gid, mode & 0o777], ['by root', 12_345, 12_346, 0o640]);
  chmodSync(file, 0o666);
  await withoutPrivileges(folder, () => replaceFile(file, 'else', statSync(file)));
  assert.equal([held(), statSync(file).mode & 0o777], ['else', 0o666]);
  assert.equal(names(), ['a.md']);
});
