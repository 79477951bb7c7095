import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { testFiles } from '../runner/test-files.ts';
import { assert, suite } from '../suite.ts';
import { firstText } from '../support/content-copy.ts';
import { folderWith } from '../support/folder.ts';
import { contentFolder, projectRoot } from '../support/real-site.ts';
import { LIVE_SETTINGS } from '../support/tested-content.ts';
import { withFrontMatter } from '../support/with-front-matter.ts';

const test = suite('New content, and all tests of the site');

/** Not those that run at night by themselves, or whose builds are of texts of their own. */
const OTHERS = /new-content|\.long\.|site\/(?:unpublished|privacy)\./;

test('one more of each kind, and a site gone live, break no test', async () => {
  const files = testFiles(['test/content/specification/', 'test/site/', 'browser/blog-list']);
  const { passed, printed } = await nestedRun(
    files.filter((file) => !OTHERS.test(file)),
    oneMoreOfEach(),
  );
  assert.ok(passed, printed);
  assert.match(printed, /Passed: +\d{3}/);
});

test('where articles are so many that the blog leads to archives, every test of the site holds', async () => {
  const files = testFiles(['test/site/']).filter((file) => !OTHERS.test(file));
  const { passed, printed } = await nestedRun(files, manyArticles());
  assert.ok(passed, printed);
  assert.match(printed, /Passed: +\d{2}/);
});

/** Runs files of tests in a run of their own, with other content; gives what it printed, and whether all passed. */
async function nestedRun(files: readonly string[], content: string): Promise<{ passed: boolean; printed: string }> {
  const run = spawn(process.execPath, ['--import', 'tsx', 'test/run.ts', ...files], {
    cwd: projectRoot,
    env: { ...process.env, TEST_CONTENT: content },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, status] = await Promise.all([text(run.stdout), new Promise((resolve) => run.once('close', resolve))]);
  return { passed: status === 0, printed };
}

/** A folder of the site's texts with fifty more articles. */
function manyArticles(): string {
  const content = folderWith();
  cpSync(contentFolder, content, { recursive: true });
  const { text } = firstText('blog');
  for (let number = 101; number <= 150; number++)
    writeFileSync(
      join(content, `blog/un-article-de-plus-${number}.md`),
      withFrontMatter(text, {
        titre: `Un article de plus, le numéro ${number}`,
        titreSeo: undefined,
        description: `Un article de plus, le numéro ${number}, pour voir ce qui suit quand le blog en a trop pour une page.`,
        anciennesAdresses: undefined,
      }),
    );
  return content;
}

/** A folder of the site's texts with one more article, service, case study and page, which had another address, and with the settings of a site gone live. */
function oneMoreOfEach(): string {
  const content = folderWith();
  cpSync(contentFolder, content, { recursive: true });
  const write = (file: string, text: string, changes: object) =>
    writeFileSync(join(content, file), withFrontMatter(text, { ...changes }));
  const add = (folder: string, title: string, changes: object) =>
    write(`${folder}/un-texte-de-plus.md`, firstText(folder).text, {
      titre: `${title} de plus`,
      titreSeo: `${title} de plus, et son titre`,
      description: `${title} de plus, pour voir que rien dans les tests ne compte les pages du site.`,
      anciennesAdresses: undefined,
      ...changes,
    });
  add('blog', 'Un article', { date: '2025-09-01', miseAJour: undefined });
  const questions = [{ question: 'Combien ?', reponse: 'Cela dépend.', chiffres: 'De 1 000 € à 3 000 €.' }];
  const carte = { titre: 'Un service de plus', description: 'Un service de plus.', outils: ['Bubble'] };
  add('services', 'Un service', { ordre: 70, questions, carte });
  add('cas-usage', 'Un cas', { ordre: 70 });
  write('pages/une-page-de-plus.md', '---\n{}\n---\n\nUn texte.\n', {
    titre: 'Une page de plus',
    description: 'Une page de plus, pour voir que rien dans les tests ne compte les pages du site.',
    anciennesAdresses: ['/une-page-avant.html'],
  });
  write('site.md', readFileSync(join(content, 'site.md'), 'utf8'), LIVE_SETTINGS);
  return content;
}
