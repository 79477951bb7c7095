import { assert, suite } from '../../suite.ts';
import { all, attributes, one, textOf } from '../../support/dom.ts';
import { realPage, realPages, realSettings } from '../../support/real-pages.ts';
import { realSite } from '../../support/real-site.ts';
import { ROUTES } from './specification.ts';

const test = suite('Routes of the specification');

test('are all there', async () => {
  const pages = await realPages();
  assert.is(ROUTES.length, 44);
  const actual = ROUTES.filter((path) => !pages.has(path));
  assert.equal(actual, []);
});

test('the not-found and error screens say what the specification has them say, in English, and lead home', async () => {
  const expected = [
    ['/404', ['404', 'Oops! Page not found'], 'Return to Home'],
    ['/500', ['Unexpected Application Error!'], 'Return to Home'],
  ] as const;
  for (const [path, texts, link] of expected) {
    const main = one(await realPage(path), 'main');
    assert.is(main.attribs.lang, 'en');
    for (const text of texts) assert.ok(textOf(main).includes(text), `${path} says ${text}`);
    assert.ok(all(main, 'a[href="/"]').map(textOf).includes(link), `${path} leads home`);
  }
});

test('the short page on automation links to the page it stands in for, and names it as canonical', async () => {
  const page = await realPage('/automatisation-processus');
  const full = '/services/automatisation-de-processus';
  assert.ok(all(one(page, 'main'), `a[href="${full}"]`).length > 0);
  const { origin } = new URL(realSettings().adresse);
  assert.equal(attributes(page, 'link[rel="canonical"]', 'href'), [origin + full]);
});

test('budgets hold for nine pages of ten; a text that has grown by a sentence is named by builds, and breaks no test', async () => {
  const { result } = await realSite();
  const found = result.diagnostics.filter(({ rule }) => rule === 'poids');
  const named = found.map(({ file, message }) => `${file}: ${message}`).join('\n');
  assert.ok(found.length <= result.pages.length / 10, named);
});
