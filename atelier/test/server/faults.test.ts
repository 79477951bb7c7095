import { closeSync, cpSync, existsSync, openSync, rmSync, symlinkSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refused } from '../../../build/editing/refused.ts';
import { fullAtEachCall, killedAtEachCall, onClosedDisk, onDisk } from '../../../test/support/failing-disk.ts';
import { folderWith } from '../../../test/support/folder.ts';
import { once } from '../../../test/support/once.ts';
import { treeOf } from '../../../test/support/tree.ts';
import { filesIn, SETTINGS, WRITES, WRITTEN, type WrittenSite, writtenSite } from '../support/workshop-writes.ts';

const test = suite('Each write of the workshop, under faults');

/** Whether it was done; what refuses it says so in a sentence. */
function isDone(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    assert.instance(error, Refused);
    assert.match(error instanceof Refused ? error.refusal.message : '', /\S.*[.:?]/);
    return false;
  }
}

/** A save says itself what could not be kept; remarks are no texts. */
const TELLS = /^save$|remark/;

/** What the writer's files are made of: texts, pictures and remarks, not what lies beside them for the workshop. */
const isWriters = (path: string) => /^(?:content|static|relectures)\/(?!.*\/\.)/.test(path);
const writersFiles = (site: WrittenSite) => [...filesIn(site)].filter(([path]) => isWriters(path));
/** What a write that is refused leaves as it was: all but versions, drafts of records, and remarks, of which each counts by itself. */
const undoable = (site: WrittenSite) =>
  [...filesIn(site)].filter(([path]) => !/^(?:\.atelier\/(?:historique\/|.*\.tmp$)|relectures\/)/.test(path));

for (const [name, trial] of Object.entries(WRITES)) {
  /** A site of its own for each fault. */
  const begin = () => {
    const site = writtenSite();
    trial.before?.(site);
    return { site, write: () => void trial.write(site), before: undoable(site) };
  };
  /** What the files hold before and after; each of it is whole. */
  const known = once(() => {
    const { site, write } = begin();
    const before = new Map(writersFiles(site));
    write();
    return { before, after: new Map(writersFiles(site)) };
  });
  const isWhole = (site: WrittenSite, what: string) => {
    const { before, after } = known();
    const wholes = new Set([...before.values(), ...after.values()]);
    for (const [path, contents] of writersFiles(site)) assert.ok(wholes.has(contents), `${what}: ${path} is not whole`);
    const all = filesIn(site);
    const kept = new Set(all.values());
    const isAllDone = [...after].every(([path, contents]) => all.get(path) === contents);
    for (const [path, contents] of before)
      assert.ok(isAllDone || all.has(path) || kept.has(contents), `${what}: ${path} is lost`);
  };

  test(`${name}: a closed disk is told in a sentence, and changes nothing`, () => {
    const { site, write } = begin();
    const before = writersFiles(site);
    let done = true;
    onClosedDisk(() => {
      done = isDone(write);
    });
    assert.not(done);
    assert.equal(writersFiles(site), before);
  });

  const writing = { begin, work: ({ write }: ReturnType<typeof begin>) => isDone(write) };

  test(`${name}: a disk that is full at one call has it done, or leaves all as it was and says so`, () => {
    for (const { begun, done, error, call } of fullAtEachCall(writing)) {
      assert.is(error, undefined, call);
      if (done) assert.equal(new Map(writersFiles(begun.site)), known().after, call);
      else assert.equal(undoable(begun.site), begun.before, call);
    }
  });

  test(`${name}: a disk that is full from any call on loses nothing`, () => {
    for (const { begun, error, call } of fullAtEachCall(writing, true)) {
      assert.is(error, undefined, call);
      isWhole(begun.site, call);
    }
  });

  test(`${name}: where .atelier can keep nothing, no file gives way without a word, and nothing is written behind a link`, () => {
    for (const isLink of [false, true]) {
      const { site, write } = begin();
      const [own, outside] = [join(site.root, '.atelier'), folderWith({})];
      if (existsSync(own)) cpSync(own, outside, { recursive: true });
      rmSync(own, { recursive: true, force: true });
      if (isLink) symlinkSync(outside, own);
      else writeFileSync(own, '');
      const [before, kept] = [writersFiles(site), treeOf(outside)];
      isDone(write);
      assert.equal(treeOf(outside), kept);
      if (TELLS.test(name)) continue;
      const after = new Map(writersFiles(site));
      for (const [path, contents] of before) assert.is(after.get(path), contents, path);
    }
  });

  test(`${name}: killed at any call, each file is whole, and none is lost`, () => {
    for (const { begun, call } of killedAtEachCall({ begin, work: ({ write }) => write() })) isWhole(begun.site, call);
  });

  test(`${name}: what another program writes right before any call is not lost`, () => {
    for (let call = onDisk((one) => one(), begin().write); call > 0; call--) {
      const { site, write } = begin();
      let isWritten = false;
      onDisk(
        (one, number) => {
          if (number === call) isWritten = otherProgram(join(site.root, WRITTEN));
          return one();
        },
        () => void isDone(write),
      );
      const isThere = [...filesIn(site).values()].some((contents) => contents.includes(OTHERS));
      assert.ok(!isWritten || isThere, `before call ${call}`);
    }
  });
}

test('a way of publishing that another program kept from being noted is told as such', () => {
  const note = WRITES['note how the site is published'];
  assert.ok(note);
  for (
    let call = onDisk(
      (one) => one(),
      () => void note.write(writtenSite()),
    );
    call > 0;
    call--
  ) {
    const site = writtenSite();
    let isNoted = false;
    onDisk(
      (one, number) => {
        if (number === call) otherProgram(join(site.root, SETTINGS));
        return one();
      },
      () => {
        isNoted = isDone(() => void note.write(site));
      },
    );
    assert.ok(!isNoted || [...filesIn(site).values()].some((one) => one.includes('dehors')), `before call ${call}`);
  }
});

const OTHERS = 'Écrit par un autre programme.';

/** Writes the text where it lies, by calls that no test counts. */
function otherProgram(file: string): boolean {
  if (!existsSync(file)) return false;
  const descriptor = openSync(file, 'w');
  writeSync(descriptor, OTHERS);
  closeSync(descriptor);
  return true;
}

test.run();
