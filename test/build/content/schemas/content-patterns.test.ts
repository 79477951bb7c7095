import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { contentPatterns } from '../../../../build/content/schemas/schema-files.ts';
import { fileMatcher } from '../../../../build/contract/content-type-matcher.ts';

const test = suite('Globs of content files');

const schema = z.strictObject({});

/** The content types whose globs take a file, as editors read them. */
function takers(contentTypes: Parameters<typeof contentPatterns>[0], file: string): string[] {
  return [...contentPatterns(contentTypes)].flatMap(([name, patterns]) => {
    const left = patterns.filter((one) => one.startsWith('!')).map((one) => one.slice(1));
    const taken = patterns.filter((one) => !one.startsWith('!'));
    const fits = (pattern: string) => fileMatcher(pattern)(file);
    return taken.some(fits) && !left.some(fits) ? [name] : [];
  });
}

test('a file that fits two content types goes to the first of them alone', () => {
  const contentTypes = { home: { files: 'pages/accueil.md', schema }, text: { files: 'pages/*.md', schema } };
  assert.equal(takers(contentTypes, 'pages/accueil.md'), ['home']);
  assert.equal(takers(contentTypes, 'pages/autre.md'), ['text']);
});

test('globs of one folder leave each other their files', () => {
  const contentTypes = { notes: { files: 'pages/note-*.md', schema }, text: { files: 'pages/*.md', schema } };
  assert.equal(takers(contentTypes, 'pages/note-1.md'), ['notes']);
  assert.equal(takers(contentTypes, 'pages/autre.md'), ['text']);
});

test('content types without files or without a schema have none', () => {
  assert.equal([...contentPatterns({ moved: {}, plain: { files: 'a/*.md' } })], []);
});

test.run();
