import { closeSync, existsSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refused } from '../../../build/workshop/refused.ts';
import { killedAfter, onClosedDisk, onDisk, onFullDisk } from '../../support/failing-disk.ts';
import { once } from '../../support/once.ts';
import { filesIn, WRITES, WRITTEN, type WrittenSite, writtenSite } from '../../support/workshop-writes.ts';

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

/** What the writer's files are made of: texts, pictures and remarks, not what lies beside them for the workshop. */
const isWriters = (path: string) => /^(?:content|static|relectures)\/(?!.*\/\.)/.test(path);
const writersFiles = (site: WrittenSite) => [...filesIn(site)].filter(([path]) => isWriters(path));

for (const [name, prepare] of Object.entries(WRITES)) {
  /** Each fault at each call of the disk, on a site of its own. */
  const atEachCall = (fault: (site: WrittenSite, write: () => void, call: number) => void) => {
    const counted = writtenSite();
    for (let call = onDisk((one) => one(), prepare(counted)); call > 0; call--) {
      const site = writtenSite();
      fault(site, prepare(site), call);
    }
  };
  /** What the files hold before and after; each of it is whole. */
  const known = once(() => {
    const site = writtenSite();
    const write = prepare(site);
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
    const site = writtenSite();
    const write = prepare(site);
    const before = writersFiles(site);
    let done = true;
    onClosedDisk(() => {
      done = isDone(write);
    });
    assert.not(done);
    assert.equal(writersFiles(site), before);
  });

  test(`${name}: a disk that is full at any call loses nothing, and says so where it is not done`, () => {
    atEachCall((site, write, call) => {
      onFullDisk(call, () => void isDone(write));
      isWhole(site, `full at ${call}`);
    });
  });

  test(`${name}: killed at any call, each file is whole, and none is lost`, () => {
    atEachCall((site, write, call) => {
      killedAfter(call - 1, write);
      isWhole(site, `killed after ${call - 1}`);
    });
  });

  test(`${name}: what another program writes right before any call is not lost`, () => {
    atEachCall((site, write, call) => {
      let isWritten = false;
      onDisk(
        (one, number) => {
          if (number === call) isWritten = otherProgram(join(site.root, WRITTEN));
          return one();
        },
        () => void isDone(write),
      );
      if (isWritten)
        assert.ok(
          [...filesIn(site).values()].some((one) => one.includes(OTHERS)),
          `before call ${call}`,
        );
    });
  });
}

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
