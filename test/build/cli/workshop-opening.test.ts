import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openerOf, openRunningWorkshop, rememberWorkshop } from '../../../build/cli/workshop-opening.ts';
import { folderWith } from '../../support/folder.ts';

const test = suite('Opening the workshop');

const ADDRESS = 'http://localhost:24173/__atelier/';

/** The addresses that a second start leads to. */
async function openedBy(folder: string): Promise<string[]> {
  const opened: string[] = [];
  const known = await openRunningWorkshop(folder, async (address) => opened.push(address) > 0);
  assert.is(known, opened.length > 0);
  return opened;
}

test('whoever starts it once more is led to the workshop that runs', async () => {
  const folder = folderWith();
  assert.equal(await openedBy(folder), [], 'nobody knows where it runs');
  rememberWorkshop(folder, ADDRESS);
  assert.equal(await openedBy(folder), [ADDRESS]);
});

test('no other address than one of this machine is handed to the browser', async () => {
  const folder = folderWith();
  rememberWorkshop(folder, ADDRESS);
  for (const other of ['http://evil.example/', 'file:///etc/passwd', `${ADDRESS} --flag`, '--flag', '']) {
    writeFileSync(join(folder, 'workshop-address'), other);
    assert.equal(await openedBy(folder), [], other);
  }
});

test('a browser is opened where somebody would see it', () => {
  assert.ok(openerOf('darwin', {}));
  assert.ok(openerOf('win32', {}));
  assert.ok(openerOf('linux', { DISPLAY: ':0' }));
  assert.ok(openerOf('linux', { WAYLAND_DISPLAY: 'wayland-0' }));
  assert.is(openerOf('linux', {}), undefined);
  assert.is(openerOf('darwin', { SSH_CONNECTION: '192.0.2.1 22' }), undefined);
});

test.run();
