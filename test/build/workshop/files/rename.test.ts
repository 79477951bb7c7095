import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hashOf } from '../../../../build/platform/hash.ts';
import { contentHost } from '../../../../build/server/dev/content-host.ts';
import { contentFolder } from '../../../../build/workshop/files/content-place.ts';
import { renameFile } from '../../../../build/workshop/files/rename.ts';
import { contentCopy } from '../../../support/content-copy.ts';

const test = suite('Former addresses of a renamed file');

/** What an article's front matter says of its former addresses once it is named `nouveau`: nothing where it has no such field. */
function formerAfter(lines: string): string | undefined {
  const site = contentCopy();
  const file = join(site.contentDir, 'blog/ancien.md');
  mkdirSync(dirname(file), { recursive: true });
  const text = `---\ntitre: Un article\n${lines}---\n\nTexte.\n`;
  writeFileSync(file, text);
  renameFile(contentHost(site), {
    path: `${contentFolder(site)}/blog/ancien.md`,
    slug: 'nouveau',
    version: hashOf(text),
  });
  const renamed = readFileSync(file.replace('ancien', 'nouveau'), 'utf8');
  return /^anciennesAdresses:[\s\S]*?(?=^\S|^---)/m.exec(renamed)?.[0];
}

/** The article's lines, and the former addresses that it has after. */
const CASES: readonly (readonly [what: string, lines: string, former: string | undefined])[] = [
  ['published', '', 'anciennesAdresses:\n  - /blog/ancien\n'],
  ['a draft', 'brouillon: true\n', undefined],
  [
    'a draft that had another name',
    'brouillon: true\nanciennesAdresses:\n  - /blog/premier\n',
    'anciennesAdresses:\n  - /blog/premier\n',
  ],
  ['a draft that had the new name', 'brouillon: true\nanciennesAdresses:\n  - /blog/nouveau\n', undefined],
  ['known by its name already', 'anciennesAdresses:\n  - /blog/ancien\n', 'anciennesAdresses:\n  - /blog/ancien\n'],
];

test('are those that somebody may know, but for the one that it has now', () => {
  for (const [what, lines, former] of CASES) assert.is(formerAfter(lines), former, what);
});

test.run();
