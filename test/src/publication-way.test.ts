import type { PublicationWay } from '../../build/contract/publication-way.ts';
import { publication, toPublicationWay } from '../../src/pages/settings/publication/schema.ts';
import { assert, suite } from '../suite.ts';
import { publicationOf } from '../support/published-site.ts';

const test = suite('Ways of publishing in the settings');

const WAYS: PublicationWay[] = [
  { by: 'git', remote: 'origin', branch: 'mise-en-ligne' },
  { by: 'sftp', host: 'ftp.exemple.fr', port: 2222, user: 'orbite', folder: 'www' },
  { by: 'folder', folder: '/srv/site' },
];

test('a way that is written is the way that is read', () => {
  const found = WAYS.map((way) => toPublicationWay(publication.parse(publicationOf(way))));
  assert.equal(found, WAYS);
});

test('names that a program would take for an option or an address of its own are refused', () => {
  const unfit = [
    { moyen: 'git', depot: '--upload-pack=touch', branche: 'main' },
    { moyen: 'git', depot: 'ext::sh', branche: 'main' },
    { moyen: 'git', depot: 'origin', branche: '-f' },
    { moyen: 'sftp', serveur: '-oProxyCommand=x', utilisateur: 'a', dossier: 'www' },
    { moyen: 'sftp', serveur: 'ftp.exemple.fr', utilisateur: 'a\nb', dossier: 'www' },
  ];
  const left = unfit.filter((data) => publication.safeParse(data).success);
  assert.equal(left, []);
});

test('a password has no place among them', () => {
  const data = { moyen: 'sftp', serveur: 'ftp.exemple.fr', utilisateur: 'a', dossier: 'www', motDePasse: 'x' };
  assert.not.ok(publication.safeParse(data).success);
});
