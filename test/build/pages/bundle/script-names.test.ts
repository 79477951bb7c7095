import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type * as clientBundleModule from '../../../../build/pages/bundle/client/client-bundle.ts';
import { atEnd } from '../../../support/at-end.ts';
import { fixtureSite } from '../../../support/fixture-site.ts';
import { once } from '../../../support/once.ts';
import { projectRoot } from '../../../support/real-site.ts';

const test = suite('Names of scripts');

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
  const { clientBundle }: typeof clientBundleModule = await import(
    pathToFileURL(join(generator, 'pages/bundle/client/client-bundle.ts')).href
  );
  const { files } = await clientBundle({ root, ...client, development: false, folder: 'assets' });
  return files.flatMap(({ path }) => (path.endsWith('.js') ? [path] : [])).sort();
}

const named = once(() => namesBy(generatorWith()));

test('stay as long as the site and the generator do', async () => {
  const names = await named();
  assert.is(names.length, 3, 'the page’s, the chunk’s and React’s');
  assert.equal(await namesBy(generatorWith()), names);
});

for (const module of ['finish-script.ts', 'load-alone.ts', 'load-chunk.ts'])
  test(`change with ${module}: no browser pairs a new script with a chunk that it kept`, async () => {
    const before = await named();
    const after = await namesBy(generatorWith(module));
    assert.is(after.length, before.length);
    for (const name of after) assert.not(before.includes(name), name);
  });

test.run();
