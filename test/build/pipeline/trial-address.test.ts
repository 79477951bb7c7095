import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { build } from '../../../build/pipeline/pipeline.ts';
import { fixtureSite, textPage } from '../../support/fixture-site.ts';
import { folderWith } from '../../support/folder.ts';

const test = suite('A site at an address for tries');

/** The fixture site with a page that may go, at an address for tries or at one that visitors know. */
function siteAt(isTrial: boolean): SiteDefinition {
  const site = fixtureSite({ 'content/pages/partie.md': textPage('Partie', 'Un texte.') });
  const read = (data: unknown) => ({ ...site.settings.read(data), isTrial });
  return { ...site, settings: { ...site.settings, read }, addressFields: { former: 'avant', retired: 'retirees' } };
}

async function namedAfterLeaving(before: SiteDefinition, after: SiteDefinition): Promise<boolean> {
  const options = { out: folderWith(), production: true };
  assert.ok((await build(before, options)).ok);
  rmSync(join(before.contentDir, 'pages/partie.md'));
  const { diagnostics } = await build(after, options);
  return diagnostics.some(({ message }) => message.includes('/partie'));
}

test('leaves nothing to be missed when it moves to the address that visitors come to', async () => {
  const moved = siteAt(true);
  assert.not(await namedAfterLeaving(moved, { ...moved, settings: { ...moved.settings, read: atHome(moved) } }));
  const known = siteAt(false);
  assert.ok(await namedAfterLeaving(known, known), 'which misses what visitors have seen');
});

function atHome({ settings }: SiteDefinition): SiteDefinition['settings']['read'] {
  return (data) => ({ ...settings.read(data), isTrial: false });
}

test.run();
