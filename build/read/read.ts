import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Outcome } from '../contract/outcome.ts';
import type { SourceFile } from '../contract/source-file.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import { isErrno } from '../system/errno.ts';
import { type FoundFile, findFiles } from './find-files.ts';
import { isMedia } from './media-names.ts';

/** Of a text: ten long articles. */
export const MAX_TEXT_BYTES = 200_000;

interface ReadContent extends Outcome<SourceFile[]> {
  /** Pictures and films beside the texts, in the order of their names; their bytes have not been looked at. */
  media: FoundFile[];
}

/** Reads every Markdown file below `contentDir`, in the order of their names. What cannot be read becomes a diagnostic. */
export function readContent(root: string, contentDir: string): ReadContent {
  if (!isFolder(contentDir)) {
    const shown = relative(root, contentDir).split(sep).join('/');
    return {
      value: [],
      media: [],
      diagnostics: [diagnostic('error', shown, WHOLE_FILE, messages.read.missingFolder(contentDir))],
    };
  }
  const found = findFiles({ root, dir: contentDir, skips: (name) => name.startsWith('.') });
  const media = found.files.filter(({ name }) => isMedia(name));
  const read = found.files.filter(({ name }) => !isMedia(name)).map(readOne);
  return {
    value: read.flatMap((result) => ('text' in result ? result : [])),
    media,
    diagnostics: [...found.diagnostics, ...read.flatMap((result) => ('text' in result ? [] : result))],
  };
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return false;
    throw error;
  }
}

function readOne({ path, name, target, bytes: size }: FoundFile): SourceFile | Diagnostic {
  const ignored = ignoredName(path);
  if (ignored) return ignored;
  const large = tooLarge(path, size);
  if (large) return large;
  const bytes = readFileSync(target);
  if (!isUtf8(bytes)) {
    return diagnostic('error', path, { line: firstInvalidLine(bytes), column: 1 }, messages.read.notUtf8());
  }
  return { path, name, text: textOf(bytes) };
}

/** What there is to say of a text of so many bytes, where they are too many. */
export function tooLarge(path: string, bytes: number): Diagnostic | undefined {
  if (bytes <= MAX_TEXT_BYTES) return undefined;
  return diagnostic('error', path, WHOLE_FILE, messages.read.tooLarge(Math.ceil(bytes / 1000), MAX_TEXT_BYTES / 1000));
}

function ignoredName(path: string): Diagnostic | undefined {
  if (path.endsWith('.md')) return undefined;
  const wording = /\.(?:md|markdown|mdown|mkd)$/i.test(path)
    ? messages.read.otherExtension(`${path.slice(0, path.lastIndexOf('.'))}.md`)
    : messages.read.notMarkdown();
  return diagnostic('warning', path, WHOLE_FILE, wording);
}

/** Without a byte-order mark, which TextDecoder drops. */
function textOf(bytes: Buffer): string {
  const text = decoder.decode(bytes);
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

const decoder = new TextDecoder();

function firstInvalidLine(bytes: Buffer): number {
  // Latin-1 has a letter for every byte.
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}
