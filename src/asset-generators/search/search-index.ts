import type { AssetTools } from '../../../build/contract/asset-generator.ts';
import type { FilePlan } from '../../../build/contract/definition.ts';
import type { SearchIndex, SearchResult } from '../../search/search-index.ts';
import { writeTerms } from '../../search/terms.ts';
import { stemOf, wordsOf } from '../../search/words.ts';
import { documentReader, namesIn, type SearchedTexts } from './document-terms.ts';
import { indexTerms } from './index-terms.ts';

/** The documents of the index, in the order in which equal results are shown. */
export interface SearchInput {
  /** Path of the file, below the output folder. */
  output: string;
  documents: readonly { searched: SearchedTexts; result: SearchResult }[];
  /** Lists of words, separated by commas, that readers use for one another. */
  synonyms: readonly string[];
}

/** The highest digit of base 36. */
const LONGEST_TITLE = 35;

/** Makes the search index of the site, in one file. A document is read again if it or a name has changed. */
export default async function makeSearchIndex(
  { output, documents, synonyms }: SearchInput,
  { partOf }: AssetTools,
): Promise<FilePlan[]> {
  const names = namesIn(synonyms);
  const read = documentReader([...names.values()]);
  const found = documents.map(async ({ searched }) => {
    const terms = await partOf({ searched, synonyms }, () => read(searched));
    return { ...terms, category: searched.category };
  });
  const lengths = documents.map(({ searched }) => Math.min(LONGEST_TITLE, wordsOf(searched.title).length));
  const index: SearchIndex = {
    titles: lengths.map((length) => length.toString(36)).join(''),
    ...writeTerms(indexTerms(await Promise.all(found))),
    synonyms: synonyms.map((list) =>
      list
        .split(',')
        .flatMap((word) => names.get(word.trim())?.term ?? wordsOf(word).map(({ joined }) => stemOf(joined))),
    ),
    results: documents.map(({ result }) => result),
  };
  return [{ output, contents: JSON.stringify(index) }];
}
