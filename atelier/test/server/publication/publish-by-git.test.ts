import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkshopHost } from '../../../../build/contract/workshop-host.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { photoWithLocation, SECRET } from '../../../../test/support/pictures.ts';
import {
  FAILED_BUILD,
  hostOf,
  page,
  publishedSite,
  save,
  VALID_BUILD,
} from '../../../../test/support/published-site.ts';
import { failureOf } from '../../../../test/support/refusals.ts';
import { GIT_WAY, git, publishedText, savedText, sharedSite } from '../../../../test/support/repository.ts';
import { binEntries, fileInBin } from '../../../server/bin/bin-entries.ts';
import { publishByGit } from '../../../server/publication/git/publish-by-git.ts';
import type { PublishRequest } from '../../../server/publication/publication-api.ts';
import { compareWithPublished, explainWay } from '../../../server/publication/ways.ts';
import { gitServer } from '../../support/publication/git-server.ts';

const test = suite('Publishing by git');

const CONTACT = 'content/pages/contact.md';
const HOME = 'content/pages/accueil.md';
const TEN = Array.from({ length: 10 }, (_, index) => `Ligne ${index}.\n`);

const remarkOn = (text: string) => `relectures/${text.replace('.md', '')}/0011223344556677.json`;

function publish(host: WorkshopHost, request: PublishRequest = {}) {
  return publishByGit(GIT_WAY, { host, request, onProgress: () => {} });
}

test('the chosen texts become one commit in the writer’s name, and the folder is up to date', async () => {
  const { bare, site } = sharedSite();
  save(site, CONTACT, page('Contact', 'Venez.'));
  save(site, HOME, savedText(site, HOME).replace('titre:', 'titre: Nouveau'));
  const { outcome, version } = await publish(hostOf(site), {
    paths: [CONTACT],
    message: 'Invite à venir',
    writer: { name: 'Ada', email: 'ada@exemple.test' },
  });
  assert.equal([outcome, version], [{ kind: 'done' }, 'v1']);
  assert.match(publishedText(bare, CONTACT), 'Venez.');
  assert.is(git(bare, 'log', '-1', '--format=%an %ae %s', 'main'), 'Ada ada@exemple.test Invite à venir');
  assert.is(git(bare, 'diff', '--name-only', 'main~1', 'main'), CONTACT);
  assert.is(git(site.root, 'rev-parse', 'HEAD'), git(bare, 'rev-parse', 'main'));
  assert.is(git(site.root, 'status', '--porcelain'), `M ${HOME}`);
});

test('without changed texts, a commit is sent only if the day of a text has come', async () => {
  const { bare, site } = sharedSite();
  const before = git(bare, 'rev-parse', 'main');
  assert.is((await publish(hostOf(site))).outcome.kind, 'nothing');
  assert.is(git(bare, 'rev-parse', 'main'), before);
  assert.is((await publish(hostOf(site), { again: true })).outcome.kind, 'done');
  assert.is(git(bare, 'rev-parse', 'main~1'), before);
  assert.is(git(bare, 'diff', '--name-only', 'main~1', 'main'), '');
});

