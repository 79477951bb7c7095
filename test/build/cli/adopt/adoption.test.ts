import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isSaved, unsavedFiles } from '../../../../build/cli/adopt/adopt.ts';
import { type Answers, faultsOf, noAnswers } from '../../../../build/cli/adopt/answers.ts';
import { filesOffered, withoutBlocks } from '../../../../build/cli/adopt/offers.ts';
import { adopt, planAdoption } from '../../../../build/cli/adopt/plan-adoption.ts';
import type { ContentHost } from '../../../../build/contract/workshop-host.ts';
import { editFrontMatter } from '../../../../build/editing/front-matter/edit.ts';
import { contentHost } from '../../../../build/server/dev/content-host.ts';
import { adoption } from '../../../../src/adoption.ts';
import { buildCopy } from '../../../support/build-copy.ts';
import { contentCopy } from '../../../support/content-copy.ts';
import { folderWith } from '../../../support/folder.ts';
import { git } from '../../../support/repository.ts';

const test = suite('A site that becomes another agency’s');

function copy(): ContentHost {
  return contentHost(contentCopy());
}

const answered = (answers: Partial<Answers>): Answers => ({ ...noAnswers(), ...answers });
const articlesOf = (host: ContentHost) => host.texts().filter(({ name }) => name.startsWith('blog/'));

test('keeps the articles that were chosen, and no text names another, its page, its files or its values', async () => {
  const host = copy();
  const [first] = articlesOf(host);
  if (!first) throw new Error('the site has no article');
  const plan = planAdoption(host, adoption, answered({ articles: [host.identify(first.name).slug] }));
  adopt(host, plan);
  const paths = articlesOf(host).map(({ path }) => path);
  assert.equal(paths, [first.path]);
  for (const path of plan.removed) assert.not(existsSync(join(host.site.root, path)), path);
  const { site } = host;
  const { diagnostics } = await buildCopy(site, { production: true });
  const left = diagnostics.filter(
    ({ severity, rule }) => severity === 'error' || ['variable-inutilisee', 'fichier-non-offert'].includes(rule),
  );
  assert.equal(left, []);
});

test('the settings have the values that were answered, and all others as they were', () => {
  const host = copy();
  const before = host.texts().find(({ name }) => name === 'site.md')?.text ?? '';
  adopt(
    host,
    planAdoption(host, adoption, answered({ reglages: { marque: 'Abc', adressePostale: { ville: 'Nulle-Part' } } })),
  );
  const after = host.texts().find(({ name }) => name === 'site.md')?.text ?? '';
  const lines = (text: string) => text.split('\n');
  const changed = lines(after).filter((line) => !lines(before).includes(line));
  assert.equal(changed, ['marque: Abc', '  ville: Nulle-Part']);
  assert.is(lines(after).length, lines(before).length);
});

test('a block and a file that were not kept are in no text any more', () => {
  const host = copy();
  adopt(host, planAdoption(host, adoption, answered({ blocs: [], fichiers: [] })));
  for (const { path, text } of host.texts()) {
    assert.not.match(text, /^::calculateur-/m, path);
    assert.not.match(text, '/modeles/', path);
  }
});

test('where no file stays, links to lists of files are words, and lines that promise one are named', async () => {
  const host = copy();
  const { field, anchor, page } = adoption.downloads;
  const [first] = articlesOf(host);
  if (!first) throw new Error('the site has no article');
  const { slug } = host.identify(first.name);
  const file = '/modeles/essai.txt';
  writeFileSync(join(host.site.staticDir, file), 'un fichier');
  const offer = { fichier: file, titre: 'Essai', texte: 'Un fichier.' };
  const offering = editFrontMatter(first.text, { at: [field], value: [offer] });
  const added = `[Tout](#${anchor}), [le reste](${page}/), [ici](/blog/${slug}#${anchor}).\n\nUn flux prêt à importer.\n`;
  writeFileSync(join(host.site.root, first.path), `${offering}\n${added}`);
  const plan = planAdoption(host, adoption, answered({ fichiers: [] }));
  adopt(host, plan);
  const text = host.texts().find(({ path }) => path === first.path)?.text ?? '';
  const left = `Tout, le reste, [ici](/blog/${slug}).\n\nUn flux prêt à importer.\n`;
  assert.ok(text.endsWith(left), text.slice(-200));
  const named = plan.promises.filter(({ path }) => path === first.path).map(({ text: line }) => line);
  assert.equal(named.slice(-2), left.trim().split('\n\n'));
  for (const { path, line, text: promise } of plan.promises)
    assert.is(readFileSync(join(host.site.root, path), 'utf8').split('\n')[line - 1]?.trim(), promise);
  const { diagnostics } = await buildCopy(host.site, { production: true });
  assert.equal(
    diagnostics.filter(({ severity }) => severity === 'error'),
    [],
  );
});

