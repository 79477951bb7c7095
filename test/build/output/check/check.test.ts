import type { Diagnostic } from '../../../../build/contract/diagnostic.ts';
import { textsOf } from '../../../../build/output/check/places.ts';
import { checkTitles } from '../../../../build/output/check/structure.ts';
import { build } from '../../../../build/pipeline/pipeline.ts';
import { assert, suite } from '../../../suite.ts';
import { checkLastPage, checkPages, diagnostics, pageOf } from '../../../support/check-pages.ts';
import { fixtureSite } from '../../../support/fixture-site.ts';
import { placesOf } from '../../../support/sources.ts';

const test = suite('Checks on the output');

test('a finished site without faults has no diagnostics', async () => {
  assert.equal(await diagnostics([pageOf('/a'), pageOf('/b')]), []);
  assert.equal((await build(fixtureSite())).diagnostics, []);
});

test('an id stands once in a page', async () => {
  const body = '<p id="x">x</p>';
  assert.equal(await diagnostics([pageOf('/a', { body }), pageOf('/b', { body })]), []);
  assert.equal(await diagnostics([pageOf('/a', { body: body.repeat(3) })]), [on('/a', 'identifiant-en-double')]);
});

test('a title that is too long for those who show it is a warning, where its front matter says it', async () => {
  const long = pageOf('/a', { title: 'Un titre bien long — Site', source: '---\ntitre: Un titre bien long\n---\n' });
  const pages = [long, pageOf('/b', { title: 'Court — Site' })];
  const limited = async (titleLimit?: number) =>
    placesOf(await checkPages(pages, [], undefined, titleLimit)).filter((line) => line.endsWith('titre-trop-long'));
  assert.equal(await limited(25), ['warning content/a.md:2:8+18 titre-trop-long']);
  assert.equal(await limited(26), []);
  assert.equal(await limited(), []);
});

