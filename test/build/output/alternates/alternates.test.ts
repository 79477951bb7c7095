import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from '../../../../build/contract/finished-page.ts';
import { outputFile } from '../../../../build/contract/output.ts';
import { type AlternateStep, alternates } from '../../../../build/output/alternates/alternates.ts';
import { finish } from '../../../../build/pages/render/finish.ts';
import { cachedAlternate, openCache } from '../../../../build/pipeline/cached-steps.ts';
import { fixtureSite } from '../../../support/fixture-site.ts';

const test = suite('Markdown alternates of pages');

const words = { form: 'Le formulaire' };
const address = { origin: 'https://exemple.test', base: '/depot', trailingSlash: true };

/** A finished page that names this address of its Markdown alternate. */
function page(path: string, named?: string): Page {
  const link = named === undefined ? '' : `<link rel="alternate" type="text/markdown" href="${named}">`;
  const { html, facts } = finish(`<!doctype html><head>${link}</head><main><h1>${path}</h1></main>`, { address });
  const output = `${path.slice(1)}/index.html`;
  return {
    route: { contentType: 'text', path, output, props: {} },
    file: outputFile(output, html),
    style: undefined,
    facts,
    inlined: true,
    unstyled: '',
    weight: 0,
  };
}

const pages = [page('/a', '/a.md'), page('/b'), page('/blog/c', '/blog/c.md')];
const byName: AlternateStep = async ({ file }, path) => outputFile(path, `alternate of ${file.path}`);

test('pages that name one have one, at that address below the folder of the site', async () => {
  const { value } = await alternates(pages, words, { base: '/depot', step: byName, onDemand: false });
  assert.equal(
    value.files.map(({ path, contents }) => [path, contents()]),
    [
      ['a.md', 'alternate of a/index.html'],
      ['blog/c.md', 'alternate of blog/c/index.html'],
    ],
  );
});

test('a site without words for them has none', async () => {
  const { value } = await alternates(pages, undefined, { base: '/depot', step: byName, onDemand: false });
  assert.equal([value.files, value.missing], [[], []]);
});

test('on demand, none is made before it is asked for', async () => {
  const asked: string[] = [];
  const step: AlternateStep = (one, path, words) => {
    asked.push(path);
    return byName(one, path, words);
  };
  const { value } = await alternates(pages, words, { base: '/depot', step, onDemand: true });
  assert.equal([value.files, value.missing, asked], [[], ['a.md', 'blog/c.md'], []]);
  const late = await value.lazy.get('blog/c.md')?.();
  const paths = late?.value.files.map(({ path }) => path);
  assert.equal(paths, ['blog/c.md']);
  assert.equal(asked, ['blog/c.md']);
});

test('a page that says what it did is not even read again, whatever it looks like; one that says something else, or is called otherwise, is', async () => {
  const cache = openCache(fixtureSite());
  const step = cachedAlternate(cache);
  const { file } = page('/a', '/a.md');
  const unstyled = 'what it says';
  const first = String((await step({ file, unstyled }, 'a.md', words)).contents());
  assert.match(first, '# /a');
  cache.store.save();
  let reads = 0;
  const contents = () => {
    reads++;
    return file.contents();
  };
  const watched = { file: { ...file, hash: 'in other colours', contents }, unstyled };
  assert.is(String((await step(watched, 'a.md', words)).contents()), first);
  assert.is(reads, 0);
  await step({ ...watched, unstyled: 'another' }, 'a.md', words);
  await step(watched, 'a.md', { form: 'Autrement' });
  assert.is(reads, 2);
});

test.run();