test('where a block goes, lines that announce it are named: in its text, beside links to that, and everywhere with the last one', () => {
  const host = copy();
  const [first, second, third] = articlesOf(host);
  if (!first || !second || !third) throw new Error('the site has too few articles');
  const [kept = '', dropped = ''] = host.site.contentTypes.article?.prose?.slots ?? [];
  const address = `/blog/${host.identify(first.name).slug}`;
  const write = ({ path }: { path: string }, text: string) => writeFileSync(join(host.site.root, path), text);
  const announced = ['Un calculateur suit.', `Le [calculateur](${address}) le dit.`, 'Les calculateurs sont gratuits.'];
  write(first, `${first.text}\n${announced[0]}\n\n::${dropped}\n`);
  write(second, `${second.text}\n${announced[1]}\n`);
  write(third, `${third.text}\n${announced[2]}\n`);
  const namedIn = (blocs: string[]) => {
    const { promises } = planAdoption(host, adoption, answered({ blocs }));
    return announced.filter((line) => promises.some(({ text }) => text === line));
  };
  assert.equal(namedIn([kept, dropped]), []);
  assert.equal(namedIn([kept]), announced.slice(0, 2));
  assert.equal(namedIn([]), announced);
});

test('a block that goes takes along the sentence that announces it with a colon, and nothing of any other', () => {
  const without = (text: string) => withoutBlocks(text, new Set(['a']));
  const cases = {
    'Un.\n\nDeux. À vous :\n\n::a\n\nTrois.\n': 'Un.\n\nDeux.\n\nTrois.\n',
    'Un.\n\nÀ vous :\n\n::a\n\nTrois.\n': 'Un.\n\nTrois.\n',
    'Un.\n\n::a\n\nTrois.\n': 'Un.\n\nTrois.\n',
    'Un.\n\nÀ vous :\n\n::b\n': 'Un.\n\nÀ vous :\n\n::b\n',
    'Un.\n\n:::exemple[Un]\nDeux\n:::\n\n::a\n': 'Un.\n\n:::exemple[Un]\nDeux\n:::\n\n',
    'Un.\n\n- Deux :\n\n::a\n': 'Un.\n\n- Deux :\n\n',
  };
  for (const [text, expected] of Object.entries(cases)) assert.is(without(text), expected, text);
});

