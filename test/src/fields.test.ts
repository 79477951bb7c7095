import { z } from 'zod';
import { actions } from '../../src/pages/actions.ts';
import { page } from '../../src/pages/fields.ts';
import { isWebAddress, sitePath, staticPath } from '../../src/pages/formats.ts';
import { contentTypes } from '../../src/pages/index.ts';
import { assert, suite } from '../suite.ts';
import { ODD_PATHS } from '../support/policy.ts';

const test = suite('Fields');

const words = (text: string) => text.trim().split(/\s+/);

function takesLink(lien: string): boolean {
  return actions.safeParse([{ libelle: 'Ici', lien }]).success;
}

test('a button leads to a path, a place of the page, a web address, a letter or a call', () => {
  const sound = words(`
    / /contact /contact#audit-gratuit /café?x=1 #contact # https://exemple.fr/page mailto:contact@exemple.fr
    mailto:contact@exemple.fr?subject=Bonjour tel:+33465712025 tel:3631`);
  for (const link of sound) assert.ok(takesLink(link), link);
});

test('an address with accents is sound however many were asked about before', () => {
  for (let asked = 0; asked < 20_000; asked++) isWebAddress('https://exemple.fr/');
  for (let asked = 0; asked < 20_000; asked++) assert.ok(isWebAddress('https://café.fr/menu'));
});

test('a file’s address that lacks its slash or has spaces is shown as it is to be written', () => {
  const hintFor = (address: string) => staticPath.safeParse(address).error?.issues[0]?.message ?? '';
  assert.match(hintFor('modeles/liste.csv'), '« /modeles/liste.csv »');
  assert.match(hintFor('/modeles/Ma liste été.csv'), '« /modeles/Ma%20liste%20été.csv »');
  for (const address of ['', 'https://exemple.fr/a.csv', '//exemple.fr/a.csv', 'a\\b.csv'])
    assert.not.match(hintFor(address), '«', address);
});

test('a button that leads nowhere is told what was probably meant, where one can tell', () => {
  const meant: Readonly<Record<string, string>> = {
    'www.clickup.com': 'https://www.clickup.com',
    'exemple.fr/page': 'https://exemple.fr/page',
    'contact@exemple.fr': 'mailto:contact@exemple.fr',
    'blog/agents-ia': '/blog/agents-ia',
    'contact.html': '/contact',
    'blog/agents-ia.md': '/blog/agents-ia',
  };
  for (const [written, address] of Object.entries(meant)) {
    assert.match(hintFor(written), `« ${address} »`);
    assert.ok(takesLink(address), address);
  }
  for (const written of ['javascript:alert(1)', 'a b', '//autre.test'])
    assert.not.match(hintFor(written), '«', written);
});

function hintFor(lien: string): string {
  return actions.safeParse([{ libelle: 'Ici', lien }]).error?.issues[0]?.message ?? '';
}

test('a button leads to nothing that a browser would take for another site or for code', () => {
  const wrong = [
    ...words(String.raw`
      //autre.test /\autre.test /a\b \\autre.test contact www.exemple.fr http://exemple.fr https:// https://user@exemple.fr
      javascript:alert(1) data:text/html,x mailto: mailto:contact tel: tel:accueil`),
    ...['/\t/autre.test', '/\n/autre.test', '/a\u0001', 'x javascript:alert(1)#', '# x', ''],
  ];
  for (const link of wrong) assert.not(takesLink(link), JSON.stringify(link));
});

test("a path of the site is no other site's address", () => {
  for (const path of ['/', '/services', '/services/design#x']) assert.ok(sitePath.safeParse(path).success, path);
  for (const path of ['services', '//autre.test', '/\\autre.test', '/a b', '#x', '', 'https://exemple.fr', '/x\\'])
    assert.not(sitePath.safeParse(path).success, path);
});

test('a former address is a path as readers see it, and a hint says how else it is written', () => {
  const formerly = z.object(page).pick({ anciennesAdresses: true });
  const hint = (path: string) => formerly.safeParse({ anciennesAdresses: [path] }).error?.issues[0]?.message;
  for (const path of ['/prix', '/blog/2019/prix.html', '/réalisations', '/~jean/index.php', ...ODD_PATHS])
    assert.is(hint(path), undefined, path);
  for (const [path, meant] of [
    ['prix', '/prix'],
    ['/prix/', '/prix'],
    ['/prix?page=2', '/prix'],
    ['https://exemple.fr/prix/#haut', '/prix'],
    ['/r%C3%A9alisations', '/réalisations'],
    ['/a%20b,%2050%25', '/a b, 50%'],
    ['/re\u0301alisations', '/réalisations'],
  ] as const)
    assert.match(hint(path) ?? '', `« ${meant} »`, path);
  const paths = '/|//exemple.fr/prix|/a /b|/ a|/.env|/a/../b|/a"b|/a*|/:b|/{b}|/[b]|/a\u200b|/%ff';
  for (const path of paths.split('|')) assert.match(hint(path) ?? '', '/ancien-article', path);
});

test('a draft stays unpublished and a former address leads on in any content type', () => {
  for (const [name, type] of Object.entries(contentTypes)) {
    if (!('schema' in type)) continue;
    const { properties = {} } = z.toJSONSchema(type.schema, { io: 'input', unrepresentable: 'any' });
    assert.is('publication' in type && type.publication?.draft, 'brouillon' in properties && 'brouillon', name);
    const found = 'formerPaths' in type && type.formerPaths;
    assert.is(found, 'anciennesAdresses' in properties && 'anciennesAdresses', name);
  }
});
