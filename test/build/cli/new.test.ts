import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeRequest, type PageRequest } from '../../../build/cli/new/page-request.ts';
import { newText } from '../../../build/editing/new-file.ts';
import { contentHost } from '../../../build/server/dev/content-host.ts';
import { assert, suite } from '../../suite.ts';
import { contentCopy } from '../../support/content-copy.ts';
import { projectRoot } from '../../support/real-site.ts';

const test = suite('The command that adds a page');

const NOTHING: PageRequest = {
  contentType: undefined,
  title: undefined,
  slug: undefined,
  fields: [],
  published: false,
};

test('a page is added, named and said to be a draft; a second one of its name is refused, and the first stays', () => {
  const site = contentCopy();
  const file = join(site.contentDir, 'blog/l-ete.md');
  const fields = ['--champ', 'categorie=Business', '--champ', 'fin.titre=A : b'];
  const made = run(['article', "L'été", '--content', site.contentDir, ...fields]);
  assert.is(made.status, 0, made.stderr);
  assert.match(made.stdout, 'blog/l-ete.md (brouillon)');
  const text = readFileSync(file, 'utf8');
  assert.match(text, 'categorie: Business');
  assert.match(text, 'titre: "A : b"');
  const again = run(['article', "L'été", '--content', site.contentDir]);
  assert.equal([again.status, again.stdout], [2, '']);
  assert.match(again.stderr, 'l-ete');
  assert.is(readFileSync(file, 'utf8'), text);
});

test('a call that is wrong is told what to write', async () => {
  const site = contentCopy();
  const wrong: [given: Partial<PageRequest>, told: string][] = [
    [{}, 'le type de page'],
    [{ contentType: 'article' }, 'le titre'],
    [{ contentType: 'articel', title: 'Un titre' }, 'Vouliez-vous dire « Article » ?'],
    [{ contentType: 'article', title: 'Un titre', fields: ['categorie'] }, 'champ=valeur'],
    [{ contentType: 'article', title: 'Un titre', fields: ['categorie=Rien'] }, 'categorie'],
  ];
  for (const [given, told] of wrong) {
    const wanted = await completeRequest(contentHost(site), { ...NOTHING, ...given });
    const made = 'refusal' in wanted ? wanted : newText(contentHost(site), wanted);
    const { message, hint } = 'refusal' in made ? made.refusal : { message: '', hint: '' };
    assert.match(`${message} ${hint}`, told);
  }
});

test('what is missing is asked for, and an empty answer takes what is proposed; what is told is not asked', async () => {
  const site = contentCopy();
  const asked: string[] = [];
  const answers = ['articles', 'Un été', '', 'Business'];
  const wanted = await completeRequest(
    contentHost(site),
    NOTHING,
    async (question) => answers[asked.push(question) - 1] ?? '',
  );
  const fields = { categorie: 'Business' };
  assert.equal(wanted, { contentType: 'article', title: 'Un été', slug: 'un-ete', fields, draft: true });
  assert.is(asked.length, 4);
  assert.match(asked[2] ?? '', '[un-ete]');
  const told = {
    contentType: 'Cas d’usage',
    title: 'Un titre',
    slug: 'mon-nom',
    fields: ['icone=bus'],
    published: true,
  };
  const silent = await completeRequest(contentHost(site), told, async (question) => {
    throw new Error(question);
  });
  const known = {
    contentType: 'caseStudy',
    title: 'Un titre',
    slug: 'mon-nom',
    fields: { icone: 'bus' },
    draft: false,
  };
  assert.equal(silent, known);
});

test('fields are given as texts, numbers, lists and parts of groups', async () => {
  const fields = ['tempsLecture=7', 'lies=[agents-ia, custom-gpts]', 'chapeau=Prix : 12 € # net', 'fin.texte=12'];
  const host = contentHost(contentCopy());
  const wanted = await completeRequest(host, { ...NOTHING, contentType: 'article', title: 'Un titre', fields });
  if ('refusal' in wanted) throw new Error(wanted.refusal.message);
  assert.equal(wanted.fields, {
    tempsLecture: 7,
    lies: ['agents-ia', 'custom-gpts'],
    chapeau: 'Prix : 12 € # net',
    fin: { texte: 12 },
  });
  const refused = newText(host, wanted);
  assert.match('refusal' in refused ? refused.refusal.message : '', 'fin.texte');
});

function run(args: readonly string[]) {
  return spawnSync(process.execPath, ['build/cli/start.js', 'new', ...args], { cwd: projectRoot, encoding: 'utf8' });
}