test('a deleted text goes, and a new picture comes, which is then no change any more', async () => {
  const { bare, site } = sharedSite();
  rmSync(join(site.root, CONTACT));
  writeFileSync(join(site.root, 'static/images/neuf.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  save(site, HOME, `${savedText(site, HOME)}\n![Neuf](/images/neuf.svg)\n`);
  await publish(hostOf(site));
  assert.equal(git(bare, 'diff', '--name-status', 'main~1', 'main').split('\n'), [
    `M\t${HOME}`,
    `D\t${CONTACT}`,
    'A\tstatic/images/neuf.svg',
  ]);
  assert.is(git(site.root, 'status', '--porcelain'), '');
  const { published, present } = await compareWithPublished(site, GIT_WAY);
  assert.ok(present.pictures.has('static/images/neuf.svg'));
  assert.equal([...(published?.pictures ?? [])], [...present.pictures]);
});

test('a photo copied in by hand is sent without its location; an unused one is not sent', async () => {
  const { bare, site } = sharedSite();
  const photo = await photoWithLocation(60, 40);
  for (const name of ['static/images/maison.jpg', 'static/images/oubliee.jpg', 'content/pages/maison.jpg'])
    writeFileSync(join(site.root, name), photo);
  save(site, CONTACT, page('Contact', '![Ici](/images/maison.jpg)', '', '![Là](maison.jpg)'));
  const host = hostOf(site);
  assert.is((await publish(host)).outcome.kind, 'done');
  const sent = git(bare, 'diff', '--name-only', 'main~1', 'main').split('\n');
  assert.equal(sent, [CONTACT, 'content/pages/maison.jpg', 'static/images/maison.jpg'].sort());
  const committed = git(bare, 'log', '-p', '--text', 'main');
  assert.not.match(committed, SECRET);
  assert.ok(readFileSync(join(site.root, 'static/images/oubliee.jpg')).equals(photo));
  assert.is(git(site.root, 'status', '--porcelain', 'static', 'content'), '?? static/images/oubliee.jpg');
  const kept = binEntries(site).map((entry) => readFileSync(fileInBin(site, entry)).equals(photo));
  assert.equal(kept, [true, true]);
});

test('remarks are sent with their text only, and the sender’s answer to one counts', async () => {
  const { bare, site, colleague } = sharedSite();
  const [own, other] = [remarkOn(CONTACT), remarkOn(HOME)];
  for (const path of [own, other]) save(site, path, '{"state":"open"}');
  save(site, CONTACT, page('Contact', 'Venez.'));
  await publish(hostOf(site), { paths: [CONTACT] });
  assert.equal(git(bare, 'diff', '--name-only', 'main~1', 'main').split('\n'), [CONTACT, own]);
  git(colleague.root, 'pull', '--quiet', bare, 'main');
  save(colleague, own, '{"state":"accepted"}');
  await publish(hostOf(colleague));
  save(site, own, '{"state":"answered"}');
  assert.is((await publish(hostOf(site))).outcome.kind, 'done');
  assert.match(publishedText(bare, own), 'answered');
});

test('other files are never sent, and entries that somebody has staged stay', async () => {
  const { bare, site } = sharedSite();
  save(site, 'src/client.ts', '// En travaux.\n');
  git(site.root, 'add', 'src/client.ts');
  save(site, 'static/robots.txt', 'User-agent: personne\n');
  save(site, CONTACT, page('Contact', 'Venez.'));
  await publish(hostOf(site));
  assert.is(git(bare, 'diff', '--name-only', 'main~1', 'main'), CONTACT);
  assert.equal(git(site.root, 'status', '--porcelain').split('\n'), ['M  src/client.ts', ' M static/robots.txt']);
});

test('changes of two writers in different places of a text are published, and reach both folders', async () => {
  const { bare, site, colleague } = sharedSite();
  save(site, CONTACT, page('Contact', ...TEN));
  await publish(hostOf(site));
  git(colleague.root, 'pull', '--quiet', bare, 'main');
  save(colleague, CONTACT, savedText(colleague, CONTACT).replace('Ligne 0', 'Début'));
  await publish(hostOf(colleague));
  save(site, CONTACT, savedText(site, CONTACT).replace('Ligne 9', 'Fin'));
  assert.is((await publish(hostOf(site))).outcome.kind, 'done');
  for (const text of [publishedText(bare, CONTACT), savedText(site, CONTACT)]) {
    assert.match(text, 'Début');
    assert.match(text, 'Fin');
  }
  assert.is(git(site.root, 'status', '--porcelain'), '');
});

test('if both changed a line, nothing is sent, and the choice replaces that version only', async () => {
  const { bare, site, colleague } = sharedSite();
  save(colleague, CONTACT, page('Contact', 'Leur texte.'));
  await publish(hostOf(colleague));
  const mine = page('Contact', 'Mon texte.');
  save(site, CONTACT, mine);
  const { outcome } = await publish(hostOf(site));
  assert.is(outcome.kind, 'conflict');
  if (outcome.kind !== 'conflict') return;
  const [conflict] = outcome.conflicts;
  assert.equal([conflict?.mine, conflict?.theirs], [mine, page('Contact', 'Leur texte.')]);
  assert.match(publishedText(bare, CONTACT), 'Leur texte.');
  assert.is(savedText(site, CONTACT), mine);
  const other = await publish(hostOf(site), { settled: [{ path: CONTACT, version: 'another' }] });
  assert.is(other.outcome.kind, 'conflict');
  const settled = [{ path: CONTACT, version: conflict?.version ?? '' }];
  assert.is((await publish(hostOf(site), { settled })).outcome.kind, 'done');
  assert.is(publishedText(bare, CONTACT), mine);
  assert.is(git(bare, 'rev-list', '--count', 'main'), '3');
});

test('if somebody publishes during the build, the commit is made again on theirs', async () => {
  const { bare, site, colleague } = sharedSite();
  save(colleague, HOME, savedText(colleague, HOME).replace('titre:', 'titre: Leur'));
  save(site, CONTACT, page('Contact', 'Venez.'));
  let builds = 0;
  const host = hostOf(site, async () => {
    builds += 1;
    if (builds === 1) await publish(hostOf(colleague));
    return VALID_BUILD;
  });
  assert.is((await publish(host)).outcome.kind, 'done');
  assert.is(builds, 2);
  assert.equal(git(bare, 'diff', '--name-only', 'main~2', 'main').split('\n'), [HOME, CONTACT]);
  assert.match(savedText(site, HOME), 'titre: Leur');
});

test('what a build for visitors refuses is not sent; the build is of the very commit', async () => {
  const { bare, site } = sharedSite();
  save(site, CONTACT, page('Contact', 'Choisi.'));
  save(site, HOME, 'rien de bon');
  const read: string[] = [];
  const host = hostOf(site, async ({ content } = {}) => {
    for (const name of ['contact', 'accueil'])
      read.push(savedText({ ...site, root: content?.contentDir ?? '' }, `pages/${name}.md`));
    return FAILED_BUILD;
  });
  assert.equal((await publish(host, { paths: [CONTACT] })).outcome, {
    kind: 'stopped',
    diagnostics: FAILED_BUILD.diagnostics,
  });
  assert.match(read[0] ?? '', 'Choisi.');
  assert.not.match(read[1] ?? '', 'rien de bon');
  assert.is(git(bare, 'rev-list', '--count', 'main'), '1');
});

test('a refused push is reported in the repository’s words, and changes nothing here', async () => {
  const { bare, site } = sharedSite();
  const hook = join(bare, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\necho "La branche est fermée le vendredi."\nexit 1\n');
  chmodSync(hook, 0o755);
  save(site, CONTACT, page('Contact', 'Venez.'));
  const head = git(site.root, 'rev-parse', 'HEAD');
  // A second try is no success either: nothing has arrived.
  for (let nth = 0; nth < 2; nth++) {
    const refusal = await failureOf(publish(hostOf(site)));
    assert.match(explainWay(refusal) ?? '', 'La branche est fermée le vendredi.');
    assert.is(git(site.root, 'rev-parse', 'HEAD'), head);
    assert.match(savedText(site, CONTACT), 'Venez.');
  }
  rmSync(hook);
  assert.is((await publish(hostOf(site))).outcome.kind, 'done');
  assert.match(git(bare, 'show', `main:${CONTACT}`), 'Venez.');
});

test('a repository that has gone is said to be unknown, in French', async () => {
  const { bare, site } = sharedSite();
  rmSync(bare, { recursive: true });
  save(site, CONTACT, page('Contact', 'Venez.'));
  assert.match(explainWay(await failureOf(publish(hostOf(site)))) ?? '', 'Le service');
});

test('commits of a developer that were not sent stay here, and only here', async () => {
  const { bare, site } = sharedSite();
  save(site, 'src/client.ts', '// Pas encore.\n');
  git(site.root, 'commit', '--quiet', '-am', 'Not yet');
  const head = git(site.root, 'rev-parse', 'HEAD');
  save(site, CONTACT, page('Contact', 'Venez.'));
  const { outcome } = await publish(hostOf(site));
  assert.is(outcome.kind, 'done');
  assert.is(git(site.root, 'rev-parse', 'HEAD'), head);
  assert.is(git(bare, 'diff', '--name-only', 'main~1', 'main'), CONTACT);
  assert.is((await publish(hostOf(site))).outcome.kind, 'nothing');
  save(site, CONTACT, page('Contact', 'Revenez.'));
  assert.is((await publish(hostOf(site))).outcome.kind, 'done', 'its own text of before stands in no conflict');
  assert.match(publishedText(bare, CONTACT), 'Revenez.');
});

test('a publication killed after its push is recognized by the next one', async () => {
  const { bare, site } = sharedSite();
  save(site, CONTACT, page('Contact', 'Venez.'));
  const clone = publishedSite();
  git(clone.root, 'clone', '--quiet', bare, 'clone');
  const copy = { ...site, root: join(clone.root, 'clone') };
  save(copy, CONTACT, savedText(site, CONTACT));
  git(copy.root, 'commit', '--quiet', '-am', 'The same text');
  git(copy.root, 'push', '--quiet', 'origin', 'main');
  assert.is((await publish(hostOf(site))).outcome.kind, 'nothing');
  assert.is(git(site.root, 'rev-parse', 'HEAD'), git(bare, 'rev-parse', 'main'));
  assert.is(git(site.root, 'status', '--porcelain'), '');
});

test('the changes are those of this folder, without anything that others have published', async () => {
  const { bare, site, colleague } = sharedSite();
  save(colleague, HOME, savedText(colleague, HOME).replace('titre:', 'titre: Leur'));
  await publish(hostOf(colleague));
  git(site.root, 'fetch', '--quiet', bare, 'main:refs/remotes/origin/main');
  save(site, CONTACT, page('Contact', 'Venez.'));
  const { published, present } = await compareWithPublished(site, GIT_WAY);
  const differing = [...present.texts].filter(([path, text]) => published?.texts.get(path) !== text);
  const found = differing.map(([path]) => path);
  assert.equal(found, [CONTACT]);
});

test('a text reaches a repository over HTTP; with a wrong password it stays, with the reason', async () => {
  const { bare, site } = sharedSite();
  const address = await gitServer(bare, 'sésame');
  save(site, CONTACT, page('Contact', 'Venez.'));
  git(site.root, 'remote', 'set-url', 'origin', address('autre'));
  assert.match(explainWay(await failureOf(publish(hostOf(site)))) ?? '', 'refuse votre compte');
  git(site.root, 'remote', 'set-url', 'origin', address('s%C3%A9same'));
  assert.is((await publish(hostOf(site))).outcome.kind, 'done');
  assert.match(publishedText(bare, CONTACT), 'Venez.');
});

test('a repository named by its address gets texts as one with a name in git', async () => {
  const { bare, site } = sharedSite();
  const byAddress = { ...GIT_WAY, remote: bare };
  for (const words of ['Venez.', 'Venez vite.']) {
    save(site, CONTACT, page('Contact', words));
    const { outcome } = await publishByGit(byAddress, { host: hostOf(site), request: {}, onProgress: () => {} });
    assert.is(outcome.kind, 'done');
    assert.match(publishedText(bare, CONTACT), words);
    assert.is((await compareWithPublished(site, byAddress)).published?.texts.get(CONTACT), savedText(site, CONTACT));
  }
});
