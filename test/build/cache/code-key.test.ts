import { cpSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { codeKey } from '../../../build/cache/code-key.ts';
import { folderWith } from '../../support/folder.ts';

const test = suite('Key of the code');

const PROJECT = {
  'build/a.ts': "import './b.ts';",
  'build/content/parse/b.css': 'b',
  'src/content-types.ts':
    "import { z } from 'zod';\nimport {\n  a,\n} from './schema.ts';\nconst Page = () => import('./Page.tsx');\nexport const pages = {\n  one: () => import('./Page.tsx?later'),\n};\n",
  'src/schema.ts':
    "export * from '../shared/words.ts';\nimport type { B } from './content-types.ts';\nimport early from './early.ts?inline';\n",
  'src/early.ts': 'early',
  'src/Page.tsx': 'page',
  'shared/words.ts': 'words',
  'content/a.md': 'a',
  'node_modules/.package-lock.json': '{"react": 19}',
  'package-lock.json': '{"react": 18}',
};

test('is the same for the same project in another place and at another time', () => {
  const folder = folderWith(PROJECT);
  const elsewhere = join(folderWith(), 'deep/er');
  cpSync(folder, elsewhere, { recursive: true });
  for (const path of Object.keys(PROJECT)) utimesSync(join(elsewhere, path), 0, 0);
  assert.is(keyOf(elsewhere), keyOf(folder));
});

const changes: Record<string, { path: string; text?: string | null; counts: boolean }> = {
  'a source of the generator': { path: 'build/a.ts', counts: true },
  'another file of the generator': { path: 'build/content/parse/b.css', counts: true },
  'a new file of the generator': { path: 'build/c.ts', counts: true },
  'a file of the generator that is gone': { path: 'build/a.ts', text: null, counts: true },
  'the site’s definition': { path: 'src/content-types.ts', text: `${PROJECT['src/content-types.ts']}\n`, counts: true },
  'what the definition imports': { path: 'src/schema.ts', text: `${PROJECT['src/schema.ts']}\n`, counts: true },
  'what that imports in turn': { path: 'shared/words.ts', counts: true },
  'what it imports as something else than a module': { path: 'src/early.ts', counts: true },
  'a component, which comes with the bundle': { path: 'src/Page.tsx', counts: false },
  'a text': { path: 'content/a.md', counts: false },
  'which packages are installed': { path: 'node_modules/.package-lock.json', counts: true },
  'which packages should be installed': { path: 'package-lock.json', counts: false },
};

test('changes with what makes the pages, and with nothing else', () => {
  for (const [what, { path, text = 'changed', counts }] of Object.entries(changes)) {
    const folder = folderWith(PROJECT);
    const before = keyOf(folder);
    write(folder, path, text);
    assert.is(keyOf(folder) !== before, counts, what);
  }
});

test('knows the packages of the folders above, and those to be installed where none are', () => {
  const folder = folderWith(Object.fromEntries(Object.entries(PROJECT).map(([path, text]) => [`site/${path}`, text])));
  const root = join(folder, 'site');
  rmSync(join(root, 'node_modules'), { recursive: true });
  const keys = [keyOf(root)];
  write(root, 'package-lock.json', '{"react": 20}');
  keys.push(keyOf(root));
  write(folder, 'node_modules/.package-lock.json', '{"react": 20}');
  keys.push(keyOf(root));
  assert.is(new Set(keys).size, 3);
});

function keyOf(root: string): string {
  return codeKey({ root, modules: [join(root, 'src/content-types.ts')], generator: join(root, 'build') });
}

function write(folder: string, path: string, text: string | null): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  if (text === null) rmSync(file);
  else writeFileSync(file, text);
}

test.run();
