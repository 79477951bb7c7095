import { frenchDate } from '../../../src/format/date.ts';
import { assert, suite } from '../../suite.ts';
import { all, one, textOf } from '../../support/dom.ts';
import { realPage, realSettings } from '../../support/real-pages.ts';
import { ARTICLE_FACTS, ARTICLES } from './specification.ts';

const test = suite('Articles of the specification');

const CATEGORIES =
  'Automatisation|Intelligence Artificielle|Business|Outils|Sécurité|Tendances|Design & UX|No-Code|Agents IA|Gestion de Projet'.split(
    '|',
  );

const pageOf = (slug: string) => realPage(`/blog/${slug}`);

test('have their days, in the form that it gives dates, and promise their minutes', async () => {
  for (const { slug, day, minutes } of ARTICLE_FACTS) {
    const head = one(await pageOf(slug), 'article header');
    // The first date is the article's own; a later update may give another.
    const dates = all(head, 'time');
    assert.equal([dates.map(textOf)[0], dates[0]?.attribs.datetime], [frenchDate(day, 'alone'), day], slug);
    const undated = dates.map(textOf).reduce((text, date) => text.replace(date, ' '), textOf(head));
    assert.match(undated, new RegExp(`\\b${minutes} min\\b`), slug);
  }
});

test('close with their buttons, which lead where it says', async () => {
  for (const { slug, buttons } of ARTICLE_FACTS) {
    const page = await pageOf(slug);
    const links = all(one(page, 'article > #contact'), 'a');
    const expected = buttons.map(([label]) => label);
    assert.equal(links.map(textOf), expected, slug);
    for (const [index, [, target = '']] of buttons.entries()) {
      const address = links[index]?.attribs.href ?? '';
      if (target.startsWith('?')) assertSchedules(address, target);
      else assert.is(address.replace(/\?sujet=[^#]*/, ''), target, slug);
      if (address.startsWith('#')) assert.is(all(page, address).length, 1, `${address} exists`);
    }
  }
});

/** The scheduling service's address carries the site's colours and the campaign's tags, and no others. */
function assertSchedules(address: string, campaign: string): void {
  const { origin, pathname, searchParams } = new URL(address);
  assert.is(origin + pathname, realSettings().rendezVous);
  for (const name of ['primary_color', 'text_color', 'background_color']) {
    assert.match(searchParams.get(name) ?? '', /^[0-9a-f]{6}$/);
    searchParams.delete(name);
  }
  assert.is(`?${searchParams}`, campaign);
}

test('the second button of the ROI article is outlined, not a second primary one', async () => {
  const [first, second] = all(one(await pageOf('roi-automatisation'), 'article > #contact'), 'a');
  assert.ok(first?.attribs.class && second?.attribs.class);
  assert.is.not(second?.attribs.class, first?.attribs.class);
});

test('each is in one of the ten categories, and each of the ten is used', async () => {
  const used = new Set<string>();
  for (const slug of ARTICLES) {
    const spans = all(one(await pageOf(slug), 'article header'), 'span').filter(
      ({ children }) => children.length === 1,
    );
    const [category = '', ...others] = spans.map(textOf).filter((text) => CATEGORIES.includes(text));
    assert.ok(category && others.length === 0, slug);
    used.add(category);
  }
  assert.equal([...used].sort(), CATEGORIES.toSorted());
});

test('the settings have the ten categories, whatever others there are', () => {
  const names = realSettings().categories.map(({ nom }) => nom);
  const found = CATEGORIES.filter((name) => !names.includes(name));
  assert.equal(found, []);
});
