import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteDefinition } from '../../../build/cli/site-definition.ts';
import { openCache } from '../../../build/pipeline/cached-steps.ts';
import { parserFor } from '../../../build/pipeline/parts.ts';
import { folderWith } from '../../support/folder.ts';
import { projectRoot } from '../../support/project-root.ts';

const test = suite('A worker of the command line');

test('parses a text of this site, as a build looks for it in the cache, and tells what it cannot do', async () => {
  // A text that no other run has parsed.
  const name = `blog/${folderWith().split(/[\\/]/).at(-1)}.md`;
  const texts = [{ path: `content/${name}`, name, text: '---\ntitre: Un titre\n---\n\nUn texte, **fort**.\n' }];
  const worker = new Worker(join(projectRoot, 'build/cli/start.js'));
  const does = async (message: object) => {
    worker.postMessage(message);
    return once(worker, 'message');
  };
  assert.equal(await does({ job: { of: 'pages', address: {}, layout: {} } }), [false]);
  assert.equal(await does({ job: { of: 'texts', assets: [], production: false } }), [true]);
  assert.equal(await does({ parts: texts }), [true]);
  assert.equal(await does({ share: true }), [true]);
  await worker.terminate();
  const cache = openCache(siteDefinition());
  const { written } = cache.store;
  const { value } = await parserFor({ site: siteDefinition(), cache }, () => ({ missing: true }), false)(texts);
  assert.is(value[0]?.html, '<p>Un texte, <strong>fort</strong>.</p>');
  assert.is(cache.store.written, written, 'the build has found it');
});

test.run();
