import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { siteDefinition } from '../../../build/cli/site-definition.ts';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { buildUnlessUnchanged } from '../../../build/pipeline/build-unless-unchanged.ts';
import { openCache } from '../../../build/pipeline/cached-steps.ts';
import { type BuildOptions, build } from '../../../build/pipeline/pipeline.ts';
import { forEachCase, LONG, type Random } from '../../fuzz/random.ts';
import { assert, suite } from '../../suite.ts';
import { DAMAGES } from '../../support/damages.ts';
import { fixtureSite, textPage } from '../../support/fixture-site.ts';
import { folderWith } from '../../support/folder.ts';
import { contentFolder, projectRoot } from '../../support/real-site.ts';
import { type Edits, SITE_EDITS, TEXT_EDITS, type Workplace } from '../../support/site-edits.ts';
import { treeOf, treeOfFiles } from '../../support/tree.ts';

const test = suite('A warm build equals a cold one');

const WAYS: readonly BuildOptions[] = [{}, {}, {}, {}, { production: true }, { development: true }, { base: '/essai' }];

test('whatever was changed, damaged or deleted before it', async () => {
  await forEachCase(async (random) => {
    const site = fixtureSite();
    const place = { site, out: join(folderWith(), 'dist') };
    await steps(LONG ? 60 : 16, place, [TEXT_EDITS, SITE_EDITS, DAMAGES], random);
  });
});

if (LONG) {
  test('of the real site, too', async () => {
    await forEachCase(async (random) => {
      const folder = folderWith();
      const dirs = {
        contentDir: join(folder, 'content'),
        staticDir: join(folder, 'static'),
        cacheDir: join(folder, 'cache'),
      };
      cpSync(contentFolder, dirs.contentDir, { recursive: true });
      cpSync(join(projectRoot, 'static'), dirs.staticDir, { recursive: true });
      // No step makes a record of what was published before: builds without a past know nothing of it.
      const { addressFields: _, ...definition } = siteDefinition();
      const place = { site: { ...definition, ...dirs }, out: join(folder, 'dist') };
      await steps(12, place, [TEXT_EDITS, DAMAGES], random);
    });
  });
}

test('leaves nothing to be missed when it moves to the address that visitors come to', async () => {
  const moved = siteAt(true);
  assert.not(await namedAfterLeaving(moved, { ...moved, settings: { ...moved.settings, read: atHome(moved) } }));
  const known = siteAt(false);
  assert.ok(await namedAfterLeaving(known, known), 'which misses what visitors have seen');
});

/** Edits and builds in turns; each build gives what one without any past gives. */
async function steps(count: number, place: Workplace, contentTypes: readonly Edits[], random: Random): Promise<void> {
  const done: string[] = [];
  for (let step = 0; step < count; step++) {
    const way = random.pick(WAYS);
    const [name = '', edit] = random.pick(Object.entries(random.pick(contentTypes)));
    const undo = edit?.(place, random);
    done.push(`${name} ${JSON.stringify(way)}`);
    const isSound = await compare(place, way, done.slice(-6).join('; '));
    if (!isSound) undo?.();
  }
}

async function compare({ site, out }: Workplace, way: BuildOptions, what: string): Promise<boolean> {
  const fresh = { out: join(folderWith(), 'dist'), cacheDir: folderWith() };
  const told = await buildUnlessUnchanged(site, { ...way, out, cache: openCache(site) });
  const published = treeOf(out);
  const warm = await build(site, { ...way, out });
  const cold = await build({ ...site, cacheDir: fresh.cacheDir }, { ...way, out: fresh.out });
  assert.equal([told.ok, told.diagnostics], [cold.ok, cold.diagnostics], what);
  assert.equal(warm.diagnostics, cold.diagnostics, what);
  assert.equal(treeOfFiles([...warm.files, ...warm.copies]), treeOfFiles([...cold.files, ...cold.copies]), what);
  assert.equal([warm.ok, warm.summaries, warm.failures], [cold.ok, cold.summaries, cold.failures], what);
  if (cold.ok) assert.equal(treeOf(out), treeOf(fresh.out), what);
  if (cold.ok) assert.equal(published, treeOf(fresh.out), what);
  return cold.ok;
}

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

function atHome({ settings }: SiteDefinition): SiteDefinition['settings']['read'] {
  return (data) => ({ ...settings.read(data), isTrial: false });
}
