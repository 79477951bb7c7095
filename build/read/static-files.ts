import type { CopiedFile } from '../contract/output.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isDropping } from '../system/droppings.ts';
import { isErrno } from '../system/errno.ts';
import { findFiles } from './find-files.ts';

/** Every file of the static folder that is meant for visitors, by path; the others are named. An absent folder is an empty one. */
export async function staticFiles(
  root: string,
  staticDir: string,
): Promise<{ files: CopiedFile[]; diagnostics: Diagnostic[] }> {
  try {
    const found = await findFiles({ root, dir: staticDir, skips: (name) => isDropping(name) || isPrivate(name) });
    const unpublished = found.skipped.filter((path) => !isDropping(baseName(path))).map(notPublished);
    return {
      files: found.files.map(({ name, target, bytes }) => ({ path: name, from: target, bytes })),
      diagnostics: [...found.diagnostics, ...unpublished],
    };
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return { files: [], diagnostics: [] };
    throw error;
  }
}

/** Hidden names that hosts look for in what is published: RFC 8615, Apache, GitHub Pages. */
const FOR_HOSTS = ['.well-known', '.htaccess', '.nojekyll'];

/** Secrets and histories are hidden (`.env`, `.git`); editors leave swap files and copies beside what they save. */
function isPrivate(name: string): boolean {
  const isHidden = name.startsWith('.') && !FOR_HOSTS.includes(name);
  return isHidden || /~$|^#.*#$|\.(?:bak|orig|rej|sw[op])$/i.test(name);
}

function notPublished(path: string): Diagnostic {
  const isHidden = baseName(path).startsWith('.');
  return {
    severity: 'warning',
    file: path,
    line: 1,
    column: 1,
    rule: 'non-publie',
    message: isHidden
      ? "Ce nom commence par un point : ce qu'il porte est privé et n'est pas publié."
      : "Ce nom est celui d'une copie de travail : elle n'est pas publiée.",
    hint: isHidden
      ? `Sortez-le de ce dossier. Seuls ${FOR_HOSTS.join(', ')} sont faits pour être publiés.`
      : "Supprimez-la, ou renommez-la si elle doit l'être.",
  };
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
