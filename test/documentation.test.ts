import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assert, suite } from './suite.ts';
import { projectRoot } from './support/project-root.ts';
import { read } from './support/source-files.ts';

const test = suite('Documentation');

const ROOMS = ['atelier', 'build', 'content', 'docs', 'src', 'static', 'test', '.github', '.vscode'];
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/another-agency.md',
  'docs/recevoir-les-messages.md',
  ...pagesIn('docs/decisions'),
  ...pagesIn('docs/measurements'),
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

test('commands that they name are those of the project', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = PAGES.flatMap((page) => [...read(page).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name));
  assert.ok(named.length > 10);
  const actual = named.filter((name) => !Object.hasOwn(scripts, name));
  assert.equal(actual, []);
});

function pagesIn(folder: string): string[] {
  return readdirSync(join(projectRoot, folder)).map((name) => `${folder}/${name}`);
}

/** Returns the texts between accents in a page. */
function spans(page: string): string[] {
  return [...read(page).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
}

/** Tells whether a span is a path from the project's root, without a part that stands for any name. */
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