test('what is said of a long title tells its own characters from those of the site’s name', async () => {
  const source = '---\ntitre: Un titre bien long\n---\n';
  const told = async (title: string) => {
    const [found] = await checkPages([pageOf('/a', { title, source })], [], undefined, 25);
    return `${found?.message} ${found?.hint}`;
  };
  assert.match(await told('Un titre bien long — Site'), /25 caractères, dont 7 .*d'au moins 1 caractères/);
  assert.match(await told(`Un titre bien long — ${'nom'.repeat(20)}`), /81 caractères, dont 63 .*nom du site/);
});

test('a title and a description stand on one page only', async () => {
  const pages = [
    pageOf('/a', { title: 'Un', description: 'Une' }),
    pageOf('/b', { title: 'Un', description: 'Deux' }),
    pageOf('/c', { title: 'Trois', description: ' Une ' }),
  ];
  const found = (await checkPages(pages)).filter(({ rule }) => rule.endsWith('-de-page'));
  const named = ['/b titre', '/c description'];
  for (const [nth, place] of placesOf(found).entries()) {
    const [path = '', field = ''] = named[nth]?.split(' ') ?? [];
    assert.is(place, on(path, `${field}-de-page`));
    const { message, hint } = found[nth] ?? { message: '', hint: '' };
    assert.match(message + hint, field);
    assert.not.match(message + hint, field === 'titre' ? 'description' : 'titre');
  }
  assert.is(found.length, named.length);
});

test('what is said of one page alone knows the titles of all, and says nothing of theirs', async () => {
  const title = 'Le même titre';
  const pages = ['/a', '/b', '/c'].map((path) => pageOf(path, { title }));
  const texts = textsOf(pages.map(({ written }) => written));
  const right = [on('/c', 'titre-de-page'), 'warning content/c.md:1:1+1 titre-trop-long'];
  assert.equal(placesOf(await checkTitles(pages, texts, 5, pages.slice(2))), right);
  assert.equal(placesOf(await checkLastPage(pages, 5)), right);
});

test('a title or a description that another page has is named at its line, with the line of the other', async () => {
  const description = 'Ce que « nous » faisons...';
  const typeset = 'Ce que «\u00a0nous\u00a0» faisons…';
  const texts: Readonly<Record<string, string>> = {
    '/a': "a: b\ntitre: L'été",
    '/b': "x: L\ny: 3\nz: ''\ntitreSeo: L'été\ntitre: Un autre",
    '/c': `description: ${description}`,
    '/d': `a: b\ndescription: ${description}`,
  };
  const shown = (path: string) => (path < '/c' ? { title: 'L’été — Orbite' } : { description: typeset });
  const pages = Object.entries(texts).map(([path, yaml]) =>
    pageOf(path, { ...shown(path), source: `---\n${yaml}\n---\n` }),
  );
  const found = await checkPages(pages);
  assert.equal(placesOf(found), [
    'error content/b.md:5:11+5 titre-de-page',
    `error content/d.md:3:14+${description.length} description-de-page`,
  ]);
  assert.match(found[0]?.message ?? '', 'content/a.md, ligne 3');
});

test('a draft with another page’s title or description is a warning, and the other page is not', async () => {
  const source = '---\ndescription: Une\n---\n';
  const pages = [
    pageOf('/a', { description: 'Une', source, draft: true }),
    pageOf('/b', { description: 'Une', source }),
    pageOf('/c', { description: 'Une', source, draft: true }),
  ];
  const named = ['a', 'c'].map((name) => `warning content/${name}.md:2:14+3 description-de-page`);
  assert.equal(await diagnostics(pages), named);
});

test('a title is found in typeset text; one that stands nowhere is placed at the beginning', async () => {
  const source = "---\nvide: ''\ntitre: L'idée d'ici... Pourquoi? Parce que...\n---\n";
  const found = (title: string) => diagnostics(['/a', '/b'].map((path) => pageOf(path, { title, source })));
  assert.equal(await found('L’idée d’ici… Pourquoi\u202f? Parce\u00a0que…'), [
    'error content/b.md:3:8+38 titre-de-page',
  ]);
  assert.equal(await found('Zorglub'), [on('/b', 'titre-de-page')]);
});

test('a title and a description are what their own elements say', async () => {
  const body =
    '<svg role="img"><title>Deux</title></svg><meta name="author" content="x"><textarea name="description" content="x"></textarea>';
  const pages = [pageOf('/a', { title: 'UnDeux', body }), pageOf('/b', { title: 'Un', body })];
  assert.equal(await diagnostics(pages), []);
});

test('two sources of one file are named, and two files that some disks take for one', async () => {
  const pictures = ['Photo.png', 'photo.png', 'caf\u00e9.png', 'cafe\u0301.png'].map((name) => `images/${name}`);
  const found = await checkPages([pageOf('/a')], ['a/index.html', ...pictures, 'Images/x.png']);
  const twice = ['a/index.html', 'images/photo.png', 'images/cafe\u0301.png'];
  const expected = twice.map((path) => `error ${path}:1:1+1 fichier-en-double`);
  assert.equal(placesOf(found), expected);
  assert.equal(found.slice(0, 2).map(namesIn), ['a/index.html', 'images/Photo.png, images/photo.png']);
});

test('a name of a file and of a folder is named once, with a file that lies in it', async () => {
  const found = await checkPages([], ['x/y', 'x/y/z/w.txt', 'x/yy/a', 'deep/a', 'deep/b', 'deep', 'z']);
  assert.equal(placesOf(found), ['error x/y:1:1+1 fichier-ou-dossier', 'error deep:1:1+1 fichier-ou-dossier']);
  assert.equal(found.map(namesIn), ['x/y, x/y/z/w.txt', 'deep, deep/a']);
});

function namesIn({ message }: Diagnostic): string {
  return Array.from(message.matchAll(/« (.*?) »/g), ([, name]) => name).join(', ');
}

/** A diagnostic about a whole page. */
function on(path: string, rule: string): string {
  return `error content${path}.md:1:1+1 ${rule}`;
}
