import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteCopy } from '../support/site-copy.ts';

const test = suite('Pages at former addresses');

const PAGE = `---
titre: Une page déplacée
description: Une page de plus, qui avait deux autres adresses avant celle qu'elle a aujourd'hui.
anciennesAdresses:
  - /vieille-page.html
  - /réalisations/ancienne
---

Un texte.
`;

test('lead on at once and by a link, below the base, and are kept out of what search engines find', async () => {
  const { dir, result } = await siteCopy({
    name: 'test-former',
    base: '/depot',
    files: { 'content/pages/une-page-deplacee.md': PAGE },
  });
  const origin = new URL(new URL('/', /<loc>([^<]+)/.exec(sitemapOf(dir))?.[1] ?? '')).origin;
  for (const path of ['vieille-page.html', 'réalisations/ancienne']) {
    const html = readFileSync(join(dir, path, 'index.html'), 'utf8');
    assert.match(html, '<meta http-equiv="refresh" content="0; url=/depot/une-page-deplacee"/>');
    assert.match(html, `<link rel="canonical" href="${origin}/depot/une-page-deplacee"/>`);
    assert.match(html, '<meta name="robots" content="noindex"/>');
    assert.match(html, /<a [^>]*href="\/depot\/une-page-deplacee"/);
    assert.not.match(html, '<script');
  }
  assert.match(sitemapOf(dir), '/depot/une-page-deplacee</loc>');
  assert.not.match(sitemapOf(dir), /ancienne|vieille-page/);
  assert.equal(
    result.pages
      .filter(({ route }) => route.leadsTo === '/une-page-deplacee')
      .map(({ facts }) => facts.styleAttributes),
    [0, 0],
  );
});

function sitemapOf(dir: string): string {
  return readFileSync(join(dir, 'sitemap.xml'), 'utf8');
}

test.run();
