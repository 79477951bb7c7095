import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { publishByGit } from '../../../../build/workshop/publication/git/publish-by-git.ts';
import { explainWay } from '../../../../build/workshop/publication/ways.ts';
import { gitServer } from '../../../support/publication/git-server.ts';
import { git, publishedText, sharedSite, WAY } from '../../../support/publication/repository.ts';
import { hostOf, page, save } from '../../../support/publication/site.ts';
import { failureOf } from '../../../support/refusals.ts';

const test = suite('Publishing by git to a server');

const CONTACT = 'content/pages/contact.md';

test('a text reaches a repository that a web server gives; without the right password it stays here, and the reason is told at once', async () => {
  const { bare, site } = sharedSite();
  const address = await gitServer(bare, 'sésame');
  const publish = () => publishByGit(WAY, { host: hostOf(site), request: {}, onProgress: () => {} });
  save(site, CONTACT, page('Contact', 'Venez.'));
  git(site.root, 'remote', 'set-url', 'origin', address('autre'));
  assert.match(explainWay(await failureOf(publish())) ?? '', 'refuse votre compte');
  git(site.root, 'remote', 'set-url', 'origin', address('s%C3%A9same'));
  assert.is((await publish()).outcome.kind, 'done');
  assert.match(publishedText(bare, CONTACT), 'Venez.');
});

test.run();
