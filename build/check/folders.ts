import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** A name that is both a file and a folder of other files: no disk can hold the two. */
export function checkFolders(paths: readonly string[]): Diagnostic[] {
  const files = new Set(paths);
  const clashes = paths.flatMap((path) => foldersOf(path).flatMap((folder) => (files.has(folder) ? folder : [])));
  return [...new Set(clashes)].map((folder) => {
    const inside = paths.find((path) => path.startsWith(`${folder}/`));
    return {
      severity: 'error',
      file: folder,
      line: 1,
      column: 1,
      rule: 'fichier-ou-dossier',
      message: `« ${folder} » serait à la fois un fichier et le dossier de « ${inside} ».`,
      hint: 'Renommez le fichier ou le dossier de static/, ou la page.',
    };
  });
}

/** 'a/b/c' lies in 'a' and 'a/b'. */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