test('an address in a text removes nothing but a file that lies among those to take away', () => {
  const host = copy();
  const { root, staticDir, downloads = '' } = host.site;
  const elsewhere = folderWith({ 'victime.md': 'à quelqu’un d’autre' });
  const files = join(staticDir, downloads);
  symlinkSync(elsewhere, join(files, 'lien'));
  for (const name of ['seul.txt', 'personne.txt']) writeFileSync(join(files, name), 'un fichier');
  const [first, ...others] = articlesOf(host);
  if (!first) throw new Error('the site has no article');
  const up = `../../../${basename(elsewhere)}`;
  const named = [
    '',
    '.',
    '../',
    up,
    `${up}/victime.md`,
    '%2e%2e/site.md',
    'lien/victime.md',
    '/seul.txt/',
    'seul.txt#a',
  ];
  writeFileSync(
    join(root, first.path),
    `${first.text}\n${named.map((name) => `\`/${downloads}/${name}\`\n`).join('')}`,
  );
  const offered = filesOffered(host, others).map(({ path }) => path);
  const slugs = others.map(({ name }) => host.identify(name).slug);
  const { changed, removed } = planAdoption(host, adoption, answered({ articles: slugs }));
  assert.ok(removed.includes(`static/${downloads}/seul.txt`));
  assert.equal(
    removed.filter((path) => offered.includes(path) || !statSync(join(root, path)).isFile()),
    [],
  );
  adopt(host, { changed, removed });
  for (const path of [...offered, `static/${downloads}/personne.txt`, 'static/images/fondateur.svg'])
    assert.ok(existsSync(join(root, path)), path);
  assert.ok(existsSync(join(elsewhere, 'victime.md')));
});

test('a plan names tests of today’s texts one by one, and takes their folder away once nothing else is in it', () => {
  const host = copy();
  const { root } = host.site;
  const [folder = ''] = adoption.tests;
  for (const path of [`${folder}/a.test.ts`, `${folder}/plus/b.test.ts`, `${folder}/plus/.notes`]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
  const plan = planAdoption(host, adoption, answered({ reglages: { marque: 'Abc' } }));
  assert.equal(plan.removed, [`${folder}/a.test.ts`, `${folder}/plus/b.test.ts`]);
  adopt(host, plan);
  assert.equal(readdirSync(join(root, folder), { recursive: true }).sort(), ['plus', join('plus', '.notes')]);
  rmSync(join(root, folder, 'plus/.notes'));
  writeFileSync(join(root, folder, 'plus/b.test.ts'), '');
  adopt(host, { changed: [], removed: [`${folder}/plus/b.test.ts`] });
  assert.not(existsSync(join(root, folder)));
  assert.ok(existsSync(root));
});

test('nothing behind a link is removed, and nothing outside of the project', () => {
  const host = copy();
  const elsewhere = folderWith({ 'victime.md': 'à quelqu’un d’autre' });
  symlinkSync(elsewhere, join(host.site.root, 'lien'));
  for (const path of ['lien/victime.md', `../${basename(elsewhere)}/victime.md`, 'content', '../'])
    assert.throws(() => adopt(host, { changed: [], removed: [path] }), path);
  assert.ok(existsSync(join(elsewhere, 'victime.md')));
});

test('colours are settings: they are written there, and no other file changes for them', () => {
  const host = copy();
  const couleurs = { boutons: '#f2a0c8', fond: '#0b2e1a' };
  const { changed } = planAdoption(host, adoption, answered({ reglages: { couleurs } }));
  assert.equal(
    changed.map(({ path }) => path),
    ['content/site.md'],
  );
  for (const color of Object.values(couleurs)) assert.match(changed[0]?.text ?? '', color);
});

test('what cannot be is refused, with what could be', () => {
  const host = copy();
  const refused: [answers: Partial<Answers>, told: string][] = [
    [{ articles: ['rien-de-tel'] }, 'rien-de-tel'],
    [{ blocs: ['calculateur'] }, 'calculateur-roi'],
    [{ reglages: { email: 'personne' } }, 'email'],
    [{ reglages: { marqe: 'Abc' } }, 'marque'],
    [{ reglages: { adresse: { rue: 'Abc' } } }, 'adresse'],
    [{ reglages: { couleurs: { boutons: 'jaune' } } }, 'dièse'],
    [{ reglages: { couleurs: { boutons: '#201810' } } }, 'contraste'],
    [{ reglages: { couleurs: { fond: '#555566' } } }, 'contraste'],
    [{ reglages: { couleurs: { rose: '#ffc0cb' } } }, 'boutons'],
  ];
  for (const [answers, told] of refused) assert.match(faultsOf(host, adoption, answered(answers)).join('\n'), told);
  assert.equal(faultsOf(host, adoption, noAnswers()), []);
});

test('begins where git has all as it is, so that it can be taken back', async () => {
  const root = folderWith({ 'a.md': 'Un.' });
  assert.not(await isSaved(root), 'in no repository');
  git(root, 'init', '.');
  assert.not(await isSaved(root), 'a file that git does not know');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'x');
  assert.ok(await isSaved(root));
  writeFileSync(join(root, 'a.md'), 'Deux.');
  assert.not(await isSaved(root));
});

test('files that git ignores, passes over or has otherwise are told from those that it could give back', async () => {
  const names = ['a.md', 'b.md', 'c.md', 'd.md', 'été.md'];
  const root = folderWith({
    '.gitignore': 'ignored.md',
    'ignored.md': '',
    ...Object.fromEntries(names.map((name) => [name, ''])),
  });
  assert.equal(await unsavedFiles(root, ['a.md']), ['a.md'], 'in no repository');
  git(root, 'init', '.');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'x');
  git(root, 'update-index', '--assume-unchanged', 'b.md');
  git(root, 'update-index', '--skip-worktree', 'c.md');
  for (const name of ['b.md', 'c.md']) writeFileSync(join(root, name), 'Changé.');
  assert.ok(await isSaved(root), 'git says that nothing has changed');
  writeFileSync(join(root, 'd.md'), 'Changé.');
  assert.equal(await unsavedFiles(root, [...names, 'ignored.md']), ['b.md', 'c.md', 'd.md', 'ignored.md']);
});

test('without an answer nothing changes', () => {
  const host = copy();
  assert.equal(planAdoption(host, adoption, noAnswers()), { changed: [], removed: [], promises: [] });
});

test.run();
