import { openStore } from '../../../build/cache/index.ts';
import type { AssetGenerator } from '../../../build/contract/asset-generator.ts';
import { cachedAssets } from '../../../build/pipeline/cached-steps.ts';
import makeSearchIndex from '../../../src/asset-generators/search/search-index.ts';
import { assert, suite } from '../../suite.ts';
import { folderWith } from '../../support/folder.ts';

const test = suite('Steps from one build to the next');

test('a part of a generated file is made anew where its own data, or the code, has changed', async () => {
  const folder = folderWith();
  const parts: string[] = [];
  const shout: AssetGenerator<string[]> = async (words, { partOf }) => {
    const raise = (word: string) => {
      parts.push(word);
      return word.toUpperCase();
    };
    const loud = await Promise.all(words.map((word) => partOf({ word }, () => raise(word))));
    return [{ output: 'x', contents: loud.join(' ') }];
  };
  const textOf = async (words: string[], code: string) => {
    const cache = { store: openStore(folder), code: '' };
    const plan = { generator: 'shout', input: words };
    const [file] = await cachedAssets(cache)(plan, { code, load: () => shout });
    cache.store.save();
    return String(file?.contents());
  };
  assert.is(await textOf(['a', 'b'], 'one'), 'A B');
  assert.is(await textOf(['c', 'b'], 'one'), 'C B');
  assert.equal(parts, ['a', 'b', 'c']);
  assert.is(await textOf(['c', 'b'], 'two'), 'C B');
  assert.equal(parts, ['a', 'b', 'c', 'c', 'b']);
});

test('the search index is the same, whichever of its documents were read by an earlier build', async () => {
  const store = openStore(folderWith());
  const documents = ['L’AI Act et la facture', 'Des factures', 'Un site no-code'].map((title) => ({
    searched: { title, category: 'Outils', headings: '', description: '', text: [`<p>${title}</p>`] },
    result: { href: '/x', label: '', title, description: '' },
  }));
  const indexOf = async (input: object, kept = store) => {
    const plan = { generator: 'searchIndex', input: { output: 'x', ...input } };
    const [file] = await cachedAssets({ store: kept, code: '' })(plan, { code: '', load: () => makeSearchIndex });
    return String(file?.contents());
  };
  for (const synonyms of [[], ['AI Act, règlement']])
    for (const some of [documents.slice(0, 2), documents, documents.toReversed()])
      assert.is(
        await indexOf({ documents: some, synonyms }),
        await indexOf({ documents: some, synonyms }, openStore(folderWith())),
      );
});
