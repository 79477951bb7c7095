import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import type { WorkshopHost } from '../../../../build/contract/workshop-host.ts';
import { Fault } from '../../../../build/editing/system.ts';
import { assert, suite } from '../../../../test/suite.ts';
import {
  FAILED_BUILD,
  hostOf,
  page,
  publishedSite,
  save,
  VALID_BUILD,
  writeWay,
} from '../../../../test/support/published-site.ts';
import { failureOf } from '../../../../test/support/refusals.ts';
import { GIT_WAY, git, publishedText, sharedSite } from '../../../../test/support/repository.ts';
import { placeOf, readRecord, updateRecord } from '../../../server/publication/publication-record.ts';
import { publishDue } from '../../../server/publication/publish-due.ts';
import { presentSnapshot } from '../../../server/publication/snapshot.ts';
import { savedSettings } from '../../../server/publication/ways.ts';
import { publication } from '../../../words/publication.fr.ts';
import { sftpServer } from '../../support/publication/sftp-server.ts';

const test = suite('Publishing what is due by date');

const CONTACT = 'content/pages/contact.md';
const WAITING = 'content/pages/attente.md';
const PICTURE = 'static/images/vue.png';
/** Days after all clocks of these tests. */
const DAY = '2999-03-05';
const BEFORE = new Date('2999-03-04T12:00:00Z');
const ON_THE_DAY = new Date(`${DAY}T12:00:00Z`);
const waiting = page('Attente', 'Une vue : ![Vue](/images/vue.png)').replace('---\n\n', `parution: ${DAY}\n---\n\n`);

/** A site that has been published into a folder, with a text that waits for its day. */
function siteWith(way = "moyen: dossier\n  dossier: 'sortie'"): SiteDefinition {
  const site = publishedSite({
    'content/site.md': `---\nadresse: https://exemple.test\npublication:\n  ${way}\n---\n`,
    [CONTACT]: page('Contact', 'Comme publié.'),
    [WAITING]: waiting,
    [PICTURE]: 'vue',
  });
  const publication = savedSettings(hostOf(site))?.publication;
  updateRecord(site, {
    published: { at: '2026-01-02T03:04:05Z', version: 'v0', live: 'online' },
    snapshot: presentSnapshot(site),
    ...(publication && { place: placeOf(publication) }),
  });
  return site;
}

type Build = NonNullable<Parameters<WorkshopHost['buildForVisitors']>[0]>;

/** A host that notes what it is to build, and reads in it while it is there. */
function noting(site: SiteDefinition, answer = VALID_BUILD, look: (build: Build) => void = () => {}) {
  const builds: Build[] = [];
  const host = hostOf(site, async (options = {}) => {
    builds.push(options);
    look(options);
    return answer;
  });
  return { host, builds };
}

test('a text is published on its day with the published rest; later changes stay here', async () => {
  const site = siteWith();
  save(site, CONTACT, page('Contact', 'Pas encore.'));
  save(site, 'content/pages/neuf.md', page('Neuf', '![N](/images/neuf.png)'));
  save(site, 'static/images/neuf.png', 'neuf');
  save(site, 'static/robots-essai.txt', 'fixe');
  const look = ({ out, content }: Build) => {
    const { contentDir = '', staticDir = '' } = content ?? {};
    assert.is(out, join(site.root, 'sortie'));
    assert.match(readFileSync(join(contentDir, 'pages/contact.md'), 'utf8'), 'Comme publié.');
    assert.ok(existsSync(join(contentDir, 'pages/attente.md')));
    const there = ['images/vue.png', 'robots-essai.txt', 'images/neuf.png'].map((name) =>
      existsSync(join(staticDir, name)),
    );
    assert.equal(there, [true, true, false]);
    assert.not.ok(existsSync(join(contentDir, 'pages/neuf.md')));
  };
  const { host, builds } = noting(site, VALID_BUILD, look);
  assert.ok((await publishDue(host, { now: BEFORE })).ok);
  assert.is(builds.length, 0, 'nothing is due before');
  const { ok, message } = await publishDue(host, { now: ON_THE_DAY });
  assert.ok(ok);
  assert.match(message, '« Attente »');
  assert.not.match(message, 'Neuf');
  const [{ content } = {}] = builds;
  assert.not.ok(existsSync(content?.contentDir ?? ''), 'no copy of the texts is left behind');
  assert.match(readRecord(site).snapshot?.texts.get(CONTACT) ?? '', 'Comme publié.', 'it is still to be published');
  assert.match(readFileSync(join(site.root, CONTACT), 'utf8'), 'Pas encore.');
});

test('a site that nobody has changed is built as it lies there', async () => {
  const site = siteWith();
  const { host, builds } = noting(site);
  await publishDue(host, { now: ON_THE_DAY });
  assert.equal(builds, [{ out: join(site.root, 'sortie') }]);
});

