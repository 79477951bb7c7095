import { chmodSync, chownSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { replaceFile } from '../../../build/editing/write-file.ts';
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

test('comes back where another program wrote into it as it was exchanged', () => {
  const { file, owned, held, names } = standing();
  let looks = 0;
  const isCurrent = (path: string) => {
    looks += 1;
    if (looks === 2) writeFileSync(path, 'theirs');
    return readFileSync(path, 'utf8') === 'before';
  };
  assert.throws(() => replaceFile(file, 'ours', owned, isCurrent), isConflict);
  assert.is(held(), 'theirs');
  assert.equal(names(), ['a.md']);
});

// Nobody but root can give a file to another account.
const isRoot = process.geteuid?.() === 0;
test('keeps its owner and group, whoever saves it', async () => {
  if (!isRoot) return;
  const { folder, file, held, names } = standing();
  chownSync(file, 12_345, 12_346);
  chmodSync(file, 0o640);
  replaceFile(file, 'by root', statSync(file));
  const { uid, gid, mode } = statSync(file);
  assert.equal([held(), uid, gid, mode & 0o777], ['by root', 12_345, 12_346, 0o640]);
  chmodSync(file, 0o666);
  await withoutPrivileges(folder, () => replaceFile(file, 'else', statSync(file)));
  assert.equal([held(), statSync(file).uid, statSync(file).gid], ['else', 12_345, 12_346]);
  assert.equal(names(), ['a.md']);
});

test.run();
