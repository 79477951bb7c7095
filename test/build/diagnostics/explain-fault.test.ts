import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { explainFault } from '../../../build/diagnostics/explain-fault.ts';
import { Fault } from '../../../build/platform/errors.ts';
import { assert, suite } from '../../suite.ts';
import { folderWith } from '../../support/folder.ts';

const test = suite('Explained faults');

/** errno(3), and Node's own. */
const FORESEEN = (
  'EACCES EPERM EROFS ENOSPC EDQUOT EMFILE ENFILE EIO ENOENT ENOTDIR EISDIR EEXIST ' +
  'ENOTEMPTY EBUSY ELOOP ENAMETOOLONG EFBIG ERR_FS_EISDIR ERR_FS_FILE_TOO_LARGE ERR_MODULE_NOT_FOUND EADDRINUSE EADDRNOTAVAIL ENOTFOUND EAI_AGAIN'
).split(' ');

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
    // The folder's random name may hold such letters, too.
    assert.not.match(sentence.replaceAll(folder, ''), /\n|Error|E[A-Z]{3,}/);
    assert.is(sentence.includes('« '), place !== undefined, sentence);
    if (place) assert.ok(sentence.includes(place), sentence);
  }
});

test('each that a build meets says what happened, where, and what to do', () => {
  for (const code of FORESEEN) {
    const sentence = explainFault(errorWith({ code, path: '/a' })) ?? '';
    assert.match(sentence, /^\p{Lu}[^:]+ : « \/a »\. \p{Lu}.+\.$/u);
    assert.not.match(sentence, code);
  }
});

test('one that nobody foresaw is named by its code', () => {
  const strange = errorWith({ code: 'ESTALE', syscall: 'open', path: '/a' });
  assert.match(explainFault(strange) ?? '', /\(ESTALE, open\) : « \/a »\. \p{Lu}/u);
});

test('of a copy, the place is what could not be read, or where it could not be written', () => {
  const place = (code: string) =>
    /« (.*?) »/.exec(explainFault(errorWith({ code, syscall: 'copyfile', path: '/from', dest: '/to' })) ?? '')?.[1];
  for (const code of ['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG', 'EEXIST', 'ENOTEMPTY']) assert.is(place(code), '/to', code);
  for (const code of ['EACCES', 'ENOENT', 'EIO']) assert.is(place(code), '/from', code);
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
  const unknown = errorWith({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'nulle-part.test' });
  assert.match(explainFault(unknown) ?? '', '« nulle-part.test »');
});

test('our own say what they say, and a defect of ours is none of them', () => {
  assert.is(explainFault(new Fault('Le chat est assis dessus.')), 'Le chat est assis dessus.');
  const likeOne = { code: 'ENOENT', syscall: 'open', path: '/a' };
  // The code of a program that failed is its exit code.
  const ended = errorWith({ code: 2, syscall: 'spawn' });
  for (const defect of [
    new TypeError('x is undefined'),
    'a text',
    undefined,
    thrownBy(() => new URL('::')),
    likeOne,
    ended,
  ])
    assert.is(explainFault(defect), undefined);
});

function errorWith(facts: object): Error {
  return Object.assign(new Error('in English'), facts);
}

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}
