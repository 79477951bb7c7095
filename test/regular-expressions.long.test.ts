import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { assert, suite } from './suite.ts';
import { folderWith } from './support/folder.ts';
import { CODE, filesBelow, read } from './support/source-files.ts';
import { nodesOf } from './support/syntax.ts';
import { withinTime } from './support/within-time.ts';

const test = suite('Regular expressions');

/** With one package, installed for this test alone: its quick forms, programs and a Java archive of 52 MB, are left out. */
const PACKAGE = 'recheck@4.5.0';

/** Characters of the texts that are tried: more than a text of this site has. */
const LENGTH = 100_000;
/** Milliseconds of processor time for one of them. */
const LIMIT = 1000;

/** Files whose expressions read no long text, and why. */
const BOUNDED: Readonly<Record<string, string>> = {
  'atelier/client/editor/signs/completion.ts': 'CodeMirror hands on the last 250 characters of a line',
  'atelier/server/pictures/used-pictures.ts': 'they read 2,000 characters beside a picture',
};

/** Verdict of recheck: a text that takes an expression long repeats its pumps. */
const verdict = z.object({
  status: z.enum(['safe', 'vulnerable', 'unknown']),
  attack: z
    .object({ pumps: z.array(z.object({ prefix: z.string(), pump: z.string() })), suffix: z.string() })
    .optional(),
});
type Attack = NonNullable<z.output<typeof verdict>['attack']>;
type Check = (source: string, flags: string, options: { timeout: number }) => unknown;

function recheck(): Check {
  process.env.RECHECK_BACKEND = 'pure';
  const folder = folderWith({ 'package.json': '{ "private": true }' });
  const options = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...options, PACKAGE], { cwd: folder, stdio: 'inherit' });
  const loaded: unknown = createRequire(join(folder, 'package.json'))('recheck');
  const isFunction = (value: unknown) => typeof value === 'function';
  return z.object({ checkSync: z.custom<Check>(isFunction) }).parse(loaded).checkSync;
}

interface Written {
  place: string;
  source: string;
  flags: string;
}

/** Every expression that the code writes between slashes, once; those of tests read what tests write. */
function expressions(): Written[] {
  const files = ['build', 'src', 'atelier']
    .flatMap((room) => filesBelow(room))
    .filter((file) => CODE.test(file) && !file.startsWith('atelier/test/'));
  const all = files.filter((file) => !(file in BOUNDED)).flatMap(expressionsIn);
  return [...new Map(all.map((one) => [`${one.source}/${one.flags}`, one])).values()];
}

function expressionsIn(file: string): Written[] {
  const text = read(file);
  return nodesOf(file).flatMap((node) => {
    if (node.type !== 'Literal' || !('regex' in node) || !node.regex) return [];
    const line = text.slice(0, node.start).split('\n').length;
    return [{ place: `${file}:${line}`, source: node.regex.pattern, flags: node.regex.flags }];
  });
}

/** Texts that cost most where one is known; else each sign of the expression, over and over. */
function textsFor({ source }: Written, attack: Attack | undefined): string[] {
  if (attack) return [pumped(attack)];
  const signs = new Set([...source.replace(/\\[pP]\{[^}]*\}|\\\w/g, ''), ' ', '\t', '\n', 'a', '0']);
  return [...signs].map((sign) => `${sign.repeat(LENGTH)}\0`);
}

function pumped({ pumps, suffix }: Attack): string {
  const times = Math.floor(LENGTH / pumps.reduce((sum, { pump }) => sum + pump.length, 0));
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('') + suffix;
}

function isSlow({ source, flags }: Written, text: string): boolean {
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  return withinTime(LIMIT, () => text.replace(expression, '').length) === undefined;
}

test('each that a long text may hold up reads 100,000 characters in a moment', () => {
  const checkSync = recheck();
  const slow = expressions().flatMap((one) => {
    const { status, attack } = verdict.parse(checkSync(one.source, one.flags, { timeout: 2000 }));
    if (status === 'safe') return [];
    const isHeldUp = textsFor(one, attack).some((text) => isSlow(one, text));
    return isHeldUp ? [`${one.place} /${one.source}/${one.flags}`] : [];
  });
  assert.equal(slow, []);
});
