import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import type { SiteDefinition } from '../../contract/definition.ts';
import { type Diagnostic, diagnostic, type Outcome, WHOLE_FILE } from '../../contract/diagnostic.ts';
import { isMedia } from '../../contract/media-name.ts';
import type { CopiedFile } from '../../contract/output.ts';
import type { FoundFile, SourceFile, Sources } from '../../contract/source-file.ts';
import { read as messages } from '../../diagnostics/messages/read.fr.ts';
import { ifPresent, isErrno } from '../../platform/errors.ts';
import { isJunkFile, pathFrom } from '../../platform/folders.ts';
import { memoize } from '../../platform/memoize.ts';
import { findFiles, type ReadFile } from './find-files.ts';

/** Largest size of a text, about ten long articles. */
export const MAX_TEXT_BYTES = 200_000;

export function readSite({
  root,
  contentDir,
  staticDir,
}: Pick<SiteDefinition, 'root' | 'contentDir' | 'staticDir'>): Outcome<Sources> {
  const content = readContent(root, contentDir);
  const copied = staticFiles(root, staticDir);
  return {
    value: { texts: content.value, media: content.media, copies: copied.value },
    diagnostics: [...content.diagnostics, ...copied.diagnostics],
  };
}

/** Reads all texts, ordered by name. Unreadable ones become diagnostics. */
export function readContent(root: string, contentDir: string): Outcome<SourceFile[]> & { media: FoundFile[] } {
  if (!ifPresent(() => statSync(contentDir).isDirectory(), false)) {
    const shown = pathFrom(root, contentDir);
    return {
      value: [],
      media: [],
      diagnostics: [diagnostic('error', shown, WHOLE_FILE, messages.missingFolder(contentDir))],
    };
  }
  const found = findFiles({
    root,
    dir: contentDir,
    skips: (name) => name.startsWith('.'),
    reads: (name, bytes) => name.endsWith('.md') && bytes <= MAX_TEXT_BYTES,
  });
  const media = found.files.filter(({ name }) => isMedia(name));
  const read = found.files.filter(({ name }) => !isMedia(name)).map(readOne);
  return {
    value: read.flatMap((result) => ('text' in result ? result : [])),
    media,
    diagnostics: [...found.diagnostics, ...read.flatMap((result) => ('text' in result ? [] : result))],
  };
}

/** Returns the text of a file, or undefined if builds report an error for it. */
export function readText(file: string): string | undefined {
  const contents = ifPresent(() => readFileSync(file), undefined);
  return contents && contents.length <= MAX_TEXT_BYTES && isUtf8(contents) ? decodeText(contents) : undefined;
}

function readOne(file: FoundFile | ReadFile): SourceFile | Diagnostic {
  const { path, name } = file;
  if (!('contents' in file)) return (path.endsWith('.md') && sizeError(path, file.bytes)) || notMarkdown(path);
  const { contents } = file;
  if (!isUtf8(contents)) {
    return diagnostic('error', path, { line: firstInvalidLine(contents), column: 1 }, messages.notUtf8());
  }
  return { path, name, text: decodeText(contents) };
}

export function sizeError(path: string, bytes: number): Diagnostic | undefined {
  if (bytes <= MAX_TEXT_BYTES) return undefined;
  return diagnostic('error', path, WHOLE_FILE, messages.tooLarge(Math.ceil(bytes / 1000), MAX_TEXT_BYTES / 1000));
}

function notMarkdown(path: string): Diagnostic {
  const wording = /\.(?:md|markdown|mdown|mkd)$/i.test(path)
    ? messages.otherExtension(`${path.slice(0, path.lastIndexOf('.'))}.md`)
    : messages.notMarkdown();
  return diagnostic('warning', path, WHOLE_FILE, wording);
}

/** Decodes UTF-8; `TextDecoder` drops the byte-order mark. */
function decodeText(bytes: Buffer): string {
  const text = decoder.decode(bytes);
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

const decoder = new TextDecoder();

function firstInvalidLine(bytes: Buffer): number {
  // Latin-1 decodes every byte.
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}

/** Finds static files for visitors, and reports other files. The folder may be absent. */
export function staticFiles(root: string, staticDir: string): Outcome<CopiedFile[]> {
  try {
    const found = findFiles({ root, dir: staticDir, skips: (name) => isJunkFile(name) || isPrivate(name) });
    const unpublished = found.skipped.filter((path) => !isJunkFile(posix.basename(path))).map(notPublished);
    return {
      value: sameAsBefore(found.files.map(({ name, target, bytes }) => ({ path: name, from: target, bytes }))),
      diagnostics: [...found.diagnostics, ...unpublished],
    };
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return { value: [], diagnostics: [] };
    throw error;
  }
}

/** Returns the earlier array if it is equal, because results are cached by its identity. */
const sameAsBefore = memoize(
  (copies: CopiedFile[]) => copies,
  (copies) => JSON.stringify(copies),
);

/** Hidden files that hosts read (RFC 8615, Apache, GitHub Pages). */
const FOR_HOSTS = ['.well-known', '.htaccess', '.nojekyll'];

/** Tells whether a file is hidden, such as `.env` and `.git`, or a copy that editors leave. */
function isPrivate(name: string): boolean {
  const isHidden = name.startsWith('.') && !FOR_HOSTS.includes(name);
  return isHidden || /~$|^#.*#$|\.(?:bak|orig|rej|sw[op])$/i.test(name);
}

function notPublished(path: string): Diagnostic {
  const wording = messages.notPublished(posix.basename(path).startsWith('.') ? FOR_HOSTS : undefined);
  return diagnostic('warning', path, WHOLE_FILE, wording);
}
