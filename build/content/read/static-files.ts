import { type Diagnostic, diagnostic, type Outcome, WHOLE_FILE } from '../../contract/diagnostic.ts';
import type { CopiedFile } from '../../contract/output.ts';
import { read as messages } from '../../diagnostics/messages/read.fr.ts';
import { isErrno } from '../../platform/errors.ts';
import { isJunkFile } from '../../platform/folders.ts';
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

/** Returns the earlier list while it is equal, so that results cached for it stay valid. */
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
