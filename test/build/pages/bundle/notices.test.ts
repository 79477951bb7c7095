import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileText } from '../../../../build/contract/output.ts';
import { bundle } from '../../../../build/pages/bundle/bundle.ts';
import type * as clientBundleModule from '../../../../build/pages/bundle/client/client-bundle.ts';
import { assert, suite } from '../../../suite.ts';
import { atEnd } from '../../../support/at-end.ts';
import { fixtureSite } from '../../../support/fixture-site.ts';
import { once } from '../../../support/once.ts';
import { projectRoot } from '../../../support/real-site.ts';

const test = suite('Names and notices of what a bundle publishes');

const using = (...names: string[]) =>
  names.map((name, index) => `import p${index} from '${name}';\np${index}();`).join('\n');

test('the notices name every package of the bundles above the text of its licence, and a text once', async () => {
  const { text, diagnostics } = await noticesWith({
    ...packageFiles('@one/two', 'By Ada.\r\nTake it.\n'),
    ...packageFiles('three', 'By Ada.\nTake it.\n\n'),
    ...packageFiles('four', 'By Grace.\n'),
    'src/client.ts': using('three', '@one/two', 'four'),
  });
  assert.equal(diagnostics, []);
  assert.match(text, '@one/two 1.2.3 (ISC)\nthree 1.2.3 (ISC)\n\nBy Ada.\nTake it.\n');
  assert.match(text, 'four 1.2.3 (ISC)\n\nBy Grace.\n');
  assert.is(text.split('By Ada.').length, 2);
});

test('the notices cover what the pages are drawn with, React, and the fonts', async () => {
  const { text } = await noticesWith({
    ...packageFiles('drawings', 'By Mary.\n'),
    'src/server.tsx': `${using('drawings')}\nexport const render = () => '';\nexport { contentTypes } from './content-types.ts';`,
  });
  assert.match(text, 'drawings 1.2.3 (ISC)\n\nBy Mary.');
  assert.match(text, /^react-dom \d.*\(MIT\)$/m);
  assert.match(text, 'fixture\n\nThe licence of a font that is none.');
});

test('the notices leave out packages of which nothing is left in any bundle', async () => {
  const { text } = await noticesWith({
    ...packageFiles('unused', 'By Nobody.\n'),
    'node_modules/unused/package.json': '{ "name": "unused", "version": "1.2.3", "sideEffects": false }',
    'src/client.ts': "import unused from 'unused';\nexport const a = 1;",
  });
  assert.not.match(text, 'unused');
});

test('a package or a font without the text of its licence is a diagnostic', async () => {
  const { diagnostics } = await noticesWith({
    ...packageFiles('bare', null),
    'src/client.ts': using('bare'),
    'src/OFL-fixture.txt': null,
  });
  const found = diagnostics.map(({ severity, file, rule }) => `${severity} ${file} ${rule}`);
  const files = ['node_modules/bare/package.json', 'src/fixture.woff2'];
  assert.is(found.join(), files.map((file) => `warning ${file} licence-absente`).join());
});

test('scripts that hold a package name the file of notices, others do not', async () => {
  const { scripts } = await noticesWith({
    ...packageFiles('three', 'By Ada.\n'),
    'src/client.ts': `${using('three')}\nimport('./own.ts');`,
    'src/own.ts': "document.title = 'own';",
  });
  const naming = scripts.filter((script) => script.startsWith('/*! ../licences.txt */'));
  assert.ok(naming.some((script) => script.includes('three')));
  const [own = ''] = scripts.filter((script) => script.includes('"own"'));
  assert.ok(own !== '' && !naming.includes(own));
});

const named = once(() => namesBy(generatorWith()));

test('names of scripts stay as long as the site and the generator do', async () => {
  const names = await named();
  assert.is(names.length, 3, 'the page’s, the chunk’s and React’s');
  assert.equal(await namesBy(generatorWith()), names);
});

for (const module of ['finish-script.ts', 'load-alone.ts', 'load-chunk.ts'])
  test(`names of scripts change with ${module}: no browser pairs a new script with a chunk that it kept`, async () => {
    const before = await named();
    const after = await namesBy(generatorWith(module));
    assert.is(after.length, before.length);
    for (const name of after) assert.not(before.includes(name), name);
  });

/** A package of one function. */
function packageFiles(name: string, license: string | null): Record<string, string> {
  const folder = `node_modules/${name}`;
  return {
    [`${folder}/package.json`]: JSON.stringify({ name, version: '1.2.3', license: 'ISC', main: 'index.js' }),
    [`${folder}/index.js`]: `export default () => Reflect.set(globalThis, ${JSON.stringify(name)}, true);\n`,
    ...(license !== null && { [`${folder}/LICENSE.md`]: license }),
  };
}

async function noticesWith(changes: Record<string, string | null>) {
  const { value, diagnostics } = await bundle(fixtureSite(changes), { base: '', development: false });
  if (!value) throw new Error(JSON.stringify(diagnostics));
  const textsOf = (end: string) => value.assets.filter(({ path }) => path.endsWith(end)).map(fileText);
  return { text: textsOf('licences.txt').join(), scripts: textsOf('.js'), diagnostics };
}

/** The generator in a copy of its own, with one of its modules changed. */
function generatorWith(changed?: string): string {
  const cache = join(projectRoot, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'generator-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(projectRoot, 'build'), folder, { recursive: true });
  if (changed) appendFileSync(join(folder, 'pages/bundle/client', changed), '\nexport const changed = true;\n');
  return folder;
}

/** Paths of the scripts that this generator makes of one and the same site, without those whose contents it leaves alone. */
async function namesBy(generator: string): Promise<string[]> {
  const { root, client } = fixtureSite({
    'src/client.ts': "Object.assign(window, { one: () => import('./one.ts') });",
    'src/one.ts': "import { useState } from 'react'; export default useState;",
  });
  const { bundleClient }: typeof clientBundleModule = await import(
    pathToFileURL(join(generator, 'pages/bundle/client/client-bundle.ts')).href
  );
  const { files } = await bundleClient({ root, ...client, development: false, folder: 'assets' });
  return files.flatMap(({ path }) => (path.endsWith('.js') ? [path] : [])).sort();
}
