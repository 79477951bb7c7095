import { dirname } from 'node:path';
import { recordedSeconds } from '../runner/order.ts';
import { testFiles } from '../runner/test-files.ts';
import { importsOf } from '../support/imports.ts';
import { CODE, filesBelow } from '../support/source-files.ts';

/** Seconds that tests may take to judge one file: with more, a survivor would take longer than it is worth. */
const MOST = 60;

/** What a file of tests counts that takes less than is recorded, its start and imports included. */
const QUICK = 3;

/** Code that a bundle or a browser runs, so that no import leads to it from a test: the tests that see it at work, by the start of their path, the likeliest first. A whole path comes before all others. */
const SEEN_BY: readonly (readonly [code: RegExp, ...tests: string[]])[] = [
  [/^src\/client\/(?:hold|hydrate|island|strategies)/, 'browser/strategies', 'browser/hold-events', 'browser/failing'],
  [/^src\/client\//, 'browser/page-level', 'browser/article-page', 'browser/'],
  [/^src\/islands\//, 'browser/early-touches', 'browser/hydration', 'browser/'],
  [/^src\/asset-generators\/icon\./, 'site/metadata.test.ts'],
  [/^src\/asset-generators\//, 'site/sharing-images', 'site/search', 'site/assets'],
  [/^src\/pages\/(?:.*schema|actions|choices|fields|formats)\.ts$/, 'src/field-meta.test.ts', 'src/fields', 'site/'],
  [/^src\//, 'site/frame', 'site/metadata', 'site/routes', 'site/'],
  [/^build\/content\/parse\/markdown\/nesting/, 'build/content/parse/parse.test.ts'],
  [/^build\/output\/hosts\//, 'hosts/web-servers.test.ts', 'build/output/hosts/'],
  [/^build\/pages\/bundle\/client\//, 'browser/chunks.test.ts', 'build/pages/bundle/'],
  [/^build\/pages\/plan\/upcoming/, 'site/unpublished.test.ts', 'build/pages/plan/'],
  [/^build\/pages\/render\/render-page/, 'build/pipeline/pipeline.test.ts'],
  [
    /^build\/pipeline\/pipeline/,
    ...['pipeline/pipeline', 'assets/generate/generate-assets', 'assets/media/published-media'].map(
      (test) => `build/${test}.test.ts`,
    ),
  ],
  [/^build\/server\/dev\/client\//, 'browser/dev-'],
  [/^build\/server\/index/, 'build/cli/'],
  [/^build\/workshop\/guide\//, 'browser/guide.test.ts', 'atelier/server/guide/'],
  [/^build\/workshop\/review\/reader\//, 'browser/workshop-review.test.ts', 'atelier/server/review/'],
  ...['bin', 'find', 'history', 'pictures', 'publication', 'review'].map(
    (room) =>
      [new RegExp(`^atelier/client/${room}/`), `browser/workshop-${room}.test.ts`, 'browser/workshop-'] as const,
  ),
  [
    /^build\/workshop\/client\/document\/use-(?:frame|preview)/,
    'browser/workshop-writing.test.ts',
    'browser/workshop-',
  ],
  [
    /^build\/workshop\/client\/document\//,
    ...['browser/workshop-unsaved.test.ts', 'atelier/client/document/', 'browser/workshop-'],
  ],
  [/^build\/workshop\/client\/build-events/, 'browser/workshop-review.test.ts', 'browser/workshop-'],
  [/^build\/workshop\/client\/form\//, 'atelier/client/form/'],
  [
    /^build\/workshop\/client\/list\//,
    ...['browser/workshop-list.test.ts', 'browser/workshop-year.test.ts', 'browser/workshop-'],
  ],
  [
    /^build\/workshop\/client\/text\//,
    ...['atelier/client/text/text-editor.test.ts', 'atelier/client/text/', 'browser/workshop-'],
  ],
  [/^build\/workshop\/client\//, 'atelier/client/document/', 'browser/workshop-'],
];

/** Tests of the tests, of what articles say, and those that try other texts each time. */
const NO_JUDGE = /^(?:content|fuzz|mutation|runner)\//;

/** Tells which files of tests have to notice a change of a file, the likeliest first; paths of tests are those of `testFiles`. */
export function judges(): (file: string) => string[] {
  const tests = testFiles().filter((test) => !NO_JUDGE.test(test));
  const imports = importsOfAll();
  const steps = new Map(tests.map((test) => [test, stepsFrom(`test/${test}`, imports)]));
  const seconds = recordedSeconds();
  return (file) => {
    const [, ...seenBy]: readonly [RegExp, ...string[]] = SEEN_BY.find(([code]) => code.test(file)) ?? [/^/];
    const row = (test: string) => seenBy.findIndex((start) => test.startsWith(start));
    const knowing = tests.filter((test) => row(test) >= 0 || steps.get(test)?.has(file));
    const judging = knowing.length > 0 ? knowing : mirroring(file, tests);
    const far = (test: string) => (row(test) < 0 ? (steps.get(test)?.get(file) ?? 0) : 0);
    const named = (test: string) => Number(seenBy.includes(test));
    const likeliest = judging.sort(
      (a, b) => named(b) - named(a) || alikeness(file, b) - alikeness(file, a) || far(a) - far(b) || row(a) - row(b),
    );
    const isSlow = (test: string) => Number(test in seconds);
    let left = MOST;
    const affordable = likeliest.filter((test) => {
      const fits = left > 0;
      left -= seconds[test] ?? QUICK;
      return fits;
    });
    return affordable.sort((a, b) => isSlow(a) - isSlow(b));
  };
}

type Imports = ReadonlyMap<string, readonly string[]>;

function importsOfAll(): Imports {
  const files = ['build', 'src', 'test'].flatMap(filesBelow).filter((file) => CODE.test(file));
  const run = (file: string) => importsOf(file).filter(({ typeOnly }) => !typeOnly);
  return new Map(files.map((file) => [file, run(file).map(({ to }) => to.replace(/\?.*$/, ''))]));
}

/** How many imports lead from a file to each that it needs. */
function stepsFrom(start: string, imports: Imports): ReadonlyMap<string, number> {
  const steps = new Map([[start, 0]]);
  for (const [file, count] of steps)
    for (const to of imports.get(file) ?? []) if (!steps.has(to)) steps.set(to, count + 1);
  return steps;
}

/** The tests in the folder that mirrors the file or its folder, or in the next one above that has tests. */
function mirroring(file: string, tests: readonly string[]): string[] {
  let folder = file.replace(/\.\w+$/, '');
  while (folder.includes('/') && !tests.some((test) => dirname(test) === folder)) folder = dirname(folder);
  return tests.filter((test) => dirname(test) === folder);
}

/** How many words two paths have in common. */
function alikeness(file: string, test: string): number {
  const words = new Set(wordsOf(file));
  return [...new Set(wordsOf(test))].filter((word) => words.has(word)).length;
}

/** Words of a path that say nothing of what a file of the site is about: tests of its parts stand in `site/` and `browser/`. */
const EMPTY_WORDS = new Set(['src', 'page']);

/** The words of a path, without the letter of a plural. */
function wordsOf(path: string): string[] {
  return path
    .replace(/(?:\.test|\.island)?\.\w+$/, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[/-]/)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !EMPTY_WORDS.has(word));
}
