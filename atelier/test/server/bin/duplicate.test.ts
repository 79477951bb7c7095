import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFrontMatter } from '../../../../build/editing/front-matter/read.ts';
import { knownFiles } from '../../../../build/editing/known-files.ts';
import { contentHost } from '../../../../build/server/dev/content-host.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { contentCopy } from '../../../../test/support/content-copy.ts';
import { isRefused } from '../../../../test/support/refusals.ts';
import { duplicateFile } from '../../../server/files/new-files.ts';

const test = suite('A copy of a text');

test('is a draft under a free name, without the addresses that lead to the first, and as sound as the first', () => {
  const site = contentCopy();
  const host = contentHost(site);
  const wanted = Object.entries(site.contentTypes).flatMap(
    ([contentType, { files, publication, formerPaths, schema }]) =>
      files?.includes('*') && publication && formerPaths && schema
        ? [{ contentType, publication, formerPaths, schema }]
        : [],
  );
  assert.ok(wanted.length > 1);
  for (const { contentType, publication, formerPaths, schema } of wanted) {
    const original = knownFiles(host).find((file) => file.contentType === contentType);
    if (!original) throw new Error(`no text is of the kind ${contentType}`);
    const text = original.text.replace('---\n', `---\n${formerPaths}: [/ailleurs-${original.slug}]\n`);
    const [first, second] = [duplicateFile(host, { ...original, text }), duplicateFile(host, { ...original, text })];
    assert.is(new Set([original.path, first.path, second.path]).size, 3);
    assert.is(
      readFileSync(join(site.contentDir, first.path.slice(original.path.length - original.name.length)), 'utf8'),
      first.text,
    );
    const read = readFrontMatter(first.text);
    if ('unreadable' in read) throw new Error('the copy cannot be read');
    assert.is(read.data[publication.draft], true);
    assert.is(read.data[formerPaths], undefined);
    assert.equal(host.judge(first.text, schema), host.judge(original.text, schema));
    assert.ok(first.text.endsWith(text.slice(text.indexOf('\n---\n'))), 'the body is the same');
  }
});

test('is refused for a page of which there is one, for a text that cannot be read, and for values that would have two sources', () => {
  const host = contentHost(contentCopy());
  const files = knownFiles(host);
  const single = files.find(({ contentType = '' }) => host.site.contentTypes[contentType]?.single);
  const many = files.find(({ contentType = '' }) => host.site.contentTypes[contentType]?.publication);
  if (!single || !many) throw new Error('the site has no such pages');
  assert.throws(() => duplicateFile(host, { path: single.path, text: single.text }), isRefused(422));
  for (const { contentType = '', path, text } of files)
    if (host.site.contentTypes[contentType]?.variables)
      assert.throws(() => duplicateFile(host, { path, text }), isRefused(422));
  assert.throws(() => duplicateFile(host, { path: many.path, text: '---\n[\n---\n' }), isRefused(422));
});
