import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '../support/project-root.ts';

const test = suite('Updates of articles');

/** How much of a text may be written anew before its readers are told so, as a share of its words. */
const UNTOLD = 0.15;

/** What git says of this repository, or nothing where there is no git or no repository. */
function git(...args: string[]): string {
  if (!existsSync(join(projectRoot, '.git'))) return '';
  return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 1e8 });
}

/** The day and the name of each commit that changed a file, the newest first, by file. */
function changesIn(folder: string): Map<string, { day: string; commit: string }[]> {
  const changes = new Map<string, { day: string; commit: string }[]>();
  for (const record of git('log', '--format=%x00%as %H', '--name-only', '--', folder).split('\0').slice(1)) {
    const [head = '', ...files] = record.split('\n').filter(Boolean);
    const [day = '', commit = ''] = head.split(' ');
    for (const file of files) changes.set(file, [...(changes.get(file) ?? []), { day, commit }]);
  }
  return changes;
}

const Dates = z.object({ date: z.string(), miseAJour: z.object({ date: z.string() }).optional() });

/** The day from which readers know an article as it is. */
function toldOn(text: string): string {
  const { date, miseAJour } = Dates.parse(parse(text.split(/^---$/m)[1] ?? ''));
  return miseAJour?.date ?? date;
}

function wordsOf(text: string): string[] {
  const [, , ...body] = text.split(/^---$/m);
  return body.join('---').match(/[\p{L}\d]+/gu) ?? [];
}

/** The share of a text's words that an older text did not have, whatever their order. */
function shareOfNew(text: string, older: string): number {
  const left = new Map<string, number>();
  for (const word of wordsOf(older)) left.set(word, (left.get(word) ?? 0) + 1);
  const words = wordsOf(text);
  const added = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
  return added.length / words.length;
}

test('half a text that is new counts as half, and a sentence that only moved as none', () => {
  const of = (body: string) => `---\ntitre: x\n---\n${body}`;
  assert.is(shareOfNew(of('un deux trois quatre'), of('un deux')), 0.5);
  assert.is(shareOfNew(of('trois quatre. Un deux'), of('Un deux. trois quatre')), 0);
});

test('an article that was largely written anew says so: its text is nearly that of the day of its update', () => {
  const history = changesIn('content/blog');
  const untold = readdirSync(join(projectRoot, 'content/blog')).flatMap((name) => {
    const file = `content/blog/${name}`;
    const text = readFileSync(join(projectRoot, file), 'utf8');
    const told = toldOn(text);
    const changes = history.get(file) ?? [];
    const known = changes.find(({ day }) => day <= told) ?? changes.at(-1);
    if (!known) return [];
    const share = shareOfNew(text, git('show', `${known.commit}:${file}`));
    return share > UNTOLD ? [`${name}: ${Math.round(share * 100)} % of its words are newer than ${told}`] : [];
  });
  assert.equal(untold, []);
});

test.run();
