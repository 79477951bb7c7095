import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileKindAndSize, fileNeeds } from '../../src/format/file-kind.ts';
import { anchors, paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { all, attributes, type Document, one, pageText, parseHtml, textOf } from '../support/dom.ts';
import { once } from '../support/once.ts';
import { projectRoot } from '../support/project-root.ts';
import { entriesOfType, readPages, realPage, realSettings } from '../support/real-pages.ts';
import { contentFolder } from '../support/real-site.ts';
import { siteCopy } from '../support/site-copy.ts';
import { LIVE_SETTINGS } from '../support/tested-content.ts';
import { withFrontMatter } from '../support/with-front-matter.ts';

const test = suite('A site gone live, below a folder');

const FACTS = `---
produit: Essaim
faits:
  - { nom: essai-prix, valeur: 12 $ par mois, objet: forfait Un, source: https://exemple.fr/un, verifie: 2025-08-20 }
  - { nom: essai-limite, valeur: 100 lignes, objet: forfait Deux, source: https://exemple.fr/deux }
  - { nom: essai-tu, valeur: rien, objet: forfait Trois, source: https://exemple.fr/trois, verifie: 2025-08-20 }
---
`;
const CITING = '\n\nComptez {{fait.essai-limite}}, puis {{fait.essai-prix}}, et encore {{fait.essai-prix}}.\n';
const PAGE = {
  titre: 'Une page déplacée',
  description: "Une page de plus, qui avait deux autres adresses avant celle qu'elle a aujourd'hui.",
  anciennesAdresses: ['/vieille-page.html', '/réalisations/ancienne'],
};

const FORMER_ADDRESSES = PAGE.anciennesAdresses;
const DOWNLOAD = {
  fichier: '/modeles/essai-acces.csv',
  titre: "Les accès d'essai",
  texte: "Une ligne par accès : deux pour l'essai.",
};
const CSV = 'Nom;Rôle\nAda;Comptable\n';

const RESOURCES = {
  titre: 'Ressources d’essai',
  description: 'Tout ce que les textes de ce site d’essai donnent à emporter, sur une seule page.',
  accroche: 'Tout ce que l’on emporte.',
};

/**
 * The real site gone live, with what its texts may hold and need not: facts that its newest article, a page and a service cite; an update and a file to take
 * away with that article; a page that has moved; a blog that folds nothing.
 */
const goneLive = once(async () => {
  const [[article], [service]] = [await entriesOfType('article'), await entriesOfType('service')];
  if (!article || !service) throw new Error('the site has no article or no service');
  const { date } = article.data;
  const read = (file: string) => readFileSync(join(contentFolder, file), 'utf8');
  const changed = (file: string, changes: object) => ({
    [`content/${file}`]: withFrontMatter(read(file), { ...changes }),
  });
  const articleFile = `blog/${article.slug}.md`;
  const updated = { miseAJour: { date, texte: 'Une note.' }, telechargements: [DOWNLOAD] };
  const site = await siteCopy({
    files: {
      ...changed('site.md', LIVE_SETTINGS),
      ...changed('pages/blog.md', { apercu: 10_000, ressources: RESOURCES }),
      ...changed(`services/${service.slug}.md`, { accroche: 'Dès {{fait.essai-prix}}.' }),
      [`content/${articleFile}`]: withFrontMatter(read(articleFile), updated) + CITING,
      'content/faits/essai.md': FACTS,
      'content/pages/une-page-deplacee.md': withFrontMatter(`---\n{}\n---\n${CITING}`, PAGE),
      'static/modeles/essai-acces.csv': CSV,
    },
  });
  const text = (path: string) => pageText(site.result.pages.find(({ route }) => route.path === path));
  return {
    site,
    /** The day of its update. */
    date,
    paths: { article: article.path, service: service.path, text: '/une-page-deplacee' },
    page: (path: string): Document => parseHtml(text(path)),
    /** A published file's text, by its path in the folder. */
    file: (path: string) => readFileSync(join(site.dir, path), 'utf8'),
  };
});

const OWN_ADDRESS = /^https:\/\/agence\.test\/depot\/(?:.*\/)?$/;
const SCREENS = ['/404', '/500'];

/** Its pages that visitors read, but for the screens of hosts. */
async function pages() {
  const { site } = await goneLive();
  const read = readPages(site.result).filter(({ route }) => !SCREENS.includes(route.path));
  return read.map((page) => ({ path: page.route.path, document: parseHtml(pageText(page)) }));
}

const contents = (document: ReturnType<typeof parseHtml>, selector: string) =>
  attributes(document, selector, 'content').map((content) => content ?? '');

test('every page names itself, its picture and its manifest by the addresses that the host serves', async () => {
  for (const { path, document } of await pages()) {
    const own = [
      ...attributes(document, 'link[rel="canonical"]', 'href'),
      ...contents(document, '[property="og:url"]'),
    ];
    assert.is(own.length, 2, path);
    for (const address of own) assert.match(address ?? '', OWN_ADDRESS);
    for (const address of contents(document, '[property="og:image"]'))
      assert.match(address, /^https:\/\/agence\.test\/depot\/partage\/[\w/-]+\.png\?\w+$/);
    assert.equal(attributes(document, 'link[rel="manifest"]', 'href'), ['/depot/manifest.webmanifest']);
  }
});

test('the form and the view counter call the addresses of the settings, and no other is allowed', async () => {
  const { page } = await goneLive();
  const calls = `connect-src 'self' ${[LIVE_SETTINGS.delivery, LIVE_SETTINGS.mesure].map(({ endpoint }) => new URL(endpoint).origin).join(' ')};`;
  for (const { path, document } of await pages()) {
    assert.match(contents(document, '[http-equiv="Content-Security-Policy"]').join(), calls, path);
    assert.equal(attributes(document, 'script[data-endpoint]', 'data-endpoint'), [LIVE_SETTINGS.mesure.endpoint], path);
    assert.equal(
      attributes(document, 'script[data-endpoint]', 'data-site'),
      [new URL(LIVE_SETTINGS.adresse).origin],
      path,
    );
  }
  const form = one(page('/contact'), '[data-island="ContactForm"]');
  assert.is(JSON.parse(form.attribs['data-props'] ?? '').delivery.endpoint, LIVE_SETTINGS.delivery.endpoint);
});

test('sitemap, robots.txt, llms.txt and security.txt name addresses as the host serves them', async () => {
  const { file, paths, date } = await goneLive();
  const listed = [...file('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g)];
  const canonical = (await pages()).flatMap(({ document }) => attributes(document, 'link[rel="canonical"]', 'href'));
  for (const [, address = ''] of listed) assert.ok(OWN_ADDRESS.test(address) && canonical.includes(address), address);
  assert.ok(listed.some(([, address, day]) => address?.endsWith(`${paths.article}/`) && day === date));
  assert.match(file('robots.txt'), 'Sitemap: https://agence.test/depot/sitemap.xml\n');
  const alternates = [...file('llms.txt').matchAll(/\]\((\S+)\): /g)].map(([, address]) => address ?? '');
  assert.ok(alternates.length > 0);
  for (const address of alternates) assert.match(address, /^https:\/\/agence\.test\/depot\/.+\.md$/);
  const security = file('.well-known/security.txt');
  assert.match(security, `Contact: mailto:${realSettings().email}\n`);
  assert.match(security, 'Canonical: https://agence.test/depot/.well-known/security.txt\n');
});

test('former addresses lead on at once and by a link, and are kept out of what search engines find', async () => {
  const { file, paths } = await goneLive();
  const target = `/depot${paths.text}/`;
  for (const path of FORMER_ADDRESSES) {
    const html = file(`${path.slice(1)}/index.html`);
    assert.match(html, `<meta http-equiv="refresh" content="0; url=${target}"/>`);
    assert.match(html, `<link rel="canonical" href="https://agence.test${target}"/>`);
    assert.match(html, '<meta name="robots" content="noindex"/>');
    assert.ok(attributes(parseHtml(html), 'a', 'href').includes(target));
    assert.not.match(html, '<script');
  }
  assert.match(file('sitemap.xml'), `${target}</loc>`);
  assert.not.match(file('sitemap.xml'), /ancienne|vieille-page/);
});

test('a blog that folds nothing has no button to unfold it', async () => {
  const { page } = await goneLive();
  const blog = page('/blog');
  assert.ok(all(blog, 'main li').length > 1);
  assert.is(all(blog, '[data-folded]').length + all(blog, '[data-reveal]').length, 0);
});

test('the day of an update stands beside that of publication, before the text', async () => {
  const { page, paths, date } = await goneLive();
  const article = page(paths.article);
  const [published, updated] = all(article, 'article header time').map(textOf);
  assert.is(updated, published?.toLowerCase());
  const note = one(article, 'article aside[aria-labelledby="mise-a-jour"]');
  assert.equal(all(note, 'p').map(textOf), [`Mise à jour du ${updated}`, 'Une note.']);
  assert.equal(attributes(note, 'time', 'datetime'), [date]);
});

test('a download is published unchanged and shown with title, text, kind and size', async () => {
  const { file, page, paths } = await goneLive();
  assert.is(file('modeles/essai-acces.csv'), CSV);
  const list = one(page(paths.article), `section[aria-labelledby="${anchors.downloads}"]`);
  const link = one(list, 'a');
  assert.is(link.attribs.href, '/depot/modeles/essai-acces.csv');
  assert.ok('download' in link.attribs);
  for (const text of [DOWNLOAD.titre, fileKindAndSize({ extension: 'csv', bytes: Buffer.byteLength(CSV) })])
    assert.match(textOf(link), text);
  assert.match(textOf(list), DOWNLOAD.texte);
});

test('what is to be taken away is named in the contents and at the top of the article', async () => {
  const { page, paths } = await goneLive();
  const document = page(paths.article);
  const leading = (within: string) => all(document, `${within} a[href="#${anchors.downloads}"]`).length;
  assert.is(leading('nav[data-contents]'), 1);
  assert.is(leading('article header'), 1);
  assert.is(one(document, `#${anchors.downloads}`).name, 'h2');
});

test('a text that offers nothing to take away has no list of it, and any other names it in its contents', async () => {
  const entries = [...(await entriesOfType('article')), ...(await entriesOfType('text'))];
  for (const { path, data } of entries) {
    const page = await realPage(path);
    const expected = data.telechargements.length > 0 ? [1, true] : [0, false];
    const lists = all(page, `#${anchors.downloads}`).length;
    assert.equal([lists, all(page, `nav[data-contents] a[href="#${anchors.downloads}"]`).length > 0], expected, path);
  }
});

test('a download is on the page of downloads, with its article and the program that it needs', async () => {
  const { page, file, paths: live } = await goneLive();
  const document = page(paths.resources);
  const [link] = all(document, 'main a[download]').filter(({ attribs }) => attribs.href?.endsWith('/essai-acces.csv'));
  assert.is(link?.attribs.href, '/depot/modeles/essai-acces.csv');
  const group = all(document, 'main section').find((section) => all(section, 'a').some((one) => one === link));
  const words = textOf(one(group ?? document, 'ul'));
  for (const text of [DOWNLOAD.titre, DOWNLOAD.texte, fileKindAndSize({ extension: 'csv', bytes: CSV.length + 1 })])
    assert.match(words, text);
  assert.match(words, fileNeeds('csv') ?? '');
  const [article] = all(group ?? document, 'h2 a');
  assert.is(article?.attribs.href, `/depot${live.article}/`);
  assert.is(all(page(paths.blog), `main a[href="/depot${paths.resources}/"]`).length, 1);
  assert.match(file('sitemap.xml'), `/depot${paths.resources}/<`);
  assert.match(file('llms.txt'), `${paths.resources}.md`);
  assert.match(file('recherche.json'), `/depot${paths.resources}/`);
});

test('a page offered as PDF links to published pages, not to the machine that printed it', () => {
  const folder = join(projectRoot, 'static/modeles');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.pdf')))
    assert.not.match(readFileSync(join(folder, name), 'latin1'), /\/URI \(https?:\/\/(?:localhost|127\.)/, name);
});

function sourcesOf(page: Document) {
  const lists = all(page, 'main section[aria-labelledby="sources-et-dates"]');
  assert.ok(lists.length < 2);
  return lists.flatMap((list) => all(list, 'li')).filter((item) => textOf(item).startsWith('Essaim'));
}

test('a page lists the facts that it cites at its end, each once, in the order of the text', async () => {
  const { page, paths } = await goneLive();
  for (const path of [paths.article, paths.text]) {
    const items = sourcesOf(page(path));
    assert.equal(items.map(textOf), [
      'Essaim, forfait Deux : 100 lignes, non daté',
      'Essaim, forfait Un : 12 $ par mois, vérifié le 20 août 2025',
    ]);
    const actual = items.flatMap((item) => attributes(item, 'a', 'href'));
    assert.equal(actual, ['https://exemple.fr/deux', 'https://exemple.fr/un']);
  }
});

test('cited facts are listed where front matter names them, and not spoken of where a page cites none', async () => {
  const { page, paths } = await goneLive();
  const days = sourcesOf(page(paths.service)).flatMap((item) => attributes(item, 'time', 'datetime'));
  assert.equal(days, ['2025-08-20']);
  assert.is(all(await realPage('/contact'), '#sources-et-dates').length, 0);
});
