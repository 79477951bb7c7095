import { DomUtils } from 'htmlparser2';
import { fileText } from '../../build/contract/output.ts';
import { markdown } from '../../src/markdown.ts';
import { paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { all, attributes, type Element, one, plain, textOf } from '../support/dom.ts';
import { realPage, realPages, realSettings } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Frame of every page');

const PRIVACY = ['Politique de confidentialité', '/politique-confidentialite'];

/** Links of the settings that this site has pages for, as pages show them. */
async function linksOf(list: 'menu' | 'piedDePage'): Promise<(readonly [string, string])[]> {
  const pages = await realPages();
  return realSettings()
    [list].filter(({ lien }) => pages.has(lien) || ![paths.toolPrices, paths.resources].some((path) => path === lien))
    .map(({ libelle, lien }) => [plain(libelle), lien]);
}

const linksIn = (place: Element) => all(place, 'a').map((link) => [textOf(link), link.attribs.href]);

/** Runs on every page, and says which one fails. */
async function onEveryPage(check: (page: Element, path: string) => void): Promise<void> {
  for (const [path, page] of await realPages()) {
    try {
      check(one(page, 'body'), path);
    } catch (error) {
      if (error instanceof Error) error.message = `${path}: ${error.message}`;
      throw error;
    }
  }
}

test('headings of texts leave alone the ids that pages have around a text', async () => {
  const { result } = await realSite();
  const entries = result.values.content?.entries.map(({ entry }) => entry) ?? [];
  // Facts and measures name elements of their own in front matter.
  const data = JSON.stringify(entries.map((entry) => entry.data));
  const found = new Set<string>();
  for (const { path, headings } of entries.filter(({ path, html }) => path !== '' && html !== '')) {
    const ids = attributes(await realPage(path), '[id]', 'id');
    const own = new Set(headings.map(({ id }) => id));
    for (const id of ids)
      if (id && /^[a-z][a-z\d-]*$/.test(id) && !own.has(id) && !data.includes(`"${id}"`)) found.add(id);
  }
  assert.ok(found.size > 3);
  const unknown = [...found].filter((id) => !markdown.frameIds.includes(id));
  assert.equal(unknown, []);
});

test('the header has the logo, the menu and the audit button; narrow screens get the same links', async () => {
  const links = await linksOf('menu');
  const withPrivacy = links.some(([, path]) => path === PRIVACY[1]) ? links : [...links, PRIVACY];
  await onEveryPage((body) => {
    const header = one(body, '> header');
    const [logo] = all(header, 'a');
    assert.is(logo?.attribs.href, '/');
    assert.ok(textOf(header).startsWith(plain(realSettings().marque)));
    assert.equal(linksIn(one(header, 'nav[aria-label="Navigation principale"]')), links);
    const audits = all(header, 'a[href="/contact"]').filter((link) => textOf(link) === 'Audit gratuit');
    assert.is(audits.length, 1);
    // It opens without a script.
    const menu = one(header, 'details');
    assert.is(menu.attribs.open, undefined);
    assert.ok(textOf(one(menu, 'summary')).length > 0);
    assert.equal(linksIn(one(menu, 'nav')), withPrivacy);
  });
});

test('the footer has the brand, its blurb, the menu, the contact, the last links and the copyright', async () => {
  const { marque, presentation, email, telephone, adressePostale, anneeCopyright } = realSettings();
  const texts = [marque, presentation, ...Object.values(adressePostale), `© ${anneeCopyright} ${marque}`];
  const [menu, last] = [await linksOf('menu'), await linksOf('piedDePage')];
  const contact = [`mailto:${email}`, `tel:${telephone.replaceAll(' ', '')}`];
  await onEveryPage((body) => {
    const footer = one(body, '> footer');
    for (const text of texts) assert.ok(textOf(footer).includes(plain(text)), text);
    const addresses = attributes(footer, 'a', 'href');
    for (const address of contact) assert.ok(addresses.includes(address), address);
    const [own, legal] = all(footer, 'nav');
    assert.equal([own && linksIn(own), legal && linksIn(legal)], [menu, last]);
  });
});

test('calls no link disabled: a placeholder says so in its name (ARIA in HTML, 4)', () =>
  onEveryPage((body) => assert.equal(all(body, 'a[aria-disabled]'), [])));

test('links the networks of the settings, named, in new tabs that cannot reach back', () => {
  const { reseaux } = realSettings();
  return onEveryPage((body) => {
    for (const { nom, adresse } of reseaux) {
      const { target, rel, 'aria-label': label } = one(body, `> footer a[href="${adresse}"]`).attribs;
      assert.ok(label?.startsWith(nom), nom);
      assert.equal([target, rel?.split(' ').includes('noopener')], ['_blank', true], nom);
    }
  });
});

test('marks the link to this very page, and the link to the part of the site that it belongs to', () =>
  onEveryPage((body, path) => {
    for (const nav of all(one(body, '> header'), 'nav')) {
      for (const { attribs } of all(nav, 'a')) {
        const { href = '', 'aria-current': current } = attribs;
        const isArchived = href === '/blog' && path.startsWith('/archives');
        const isWithin = isArchived || (href !== '/' && path.startsWith(`${href}/`));
        assert.is(current, href === path ? 'page' : isWithin ? 'true' : undefined, href);
      }
    }
  }));

test('gives no two landmarks and boxes of one page the same name', () =>
  onEveryPage((body) => {
    const places = all(body, '*').filter(
      ({ name, attribs }) => ['nav', 'section', 'aside', 'form'].includes(name) || attribs.role === 'group',
    );
    const names = places.flatMap(({ attribs }) => {
      const label = attribs['aria-labelledby'];
      return label === undefined ? (attribs['aria-label'] ?? []) : textOf(one(body, `#${label}`));
    });
    assert.ok(names.length > 0);
    const actual = names.filter((name, index) => names.indexOf(name) !== index);
    assert.equal(actual, []);
  }));

test('has a hidden star field of 140 dots, except on five kinds of pages', async () => {
  const with140 = await pathsOf('home', 'blog', 'allArticles', 'contact', 'privacy', 'measures', 'text');
  const without = await pathsOf('about', 'services', 'service', 'caseStudies', 'caseStudy', 'article');
  await onEveryPage((body, path) => {
    const fields = all(body, '[data-starfield="site"]');
    if (with140.has(path) || without.has(path)) assert.is(fields.length, with140.has(path) ? 1 : 0);
    for (const field of fields) {
      assert.is(all(field, '> *').length, 140);
      assert.is(field.attribs['aria-hidden'], 'true');
    }
  });
});

async function pathsOf(...contentTypes: string[]): Promise<ReadonlySet<string>> {
  const { result } = await realSite();
  const entries = result.values.content?.entries.filter(({ contentType }) => contentTypes.includes(contentType)) ?? [];
  return new Set(entries.map(({ entry }) => entry.path));
}

test('what it draws by name is there: in the page itself, or in the file of icons', async () => {
  const { result } = await realSite();
  const icons = new Map(result.files.map((file) => [`/${file.path}`, file]));
  for (const [path, page] of await realPages()) {
    const styles = all(page, 'head > style').map(textOf).join('');
    for (const [, name] of styles.matchAll(/url\("?#([^")]+)/g)) assert.is(all(page, `#${name}`).length, 1, path);
    for (const href of attributes(page, 'use', 'href')) {
      const [file = '', name] = href?.split('#') ?? [];
      const icon = icons.get(file);
      const drawing = icon && fileText(icon);
      assert.ok(drawing?.includes(` id="${name}"`) && !/<\w+\/>/.test(drawing), `${path}: ${href}`);
    }
  }
});

test('has the stars of the hero, unknown to screen readers, on the home page and nowhere else', () =>
  onEveryPage((body, path) => {
    const heroes = all(body, '[data-starfield="hero"]').map(({ attribs }) => attribs['aria-hidden']);
    assert.equal(heroes, path === '/' ? ['true'] : []);
  }));

test('a page whose text is in another language has its title in it too, with that language’s spaces', async () => {
  let foreign = 0;
  for (const [path, page] of await realPages()) {
    const title = one(page, 'head > title');
    const { lang } = one(page, 'main').attribs;
    assert.is(title.attribs.lang, lang, path);
    if (lang === undefined) continue;
    foreign++;
    assert.not.match(DomUtils.textContent(title), /[\u00a0\u202f]/, path);
  }
  assert.ok(foreign > 0);
});
