/** What may be asked of the writer over the page of a file. */
export type Question = 'conflict' | 'rename' | 'publish';
