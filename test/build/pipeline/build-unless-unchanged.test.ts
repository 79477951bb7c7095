import { chmodSync, mkdtempSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual as isEqual } from 'node:util';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { buildUnlessUnchanged } from '../../../build/pipeline/build-unless-unchanged.ts';
import { openCache } from '../../../build/pipeline/cached-steps.ts';
import type { BuildOptions } from '../../../build/pipeline/pipeline.ts';
import { modificationKey } from '../../../build/platform/hash.ts';
import { assert, suite } from '../../suite.ts';
import { preservingTimes } from '../../support/damages.ts';
import { fixtureSite, textPage } from '../../support/fixture-site.ts';
import { folderWith } from '../../support/folder.ts';
import { treeOf } from '../../support/tree.ts';

const test = suite('A site that was published before');

const DAY: BuildOptions = { production: true, now: new Date('2025-08-15T09:30:00Z') };

const DAY_BEFORE = new Date('2025-08-14T09:30:00Z');

interface Place {
  site: SiteDefinition;
  out: string;
}

/** Changes between two builds; each returns the second one's options. */
const CHANGES: Readonly<Record<string, (place: Place) => BuildOptions | undefined>> = {
  'a text of the same length and time': ({ site }) =>
    sameSizeAndTime(join(site.contentDir, 'pages/contact.md'), 'lien', 'lieu'),
  'a static file of the same length and time': ({ site }) =>
    sameSizeAndTime(join(site.staticDir, 'images/point.svg'), 'r="4"', 'r="3"'),
  'a script of the same length and time': ({ site }) => sameSizeAndTime(join(site.root, 'src/client.ts'), 'ran', 'run'),
  'a new text': ({ site }) => write(join(site.contentDir, 'pages/nouvelle.md'), textPage('Nouvelle', 'Un texte.')),
  'the packages': ({ site }) => write(join(site.root, 'package-lock.json'), '{}'),
  'a published page of the same length and time': ({ out }) => sameSizeAndTime(join(out, 'index.html'), 'lien', 'lieu'),
  'a published page gone': ({ out }) => remove(join(out, 'index.html')),
  'a published page closed': ({ out }) => close(join(out, 'index.html')),
  'what is kept': ({ site }) => remove(site.cacheDir),
  'another day': () => ({ ...DAY, now: new Date('2025-08-16T09:30:00Z') }),
  'compressed forms': () => ({ ...DAY, compressed: true }),
};

test('is compared, and built only where something has changed since', async () => {
  const place = { site: fixtureSite(), out: join(folderWith(), 'dist') };
  const first = await publish(place);
  assert.ok(first.report.ok && first.stages.includes('render'));
  // Files that were written just before the first build might have changed in it.
  await publish(place);
  const before = treeOf(place.out);
  // The work of a neighbour is none of this site's.
  rmdirSync(mkdtempSync(join(dirname(place.site.root), 'neighbour-')));
  const { report, stages } = await publish(place, { ...DAY, now: new Date('2025-08-15T16:00:00Z') });
  assert.equal(stages, ['compare']);
  assert.equal({ ...report, seconds: 0 }, { ...first.report, seconds: 0 });
  assert.equal(treeOf(place.out), before);
});

test('is built again after every change, however small', async () => {
  const place = { site: fixtureSite(), out: join(folderWith(), 'dist') };
  await publish(place);
  for (const [what, change] of Object.entries(CHANGES)) {
    // Both are told apart: what was left as it was, and what changed.
    await publish(place);
    const before = treeOf(place.out);
    const { report, stages } = await publish(place, change(place) ?? DAY);
    assert.ok(report.ok && stages.includes('read'), what);
    if (what.startsWith('a published')) assert.ok(isEqual(treeOf(place.out), before), `${what} is repaired`);
  }
});

test('is repaired by the first build without an error, whatever was altered before one with an error', async () => {
  const place = { site: fixtureSite(), out: join(folderWith(), 'dist') };
  const text = join(place.site.contentDir, 'pages/contact.md');
  const page = join(place.out, 'index.html');
  for (let time = 0; time < 3; time++) {
    await publish(place);
    // A time of whole seconds can be put back as it was.
    if (time === 0) utimesSync(page, DAY_BEFORE, DAY_BEFORE);
    await settle(page);
  }
  const [sound, before] = [readFileSync(text, 'utf8'), treeOf(place.out)];
  sameSizeAndTime(page, 'lien', 'lieu');
  await settle(page);
  write(text, `${sound}\n[Une page](/nulle-part)\n`);
  assert.not((await publish(place)).report.ok);
  write(text, sound);
  assert.ok((await publish(place)).report.ok);
  assert.ok(isEqual(treeOf(place.out), before));
});

/** As a new process does it. */
async function publish({ site, out }: Place, options: BuildOptions = DAY) {
  const stages: string[] = [];
  const onStage = (stage: string) => void stages.push(stage);
  const report = await buildUnlessUnchanged(site, { ...options, out, onStage, cache: openCache(site) });
  return { report, stages };
}

/** Waits until a later change of a file is told from the last one. */
async function settle(file: string): Promise<void> {
  while (modificationKey(statSync(file)) === '') await setTimeout(5);
}

function write(file: string, text: string): undefined {
  writeFileSync(file, text);
}

function remove(path: string): undefined {
  rmSync(path, { recursive: true });
}

function close(file: string): undefined {
  chmodSync(file, 0o600);
}

/** Changes what a file says; its length and times stay as they are. */
function sameSizeAndTime(file: string, from: string, to: string): undefined {
  const text = readFileSync(file, 'utf8');
  assert.ok(text.includes(from), file);
  preservingTimes(file, () => writeFileSync(file, text.replace(from, to)));
}
