import { type Contents, categoryTerm, type Shown, type TermsFile } from './files.ts';
import { ranked } from './ranked.ts';
import { readPostings, readTerms, type Term } from './terms.ts';
import { filesFor, fitting, type Wanted, wantedOf } from './wanted.ts';
import { wordsOf } from './words.ts';

/** What was found. */
export interface Found {
  /** Numbers of documents, best first. */
  documents: readonly number[];
  /** The stems that were looked for and are there. */
  stems: ReadonlySet<string>;
}

/** Gets a file as data, by its address or by how the file of contents names it. Where it throws, the next search asks again. */
export type ReadFile = (file: string) => Promise<unknown>;

/** Searches the files of `make-files.ts`, of which it gets only what a query needs, and each once. */
export class SiteSearch {
  private readonly address: string;
  private readonly read: ReadFile;
  private readonly kept = new Map<string, Promise<unknown>>();

  /** `address`: that of the file of contents. */
  constructor(address: string, read: ReadFile) {
    this.address = address;
    this.read = read;
  }

  /** Gets what every query will need; where that is all there is, nothing is left to be asked for later. */
  async prepare(): Promise<void> {
    const { terms, shown } = await this.contents();
    if (terms.length > 1 || shown.files.length > 1) return;
    await Promise.all([...terms.map(({ file }) => this.termsIn(file)), this.shown([0])]);
  }

  /** The documents that have all words of a query, and are of a category if one is named. */
  async find(query: string, category = ''): Promise<Found> {
    const contents = await this.contents();
    const words = wordsOf(query);
    const coming = wantedOf(words, contents).map(async (one): Promise<[string, Map<Term, number>]> => {
      return [one.form, fitting(one, await this.terms(one, contents))];
    });
    const [members, found] = await Promise.all([
      category ? this.members(category, contents) : undefined,
      Promise.all(coming),
    ]);
    const fits = new Map(found);
    const documents = ranked(words, fits, contents.titles);
    return {
      documents: members ? documents.filter((document) => members.has(document)) : documents,
      stems: new Set([...fits.values()].flatMap((terms) => Array.from(terms.keys(), ({ stem }) => stem))),
    };
  }

  /** What results show of these documents, in this order. */
  async shown(documents: readonly number[]): Promise<Shown[]> {
    const { files, each } = (await this.contents()).shown;
    const pages = await Promise.all(
      documents.map((document) => this.once(files[Math.floor(document / each)] ?? '', (data) => data as Shown[])),
    );
    return documents.flatMap((document, index) => pages[index]?.[document % each] ?? []);
  }

  private contents(): Promise<Contents> {
    return this.once(this.address, (data) => data as Contents);
  }

  private async members(category: string, contents: Contents): Promise<Set<number>> {
    const stem = categoryTerm(category);
    const terms = await this.terms({ form: stem, stem, isOpen: false }, contents);
    const { postings = '' } = terms.find((term) => term.stem === stem) ?? {};
    return new Set(readPostings(postings).map(([document]) => document));
  }

  private async terms(wanted: Wanted, contents: Contents): Promise<Term[]> {
    const files = filesFor(wanted, contents);
    return (await Promise.all(files.map((file) => this.termsIn(file)))).flat();
  }

  private termsIn(file: string): Promise<Term[]> {
    return this.once(file, (data) => readTerms(data as TermsFile));
  }

  /** A file's data, made into something once. Where one does not come, all are asked for anew: the site may have been published again meanwhile. */
  private once<Value>(file: string, make: (data: unknown) => Value): Promise<Value> {
    const known = this.kept.get(file) as Promise<Value> | undefined;
    if (known) return known;
    const coming = this.read(file).then(make);
    this.kept.set(file, coming);
    coming.catch(() => this.kept.clear());
    return coming;
  }
}
