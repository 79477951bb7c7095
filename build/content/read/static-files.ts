import { closeSync, openSync, readSync } from 'node:fs';
import { type Diagnostic, diagnostic, type Outcome, WHOLE_FILE } from '../../contract/diagnostic.ts';
import type { CopiedFile } from '../../contract/output.ts';
import type { SourceFile } from '../../contract/source-file.ts';
import { read as messages } from '../../diagnostics/messages/read.fr.ts';
import { isErrno } from '../../platform/errors.ts';
import { isJunkFile } from '../../platform/folders.ts';
import { hashOf } from '../../platform/hash.ts';
import { memoize } from '../../platform/memoize.ts';
import { findFiles } from './find-files.ts';

/** Every file of the static folder that is meant for visitors, by path; the others are reported. An absent folder counts as empty. */
export function staticFiles(root: string, staticDir: string): Outcome<CopiedFile[]> {
  try {
    const found = findFiles({ root, dir: staticDir, skips: (name) => isJunkFile(name) || isPrivate(name) });
    const unpublished = found.skipped.filter((path) => !isJunkFile(baseName(path))).map(notPublished);
    return {
      value: sameAsBefore(found.files.map(({ name, target, bytes }) => ({ path: name, from: target, bytes }))),
      diagnostics: [...found.diagnostics, ...unpublished],
    };
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return { value: [], diagnostics: [] };
    throw error;
  }
}

/** The same list where it is equal: what was worked out from it stays good. */
const sameAsBefore = memoize(
  (copies: CopiedFile[]) => copies,
  (copies) => JSON.stringify(copies),
);

/** Hidden names that hosts look for in what is published: RFC 8615, Apache, GitHub Pages. */
const FOR_HOSTS = ['.well-known', '.htaccess', '.nojekyll'];

/** Secrets and histories are hidden (`.env`, `.git`); editors leave swap files and copies beside what they save. */
function isPrivate(name: string): boolean {
  const isHidden = name.startsWith('.') && !FOR_HOSTS.includes(name);
  return isHidden || /~$|^#.*#$|\.(?:bak|orig|rej|sw[op])$/i.test(name);
}

function notPublished(path: string): Diagnostic {
  const isHidden = baseName(path).startsWith('.');
  const wording = isHidden ? messages.hiddenName(FOR_HOSTS) : messages.workingCopy();
  return diagnostic('warning', path, WHOLE_FILE, wording);
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

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
