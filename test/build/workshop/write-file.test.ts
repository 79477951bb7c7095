import { appendFileSync, chmodSync, chownSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hashOf } from '../../../build/platform/hash.ts';
import { readFile, saveFile } from '../../../build/workshop/files/save.ts';
import { transaction } from '../../../build/workshop/files/transaction.ts';
import { replaceFile } from '../../../build/workshop/files/write-file.ts';
import { onDisk } from '../../support/failing-disk.ts';
import { folderWith } from '../../support/folder.ts';
import { withoutPrivileges } from '../../support/privileges.ts';
import { isRefused } from '../../support/refusals.ts';
import { siteOfFiles } from '../../support/site-of-files.ts';
import { bareHost } from '../../support/workshop-host.ts';

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

/** Does the work, in which another program writes into the file once ours has a draft of it. */
function interrupted(file: string, work: () => void): void {
  const isDrafted = () => readdirSync(dirname(file)).some((name) => name.startsWith(`.${basename(file)}.`));
  let isWritten = false;
  onDisk((call) => {
    if (!isWritten && isDrafted()) {
      isWritten = true;
      appendFileSync(file, ' and theirs');
    }
    return call();
  }, work);
}

test('keeps what another program writes while a text is saved, and while a rename changes what names it', () => {
  const [path, gone] = ['content/pages/a.md', 'content/pages/former.md'];
  const site = siteOfFiles({ [path]: 'before', [gone]: 'x' });
  const host = bareHost(site);
  const file = join(site.root, path);
  const { version } = readFile(host, path);
  interrupted(file, () => assert.is(saveFile(host, { path, text: 'ours', version }).status, 409));
  assert.is(readFileSync(file, 'utf8'), 'before and theirs');
  const steps = {
    removed: { path: gone, version: hashOf('x') },
    added: { path: 'content/pages/new.md', contents: 'x' },
    changed: [{ path, text: 'ours' }],
  };
  assert.throws(() => interrupted(file, () => transaction(host, steps)), isConflict);
  assert.is(readFileSync(file, 'utf8'), 'before and theirs and theirs');
  assert.equal(readdirSync(dirname(file)).sort(), ['a.md', 'former.md']);
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