test('a writer is needed before a first publication, for a lost picture, and after an error', async () => {
  const [never, changed, broken] = [siteWith(), siteWith(), siteWith()];
  rmSync(never.cacheDir, { recursive: true });
  save(changed, PICTURE, 'une autre vue');
  for (const [site, word] of [
    [never, 'première fois'],
    [changed, 'vue.png'],
    [publishedSite(), publication.due.noWay],
  ] as const) {
    const { host, builds } = noting(site);
    const { ok, message } = await publishDue(host, { now: ON_THE_DAY });
    assert.equal([ok, builds.length], [false, 0]);
    assert.match(message, word);
  }
  const { ok, message } = await publishDue(noting(broken, FAILED_BUILD).host, { now: ON_THE_DAY });
  assert.not.ok(ok);
  assert.match(message, FAILED_BUILD.diagnostics[0]?.file ?? '');
});

test('while the workshop or another timer publishes, it does nothing and says so', async () => {
  const site = siteWith();
  const { host, builds } = noting(site);
  await host.withPublishingLock(async () => {
    const error = await failureOf(publishDue(hostOf(site), { now: ON_THE_DAY }));
    assert.instance(error, Fault);
  });
  assert.is(builds.length, 0);
  assert.ok((await publishDue(host, { now: ON_THE_DAY })).ok, 'it can once the other one has ended');
});

test('the given password is used, and nobody is asked for one', async () => {
  const server = await sftpServer('sésame');
  const site = siteWith();
  writeWay(site, server.way);
  const { host, builds } = noting(site, FAILED_BUILD);
  updateRecord(site, { place: placeOf(server.way), snapshot: presentSnapshot(site) });
  const unknown = await publishDue(host, { now: ON_THE_DAY, password: 'sésame' });
  assert.match(unknown.message, 'serveur inconnu');
  updateRecord(site, { hosts: { [`${server.way.host}:${server.way.port}`]: server.fingerprint } });
  assert.match((await publishDue(host, { now: ON_THE_DAY })).message, 'SITE_SFTP_PASSWORD');
  assert.match((await publishDue(host, { now: ON_THE_DAY, password: 'faux' })).message, 'refusé');
  assert.is(builds.length, 0);
  await publishDue(host, { now: ON_THE_DAY, password: 'sésame' });
  assert.is(builds.length, 1, 'it was let in');
});

test('a host that builds gets an empty commit once its text is due; changes here stay', async () => {
  const { bare, site } = sharedSite();
  save(site, WAITING, waiting);
  save(site, PICTURE, 'vue');
  git(site.root, 'add', '.');
  git(site.root, 'commit', '--quiet', '-m', 'Attente');
  git(site.root, 'push', '--quiet', 'origin', 'main');
  writeWay(site, GIT_WAY);
  git(site.root, 'config', 'user.name', 'Minuterie');
  git(site.root, 'config', 'user.email', 'minuterie@exemple.test');
  save(site, CONTACT, page('Contact', 'Pas encore.'));
  const commits = () => Number(git(bare, 'rev-list', '--count', 'main'));
  const before = commits();
  const { host } = noting(site);
  assert.ok((await publishDue(host, { now: BEFORE })).ok);
  assert.is(commits(), before);
  assert.match((await publishDue(host, { now: ON_THE_DAY })).message, '« Attente »');
  assert.is(commits(), before + 1);
  assert.not.match(publishedText(bare, CONTACT), 'Pas encore.');
  assert.match(readFileSync(join(site.root, CONTACT), 'utf8'), 'Pas encore.');
});

test('a commit with a future date does not hold back a due text', async () => {
  const { bare, site } = sharedSite();
  save(site, WAITING, page('Attente', 'Enfin.').replace('---\n\n', 'parution: 2080-03-05\n---\n\n'));
  git(site.root, 'add', '.');
  git(site.root, 'commit', '--quiet', '-m', 'Attente');
  setCommitterDate(site.root, '2090-01-01T00:00:00Z');
  git(site.root, 'push', '--quiet', 'origin', 'main');
  writeWay(site, GIT_WAY);
  const { host } = noting(site);
  const now = new Date('2080-03-05T12:00:00Z');
  const before = git(bare, 'rev-parse', 'main');
  assert.match((await publishDue(host, { now })).message, '« Attente »');
  assert.is(git(bare, 'rev-parse', 'main~1'), before);
});

/** Gives the last commit the date of another clock. */
function setCommitterDate(folder: string, date: string): void {
  const tree = git(folder, 'rev-parse', 'HEAD^{tree}');
  const parent = git(folder, 'rev-parse', 'HEAD~1');
  const former = process.env.GIT_COMMITTER_DATE;
  process.env.GIT_COMMITTER_DATE = date;
  try {
    git(folder, 'reset', '--quiet', '--soft', git(folder, 'commit-tree', tree, '-p', parent, '-m', 'Attente'));
  } finally {
    if (former === undefined) delete process.env.GIT_COMMITTER_DATE;
    else process.env.GIT_COMMITTER_DATE = former;
  }
}
