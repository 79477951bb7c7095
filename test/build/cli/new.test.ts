import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, suite } from '../../suite.ts';
import { contentCopy } from '../../support/content-copy.ts';
import { projectRoot } from '../../support/real-site.ts';

const test = suite('The command that adds a page');

test('a page is added, named and said to be a draft; a second one of its name is refused, and the first stays', () => {
  const site = contentCopy();
  const file = join(site.contentDir, 'blog/l-ete.md');
  const made = run(['article', "L'été", '--content', site.contentDir]);
  assert.is(made.status, 0, made.stderr);
  assert.match(made.stdout, 'blog/l-ete.md (brouillon)');
  const text = readFileSync(file, 'utf8');
  assert.match(text, "titre: L'été");
  const again = run(['article', "L'été", '--content', site.contentDir]);
  assert.equal([again.status, again.stdout], [2, '']);
  assert.match(again.stderr, 'l-ete');
  assert.is(readFileSync(file, 'utf8'), text);
});

test('a call that is wrong is told what to write', () => {
  const { contentDir } = contentCopy();
  const wrong: [args: string[], told: string][] = [
    [[], 'le type de page'],
    [['article'], 'le titre'],
    [['articel', 'Un titre'], 'Vouliez-vous dire « Article » ?'],
    [['Articles', 'Un titre', '--slug', 'Un nom'], 'un-nom'],
  ];
  for (const [args, told] of wrong) {
    const { status, stderr } = run([...args, '--content', contentDir]);
    assert.is(status, 2);
    assert.match(stderr, told);
  }
});

function run(args: readonly string[]) {
  return spawnSync(process.execPath, ['build/cli/start.js', 'new', ...args], { cwd: projectRoot, encoding: 'utf8' });
}
