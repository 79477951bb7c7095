import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import { assert } from '../../../../test/suite.ts';
import { axeDiagnostics } from '../../../../test/support/axe.ts';
import { textPage } from '../../../../test/support/fixture-site.ts';
import { save } from '../../../../test/support/published-site.ts';
import { git } from '../../../../test/support/repository.ts';
import { dailyBuild as words } from '../../../words/daily-build.fr.ts';
import { withinClicks } from '../in-clicks.ts';

/** A text that waits for its day has the page offer a file for the service in use, and say what is to be done with it. */
export async function assertOffersDailyBuild(page: Page, site: SiteDefinition): Promise<void> {
  git(site.root, 'remote', 'set-url', 'origin', 'git@gitlab.com:orbite/site.git');
  const later = textPage('Plus tard', 'Une annonce.').replace('---\n\n', 'date: 2999-12-03\n---\n\n');
  save(site, 'content/pages/plus-tard.md', later);
  const dates = page.getByRole('region', { name: words.heading });
  await withinClicks(page, 1, async () => {
    await dates.getByRole('button', { name: words.button }).click();
    await dates.getByRole('status').getByText(words.written).waitFor();
  });
  assert.ok(existsSync(join(site.root, '.gitlab-ci.yml')));
  assert.equal(await axeDiagnostics(page), []);
}
