import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { GenerateFile } from '../../../../build/contract/output.ts';
import { bundleInMemory } from '../../../../build/pages/bundle/bundle-in-memory.ts';
import { openCache } from '../../../../build/pipeline/cached-steps.ts';
import { build } from '../../../../build/pipeline/pipeline.ts';
import { workshopHost } from '../../../../build/server/dev/workshop-host.ts';
import { fixtureSite, textPage } from '../../../support/fixture-site.ts';
import { picture } from '../../../support/pictures.ts';

const test = suite('Pictures and downloads that have come since the last build');

const SOURCE = {
  path: 'content/pages/contact.md',
  name: 'pages/contact.md',
  text: textPage(
    'Contact',
    '![Un carré](/images/neuve.png)\n\n![Un trait](/images/trait.svg)\n\n[Le guide](/fichiers/guide.pdf)',
  ),
};
const LINE = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h9"/></svg>';

test('one is known to a text, shown by its page and made for the workshop, before any build has seen it', async () => {
  const site = fixtureSite({ 'static/fichiers/.keep': '' });
  const latest = await build(site, { development: true });
  const lazy = new Map<string, GenerateFile>();
  const result = () => latest;
  const options = { cache: openCache(site), code: bundleInMemory().step, latest: result, drawn: result, lazy };
  const hostOf = (folder: { downloads?: string }) => workshopHost({ site: { ...site, ...folder }, ...options });
  const host = hostOf({ downloads: 'fichiers' });
  const missing = await host.draft(SOURCE);
  assert.is(missing.diagnostics.length, 2);
  writeFileSync(join(site.staticDir, 'fichiers/guide.pdf'), '%PDF');
  writeFileSync(join(site.staticDir, 'images/neuve.png'), await picture(900, 600).png().toBuffer());
  writeFileSync(join(site.staticDir, 'images/trait.svg'), LINE);
  const draft = await host.draft(SOURCE);
  assert.equal(draft.diagnostics, []);
  assert.match(draft.html ?? '', /alt="Un carré"/);
  for (const path of ['images/neuve.png', 'images/trait.svg', 'fichiers/guide.pdf']) {
    const made = await lazy.get(path)?.();
    assert.is(made?.value.files[0]?.path, path);
  }
  copyFileSync(join(site.staticDir, 'images/neuve.png'), join(site.staticDir, 'images/autre.png'));
  assert.ok((await host.pictures()).some(({ address }) => address === '/images/autre.png'));
  assert.ok(lazy.has('images/autre.png'), 'its small picture can be shown');
  const all = latest.values.read.copies.map(({ path }) => `/${path}`);
  assert.equal(hostOf({}).built()?.downloads, all, 'all may be, without a folder');
  assert.equal(hostOf({ downloads: 'nulle-part' }).built()?.downloads, []);
});

test.run();
