import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectRoot } from './support/project-root.ts';
import { read } from './support/source-files.ts';

const test = suite('Documentation');

const ROOMS = ['atelier', 'build', 'content', 'docs', 'src', 'static', 'test', '.github', '.vscode'];
const DECISIONS = 'docs/decisions';
const MEASUREMENTS = 'docs/measurements';
/** Words that a decision may take: about ten lines. */
const DECISION_LIMIT = 110;
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/another-agency.md',
  'docs/recevoir-les-messages.md',
  ...pagesIn(DECISIONS),
  ...pagesIn(MEASUREMENTS),
];

test('files and folders that the pages for maintainers name are there', () => {
  const named = PAGES.flatMap((page) =>
    spans(page)
      .filter(isPath)
      .map((path) => ({ page, path })),
  );
  assert.ok(named.length > 60, `${named.length} paths`);
  const actual = named.filter(({ path }) => !existsSync(join(projectRoot, path)));
  assert.equal(actual, []);
});

test('their links lead to pages, and to headings, that are there', () => {
  const links = PAGES.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#]*)(#[^)]*)?\)/g)].map(([, path = '', fragment = '']) => ({
      page,
      to: path === '' ? page : join(dirname(page), path),
      fragment,
    })),
  );
  assert.ok(links.length > PAGES.length);
  const actual = links.filter(({ to }) => !existsSync(join(projectRoot, to)));
  assert.equal(actual, []);
  const found = links.filter(({ to, fragment }) => fragment !== '' && !anchorsOf(to).includes(fragment));
  assert.equal(found, []);
});

test('a decision is told in ten lines or so: what, why, and the figure that decided it', () => {
  const records = pagesIn(DECISIONS).flatMap((page) =>
    read(page)
      .split(/^## /m)
      .slice(1)
      .map((record) => ({ page, words: record.split(/\s+/).length, record })),
  );
  assert.ok(records.length > 30);
  const tables = /^\| package/m;
  const long = records.filter(({ words, record }) => words > DECISION_LIMIT && !tables.test(record));
  assert.equal(
    long.map(({ page, words, record }) => `${page} ${record.split('\n')[0]}: ${words}`),
    [],
  );
});

test('commands that they name are those of the project', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = PAGES.flatMap((page) => [...read(page).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name));
  assert.ok(named.length > 10);
  const actual = named.filter((name) => !Object.hasOwn(scripts, name));
  assert.equal(actual, []);
});

test('every package that is installed for builds has its reason, and no other is named as one', () => {
  const dependencies = {
    ...packagesOf('package.json'),
    ...(existsSync(join(projectRoot, 'atelier')) && packagesOf('atelier/package.json')),
  };
  const [kept] = read(`${DECISIONS}/packages.md`).split('## Done without');
  const rows = (kept ?? '').split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    Array.from((row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g), ([, name = '']) => name),
  );
  assert.equal(named.sort(), Object.keys(dependencies).sort());
});

test('the map has each folder of the generator and of the site', () => {
  const onMap = spans('README.md');
  for (const room of ['build', 'src']) {
    const folders = readdirSync(join(projectRoot, room), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const missing = folders.filter(({ name }) => !onMap.some((span) => isFolder(span, room, name)));
    const actual = missing.map(({ name }) => `${room}/${name}`);
    assert.equal(actual, []);
  }
});

function pagesIn(folder: string): string[] {
  return readdirSync(join(projectRoot, folder)).map((name) => `${folder}/${name}`);
}

function packagesOf(file: string): Record<string, string> {
  return JSON.parse(read(file)).dependencies;
}

/** `read/` in the table of stages, `build/content/read/` or something in it elsewhere. */
function isFolder(span: string, room: string, name: string): boolean {
  return span === `${name}/` || span.startsWith(`${room}/${name}/`);
}

/** What stands between accents in a page. */
function spans(page: string): string[] {
  return [...read(page).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
}

/** Whether a span is a path from the project's root, without a part that stands for any name. */
function isPath(span: string): boolean {
  return ROOMS.some((room) => span.startsWith(`${room}/`)) && !/[\s<*{]/.test(span);
}

/** Anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) =>
      `#${heading
        .toLowerCase()
        .replace(/[^\p{L}\d -]/gu, '')
        .replaceAll(' ', '-')}`,
  );
}

test.run();
