import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Fault } from '../../build/fault.ts';
import { explainFault } from '../../build/system-errors.ts';
import { folderWith } from '../support/folder.ts';

const test = suite('Refusals of the machine');

test('are one sentence with the place', () => {
  const folder = folderWith({ file: '' });
  for (const [work, place] of [
    [() => readFileSync(join(folder, 'absent')), join(folder, 'absent')],
    [() => readFileSync(folder), undefined],
    [() => readFileSync(join(folder, 'file/below')), join(folder, 'file/below')],
    [() => mkdirSync(join(folder, 'file')), join(folder, 'file')],
    [() => writeFileSync(join(folder, 'x'.repeat(300)), ''), 'x'.repeat(300)],
  ] as const) {
    const sentence = explainFault(thrownBy(work)) ?? '';
    assert.match(sentence, /^[A-ZÀ-Ý].*\. .*\.$/);
    assert.not.match(sentence, /\n|Error|E[A-Z]{3,}/);
    if (place) assert.ok(sentence.includes(place), sentence);
  }
});

test('one that nobody foresaw is named by its code', () => {
  const strange = Object.assign(new Error('ESTALE: stale handle'), { code: 'ESTALE', syscall: 'open', path: '/a' });
  assert.match(explainFault(strange) ?? '', /ESTALE.*« \/a »/);
});

test('of a copy on a full disk, the place is where it leads', () => {
  const full = Object.assign(new Error(), { code: 'ENOSPC', syscall: 'copyfile', path: '/from', dest: '/to' });
  assert.match(explainFault(full) ?? '', '« /to »');
  assert.match(explainFault(Object.assign(full, { code: 'EACCES' })) ?? '', '« /from »');
});

test('on the network they name the address', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => first.once('listening', resolve));
  const address = first.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const second = createServer().listen(port, '127.0.0.1');
  const error = await new Promise((resolve) => second.once('error', resolve));
  assert.match(explainFault(error) ?? '', `« 127.0.0.1, port ${port} »`);
  first.close();
});

test('our own say what they say, and a defect of ours is none of them', () => {
  assert.is(explainFault(new Fault('Le chat est assis dessus.')), 'Le chat est assis dessus.');
  for (const defect of [new TypeError('x is undefined'), 'a text', undefined, thrownBy(() => new URL('::'))])
    assert.is(explainFault(defect), undefined);
});

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

test.run();
