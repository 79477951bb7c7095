import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, attributes, parseHtml, textOf } from '../support/dom.ts';
import { once } from '../support/once.ts';
import { contentFolder } from '../support/real-site.ts';
import { siteCopy } from '../support/site-copy.ts';

const test = suite('Facts that pages cite');

const FACTS = `---
produit: Essaim
faits:
  - { nom: essai-prix, valeur: 12 $ par mois, objet: forfait Un, source: https://exemple.fr/un, verifie: 2025-08-20 }
  - { nom: essai-limite, valeur: 100 lignes, objet: forfait Deux, source: https://exemple.fr/deux }
  - { nom: essai-tu, valeur: rien, objet: forfait Trois, source: https://exemple.fr/trois, verifie: 2025-08-20 }
---
`;

const SAID = '\n\nComptez {{fait.essai-limite}}, puis {{fait.essai-prix}}, et encore {{fait.essai-prix}}.\n';

/** An article, a page and a service that cite facts, with their paths. */
const citing = once(async () => {
  const first = (folder: string) => readdirSync(join(contentFolder, folder)).find((name) => name.endsWith('.md')) ?? '';
  const [article, service] = [first('blog'), first('services')];
  const read = (file: string) => readFileSync(join(contentFolder, file), 'utf8');
  const { url } = await siteCopy({
    name: 'test-facts',
    files: {
      'content/faits/essai.md': FACTS,
      [`content/blog/${article}`]: read(`blog/${article}`) + SAID,
      [`content/services/${service}`]: read(`services/${service}`).replace(
        /^accroche: .*$/m,
        'accroche: "Dès {{fait.essai-prix}}."',
      ),
      'content/pages/essai.md': `---\ntitre: Essai\ndescription: Une page assez longue pour être acceptée par le schéma du site.\n---\n${SAID}`,
    },
  });
  const pathOf = (folder: string, name: string) => `/${folder}/${name.replace(/\.md$/, '')}`;
  return { url, paths: { article: pathOf('blog', article), service: pathOf('services', service), text: '/essai' } };
});

async function page(path: string): Promise<string> {
  const { url } = await citing();
  return (await fetch(url + path)).text();
}

async function sourcesOf(path: string) {
  const lists = all(parseHtml(await page(path)), 'main section[aria-labelledby="sources-et-dates"]');
  assert.ok(lists.length < 2);
  return lists.flatMap((list) => all(list, 'li')).filter((item) => textOf(item).startsWith('Essaim'));
}

test('are listed at the end, each once, in the order in which the text comes to them, and no others', async () => {
  const { paths } = await citing();
  for (const path of [paths.article, paths.text]) {
    const items = await sourcesOf(path);
    assert.equal(
      items.map((item) => textOf(item).replaceAll('\u00a0', ' ')),
      ['Essaim, forfait Deux : 100 lignes', 'Essaim, forfait Un : 12 $ par mois, vérifié le 20 août 2025'],
    );
    assert.equal(
      items.flatMap((item) => attributes(item, 'a', 'href')),
      ['https://exemple.fr/deux', 'https://exemple.fr/un'],
    );
  }
});

test('are listed where front matter names them, too', async () => {
  const { paths } = await citing();
  const items = await sourcesOf(paths.service);
  assert.equal(
    items.flatMap((item) => attributes(item, 'time', 'datetime')),
    ['2025-08-20'],
  );
});

test('go with the page into its twin in Markdown', async () => {
  const { paths } = await citing();
  assert.match(
    await page(`${paths.article}.md`),
    /## Sources et dates de vérification\n[\s\S]*\[forfait Deux\]\(https:\/\/exemple\.fr\/deux\)/,
  );
});

test('are not spoken of where a page cites none', async () => {
  assert.not.match(await page('/contact'), 'sources-et-dates');
});

test.run();
