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

const test = suite('Pictures that have come since the last build');

test('one is known to a text, shown by its page and made for the workshop, before any build has seen it', async () => {
  const site = fixtureSite();
  const latest = await build(site, { development: true });
  const lazy = new Map<string, GenerateFile>();
  const result = () => latest;
  const host = workshopHost({
    site,
    cache: openCache(site),
    code: bundleInMemory().step,
    latest: result,
    drawn: result,
    lazy,
  });
  const source = {
    path: 'content/pages/contact.md',
    name: 'pages/contact.md',
    text: textPage('Contact', '![Un carré](/images/neuve.png)\n\n![Un trait](/images/trait.svg)'),
  };
  const missing = await host.draft(source);
  assert.is(missing.diagnostics.length, 2);
  writeFileSync(join(site.staticDir, 'images/neuve.png'), await picture(900, 600).png().toBuffer());
  writeFileSync(
    join(site.staticDir, 'images/trait.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h9"/></svg>',
  );
  const draft = await host.draft(source);
  assert.equal(draft.diagnostics, []);
  assert.match(draft.html ?? '', /alt="Un carré"/);
  for (const path of ['images/neuve.png', 'images/trait.svg']) {
    const made = await lazy.get(path)?.();
    assert.is(made?.value.files[0]?.path, path);
  }
  copyFileSync(join(site.staticDir, 'images/neuve.png'), join(site.staticDir, 'images/autre.png'));
  assert.ok((await host.pictures()).some(({ address }) => address === '/images/autre.png'));
  assert.ok(lazy.has('images/autre.png'), 'its small picture can be shown');
});

test.run();
