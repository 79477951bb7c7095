import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { testFiles } from '../runner/test-files.ts';
import { folderWith } from '../support/folder.ts';
import { contentFolder, projectRoot } from '../support/real-site.ts';

const test = suite('New content');

/** Tests that count what the content holds, or go through all of it; not those of the site that write texts of their own into it. */
const TOUCHED = testFiles(['specification/', 'site/', 'browser/blog-list', 'browser/no-script']).filter(
  (file) => !/site\/(?:held-back|new-content|privacy|reproducible|withheld)\./.test(file),
);
/** A run on other content than the project's own must not start the next one. */
const isNested = process.env.TEST_CONTENT !== undefined;

if (!isNested) {
  test('one more article, service, case study and text page with a former address break no test', async () => {
    const content = folderWith();
    cpSync(contentFolder, content, { recursive: true });
    const add = (name: string, from: string, to: string, changes: Readonly<Record<string, string>> = {}) =>
      writeFileSync(join(content, to), withFrontMatter(name, readFileSync(join(content, from), 'utf8'), changes));
    add('Un article', 'blog/monday-ai.md', 'blog/un-article-de-plus.md', { date: '2025-09-01' });
    add('Un service', 'services/crm-no-code.md', 'services/un-service-de-plus.md', { ordre: '70' });
    add('Un cas', 'cas-usage/immobilier.md', 'cas-usage/un-cas-de-plus.md', { ordre: '70' });
    add('Une page', 'pages/cgv.md', 'pages/une-page-de-plus.md');
    const edit = (name: string, from: string | RegExp, to: string) => {
      const file = join(content, name);
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    };
    edit('pages/une-page-de-plus.md', '---\n', '---\nanciennesAdresses: [/une-page-avant.html]\n');
    edit('services/un-service-de-plus.md', /(?<=^ +chiffres: )".*"$/m, '"De 1 000 € à 3 000 €."');

    const env = { ...process.env, TEST_CONTENT: content };
    const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'test/run.ts', ...TOUCHED], {
      cwd: projectRoot,
      env,
    });
    const { stdout, failed } = await run.then(
      ({ stdout }) => ({ stdout, failed: false }),
      ({ stdout, stderr }) => ({ stdout: `${stdout}${stderr}`, failed: true }),
    );
    assert.not.ok(failed, stdout);
    assert.match(stdout, /Passed: +[1-9]/);
  });
}

/** Another file made from one: a title and a description of its own, and these keys changed. */
function withFrontMatter(name: string, text: string, changes: Readonly<Record<string, string>>): string {
  const own = {
    titre: `${name} de plus`,
    titreSeo: `${name} de plus, et son titre`,
    description: `${name} de plus, pour voir que rien dans les tests ne compte les pages du site.`,
  };
  return Object.entries({ ...own, ...changes }).reduce(
    (page, [key, value]) => page.replace(new RegExp(`^${key}: .*$`, 'm'), `${key}: ${value}`),
    text,
  );
}

test.run();
