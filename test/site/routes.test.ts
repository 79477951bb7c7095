import { assert, suite } from '../suite.ts';
import { all, textOf } from '../support/dom.ts';
import { entriesOfType, realPages } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Routes and links of the site');

test('has no page below /blog but the articles and the list of them all', async () => {
  const { result } = await realSite();
  const below = result.files.map(({ path }) => path).filter((path) => /^blog\/.+\.html$/.test(path));
  const articles = (await entriesOfType('article')).map(({ slug }) => `blog/${slug}/index.html`);
  assert.equal(below.sort(), ['blog/index.html', 'blog/tous-les-articles/index.html', ...articles].sort());
});

test('one text leads to one page, wherever it stands on a page (WCAG 2.2, 2.4.4)', async () => {
  const ambiguous: string[] = [];
  for (const [path, document] of await realPages()) {
    const targets = new Map<string, Set<string>>();
    for (const link of all(document, 'a[href]')) {
      const { href = '', 'aria-label': label } = link.attribs;
      const name = (label ?? textOf(link)).trim().replace(/\s+/g, ' ');
      // Two places of one page may share a name, and a link may tell the contact form what its page is about.
      const page = href.replace(/\?sujet=.*|#.*/, '') || path;
      targets.set(name, (targets.get(name) ?? new Set()).add(page));
    }
    assert.ok(targets.size > 10, path);
    assert.not(targets.has(''), `${path} has a link without a text`);
    for (const [name, pages] of targets)
      if (pages.size > 1) ambiguous.push(`${path}: ${name} → ${[...pages].join(', ')}`);
  }
  assert.equal(ambiguous, []);
});
