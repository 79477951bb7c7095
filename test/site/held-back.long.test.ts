import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../../build/pipeline.ts';
import { startOfDay } from '../../build/system/calendar.ts';
import { contentCopy } from '../support/content-copy.ts';
import { firstText } from '../support/first-text.ts';
import { folderWith } from '../support/folder.ts';
import { treeOfFiles } from '../support/tree.ts';
import { withFrontMatter } from '../support/with-front-matter.ts';

const test = suite('Builds of several days');

test('take over what is the same, and publish what a build without any past would', async () => {
  const site = { ...contentCopy(), cacheDir: folderWith() };
  const scheduled = withFrontMatter(firstText('blog').text, {
    date: '2040-01-02',
    titre: 'Un article à venir',
    titreSeo: undefined,
    description: 'Une description assez longue pour être acceptée par le schéma des articles.',
    anciennesAdresses: undefined,
    miseAJour: undefined,
  });
  writeFileSync(join(site.contentDir, 'blog/a-venir.md'), scheduled);
  for (const day of ['2040-01-01', '2040-01-02', '2040-01-01']) {
    const options = { production: true, now: startOfDay(day, 'Europe/Paris') };
    const warm = await build(site, options);
    const cold = await build({ ...site, cacheDir: folderWith() }, options);
    assert.is(warm.held.length, day === '2040-01-01' ? 1 : 0, day);
    assert.equal([treeOfFiles(warm.files), warm.diagnostics], [treeOfFiles(cold.files), cold.diagnostics], day);
  }
});

test.run();
