import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../../build/pipeline/pipeline.ts';
import { startOfDay } from '../../build/platform/calendar.ts';
import { contentCopy } from '../support/content-copy.ts';
import { firstText } from '../support/first-text.ts';
import { folderWith } from '../support/folder.ts';
import { projectRoot } from '../support/project-root.ts';
import { treeOfFiles } from '../support/tree.ts';
import { withFrontMatter } from '../support/with-front-matter.ts';

const test = suite('Builds of several days');

test('take over what is the same, and publish what a build without any past would', async () => {
  const site = { ...contentCopy(), root: projectRoot, cacheDir: folderWith() };
  const scheduled = withFrontMatter(firstText('blog').text, {
    date: '2040-01-02',
    titre: 'Un article à venir',
    titreSeo: undefined,
    description: 'Une description assez longue pour être acceptée par le schéma des articles.',
    anciennesAdresses: undefined,
    miseAJour: undefined,
  });
  writeFileSync(join(site.contentDir, 'blog/a-venir.md'), scheduled);
  const on = (day: string) => ({ production: true, now: startOfDay(day, 'Europe/Paris') });
  const before = await build(site, on('2040-01-01'));
  const during = await build(site, on('2040-01-02'));
  const again = await build(site, on('2040-01-01'));
  const cold = await build({ ...site, cacheDir: folderWith() }, on('2040-01-02'));
  assert.equal([before.unpublished.length, during.unpublished.length, again.unpublished.length], [1, 0, 1]);
  for (const [one, other] of [
    [during, cold],
    [again, before],
  ] as const)
    assert.equal([treeOfFiles(one.files), one.diagnostics], [treeOfFiles(other.files), other.diagnostics]);
});

test.run();
