import { brotliCompressSync } from 'node:zlib';
import searchFiles from '../../src/makers/search/search-files.ts';
import { SiteSearch } from '../../src/search/search.ts';
import { corpus } from './corpus.ts';
import { median } from './timed.ts';

/** What a search of many articles costs whoever makes it, and its readers. */
export interface SearchWait {
  articles: number;
  /** Processor time of making the files, in seconds. */
  making: number;
  /** The largest file there is, in bytes, as it is and after brotli. */
  largest: { bytes: number; compressed: number };
  queries: readonly QueryWait[];
}

interface QueryWait {
  query: string;
  results: number;
  /** What it loads to be answered and to show ten results, after brotli: bytes in so many files. */
  bytes: number;
  files: number;
  /** Processor time of an answer once all of it is there, in milliseconds. */
  answer: number;
}

/** A word of one title, common ones, the beginning of many, and several. */
const QUERIES = ['4300', 'relance', 'automatisation', 'con', 'relance client facture'];
const RUNS = 9;

/** The search of the first so many articles of the corpus. */
export async function searchWait(articles: number): Promise<SearchWait> {
  const documents = corpus(articles).map(({ slug, title, description, body }) => {
    const headings = body.match(/^## .*$/gm)?.join('\n') ?? '';
    const searched = { title, category: '', headings, description, text: body };
    return { searched, shown: { href: `/articles/${slug}`, label: 'Article', title, description } };
  });
  const start = process.cpuUsage();
  const made = await searchFiles({ contents: 'contents.json', folder: 'assets', documents });
  const making = spent(start) / 1000;
  const files = new Map(made.map(({ output, contents }) => [output, String(contents)]));
  const bytes = Math.max(...Array.from(files.values(), (text) => Buffer.byteLength(text)));
  const compressed = Math.max(...Array.from(files.values(), (text) => brotliCompressSync(text).length));
  const queries: QueryWait[] = [];
  for (const query of QUERIES) queries.push(await queryWait(query, files));
  return { articles, making, largest: { bytes, compressed }, queries };
}

async function queryWait(query: string, files: ReadonlyMap<string, string>): Promise<QueryWait> {
  const asked = new Set<string>();
  const search = new SiteSearch('contents.json', async (file) => {
    asked.add(file);
    return JSON.parse(files.get(file) ?? '');
  });
  const { documents } = await search.find(query);
  await search.shown(documents.slice(0, 10));
  const answers: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = process.cpuUsage();
    await search.find(query);
    answers.push(spent(start));
  }
  const sizes = [...asked].map((file) => brotliCompressSync(files.get(file) ?? '').length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { query, results: documents.length, bytes, files: asked.size, answer: median(answers) };
}

/** Milliseconds of processor time since a moment. */
function spent(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}
