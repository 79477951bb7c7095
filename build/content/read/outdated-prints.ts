import { closeSync, openSync, readSync } from 'node:fs';
import type { CopiedFile } from '../../contract/output.ts';
import type { SourceFile } from '../../contract/source-file.ts';
import { type Diagnostic, diagnostic, WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import { read as messages } from '../../diagnostics/messages/read.fr.ts';
import { hashOf } from '../../platform/hash.ts';

/** How many bytes of a PDF's end hold the mark, with the longest name that a disk has. */
const END_BYTES = 2048;

/** Texts that have changed since a PDF of the static folder was printed from them. A PDF that was made elsewhere names no text. */
export function outdatedPrints(copies: readonly CopiedFile[], texts: readonly SourceFile[]): Diagnostic[] {
  const documents = copies.filter(({ path }) => path.toLowerCase().endsWith('.pdf'));
  return documents.flatMap((copy) => {
    const [mark, name] = /\n% (\S+\.md) \S+\n/.exec(endOf(copy)) ?? [];
    const text = texts.find((one) => one.name === name);
    if (!text || mark === printMark(text)) return [];
    return diagnostic('warning', text.path, WHOLE_FILE, messages.outdatedPrint(copy.path));
  });
}

/** The comment (ISO 32000-1, 7.2.4) by which a PDF tells the text that it was printed from. It stands on a line of its own near the file's end. */
export function printMark({ name, text }: Pick<SourceFile, 'name' | 'text'>): string {
  return `\n% ${name} ${hashOf(text)}\n`;
}

function endOf({ from, bytes }: CopiedFile): string {
  const end = Buffer.alloc(Math.min(END_BYTES, bytes));
  const file = openSync(from, 'r');
  try {
    readSync(file, end, 0, end.length, bytes - end.length);
  } finally {
    closeSync(file);
  }
  return end.toString('utf8');
}
