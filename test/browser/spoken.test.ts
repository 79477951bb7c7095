import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paths } from '../../src/routes.ts';
import { inPage } from '../support/browser.ts';
import { once } from '../support/once.ts';
import { entriesOfType } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';
import { badlySaid, skeletonOf } from '../support/spoken.ts';
import { articleWith } from '../support/tested-content.ts';

const test = suite('What a screen reader goes through');

/** Read as it would be heard, from beginning to end, on 23 November 2026. */
const READ = join(import.meta.dirname, 'spoken.txt');

/** Ten pages, each of another kind, by the name that `spoken.txt` has for it. */
const tenPages = once(async (): Promise<Readonly<Record<string, string>>> => {
  const [service] = await entriesOfType('service');
  const [caseStudy] = await entriesOfType('caseStudy');
  if (!service || !caseStudy) throw new Error('a kind without a page');
  return {
    home: paths.home,
    services: paths.services,
    service: paths.service(service.slug),
    'case studies': paths.caseStudies,
    'case study': paths.caseStudy(caseStudy.slug),
    blog: paths.blog,
    'all articles': paths.allArticles,
    article: articleWith('related'),
    about: paths.about,
    contact: paths.contact,
  };
});

const snapshots = once(async () => {
  const { url } = await realSite();
  return inPage({}, async (page) => {
    const found: Record<string, string> = {};
    for (const [name, path] of Object.entries(await tenPages())) {
      await page.goto(url + path);
      found[name] = await page.locator('body').ariaSnapshot();
    }
    return found;
  });
});

test('on each of ten pages are its landmarks, headings, links and fields, in the order that a person has read', async () => {
  const found = Object.entries(await snapshots()).map(([name, snapshot]) => `# ${name}\n\n${skeletonOf(snapshot)}\n`);
  assert.is(found.join('\n'), readFileSync(READ, 'utf8'));
});

test('has a name for each stop, one title a page, and headings that skip no level', async () => {
  for (const [name, snapshot] of Object.entries(await snapshots())) assert.equal(badlySaid(snapshot), [], name);
});

test.run();
