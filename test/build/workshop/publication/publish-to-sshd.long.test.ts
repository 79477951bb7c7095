import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PublishRequest } from '../../../../build/workshop/publication/publication-api.ts';
import { publishBySftp } from '../../../../build/workshop/publication/sftp/publish-by-sftp.ts';
import { hostOf, publishedSite, SOUND } from '../../../support/publication/site.ts';
import { hasSshd, sshd } from '../../../support/publication/sshd.ts';

const test = suite('Publishing to OpenSSH’s own server');

// Skipped, and counted as such, on a machine without openssh-server.
(hasSshd() ? test : test.skip)(
  'a site is published with the machine’s own key, once its fingerprint is trusted, and again over itself',
  async () => {
    const site = publishedSite();
    const { way, folder, fingerprint, home } = await sshd();
    const { HOME } = process.env;
    process.env.HOME = home;
    delete process.env.SSH_AUTH_SOCK;
    const publish = (text: string, request: PublishRequest = {}) => {
      const host = hostOf(site, async ({ out = '' } = {}) => {
        for (const path of ['index.html', 'a/b/index.html', 'version.txt']) {
          mkdirSync(dirname(join(out, path)), { recursive: true });
          writeFileSync(join(out, path), text);
        }
        return SOUND;
      });
      return publishBySftp(way, { host, request, onProgress: () => {} });
    };
    try {
      assert.equal((await publish('un')).outcome, { kind: 'host-key', fingerprint });
      assert.is((await publish('un', { trust: fingerprint })).outcome.kind, 'done');
      assert.is((await publish('deux')).outcome.kind, 'done');
      for (const path of ['index.html', 'a/b/index.html']) assert.is(readFileSync(join(folder, path), 'utf8'), 'deux');
      const refused = await publish('trois', { password: 'faux' });
      assert.equal(refused.outcome, { kind: 'password', wrong: true });
    } finally {
      process.env.HOME = HOME;
    }
  },
);

test.run();
