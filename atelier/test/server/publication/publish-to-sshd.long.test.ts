import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../../../../build/platform/errors.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { mayMount } from '../../../../test/support/privileges.ts';
import { publishedSite } from '../../../../test/support/published-site.ts';
import { failureOf } from '../../../../test/support/refusals.ts';
import type { PublishRequest } from '../../../server/publication/publication-api.ts';
import { type Files, publishFiles } from '../../support/publication/sftp-writer.ts';
import { hasSshd, type Sshd, sshd } from '../../support/publication/sshd.ts';

const test = suite('Publishing to OpenSSH’s own server');

/** Publishes to a server as a writer does whose key it takes. */
function publisherTo({ way, home }: Sshd) {
  const site = publishedSite();
  return async (files: Files, request: PublishRequest = {}) => {
    const { HOME } = process.env;
    process.env.HOME = home;
    delete process.env.SSH_AUTH_SOCK;
    try {
      return await publishFiles(site, way, files, request);
    } finally {
      process.env.HOME = HOME;
    }
  };
}

const siteOf = (text: string) => ({ 'index.html': text, 'a/b/index.html': text, 'version.txt': text });

// Skipped, and counted as such, on a machine without openssh-server.
const onServer = hasSshd() ? test : test.skip;
/** Those who may mount a disk may log in as somebody else as well. */
const asRoot = hasSshd() && process.getuid?.() === 0 && mayMount() ? test : test.skip;

onServer('the machine’s own key publishes a site, and again, once the fingerprint is trusted', async () => {
  const server = await sshd();
  const { folder, fingerprint } = server;
  const publish = publisherTo(server);
  assert.equal(await publish(siteOf('un')), { kind: 'host-key', fingerprint });
  assert.is((await publish(siteOf('un'), { trust: fingerprint })).kind, 'done');
  assert.is((await publish(siteOf('deux'))).kind, 'done');
  for (const path of ['index.html', 'a/b/index.html']) assert.is(readFileSync(join(folder, path), 'utf8'), 'deux');
  assert.equal(await publish(siteOf('trois'), { password: 'faux' }), { kind: 'password', wrong: true });
});

asRoot('a full disk is reported and leaves the former site, and the next one that fits succeeds', async () => {
  const server = await sshd('256k');
  const publish = publisherTo(server);
  assert.is((await publish(siteOf('un'), { trust: server.fingerprint })).kind, 'done');
  const large = { ...siteOf('deux'), 'film.mp4': 'x'.repeat(400_000) };
  const error = await failureOf(publish(large));
  assert.match(error instanceof Fault ? error.message : '', /« film\.mp4 » .* place/);
  assert.is((await publish(siteOf('trois'))).kind, 'done');
});

asRoot('a folder without permission to write or read is named, and works once it is granted', async () => {
  const server = await sshd();
  const publish = publisherTo({ ...server, way: { ...server.way, user: 'nobody' } });
  for (const closed of [0o755, 0o700]) {
    chmodSync(server.folder, closed);
    const error = await failureOf(publish(siteOf('un'), { trust: server.fingerprint }));
    assert.match(error instanceof Fault ? error.message : '', /« .*www.* » .* droit/);
  }
  chmodSync(server.folder, 0o777);
  assert.is((await publish(siteOf('un'))).kind, 'done');
});
