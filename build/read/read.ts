import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isErrno } from '../system/errno.ts';
import { inParallel } from '../system/in-parallel.ts';
import { type FoundFile, findFiles } from './find-files.ts';

/** A content file as text: UTF-8, no byte-order mark, line feeds only. */
export interface SourceFile {
  /** From the project's root, with `/`: what diagnostics print. */
  path: string;
  /** From the content folder, with `/`: what kinds match. */
  name: string;
  text: string;
}

/** Ten long articles. */
const MAX_BYTES = 200_000;

/** Reads every Markdown file below `contentDir`, in the order of their names. What cannot be read becomes a diagnostic. */
export async function readContent(
  root: string,
  contentDir: string,
): Promise<{ files: SourceFile[]; diagnostics: Diagnostic[] }> {
  if (!(await isFolder(contentDir))) {
    const message = `Le dossier de contenu « ${contentDir} » n'existe pas.`;
    const shown = relative(root, contentDir).split(sep).join('/');
    return { files: [], diagnostics: [problem(shown, 'dossier-absent', message, 'Indiquez-le avec --content.')] };
  }
  const found = await findFiles({ root, dir: contentDir, skips: (name) => name.startsWith('.') });
  const read = await inParallel(found.files, readOne);
  return {
    files: read.flatMap((result) => ('text' in result ? result : [])),
    diagnostics: [...found.diagnostics, ...read.flatMap((result) => ('text' in result ? [] : result))],
  };
}

async function readOne({ path, name, target, bytes: size }: FoundFile): Promise<SourceFile | Diagnostic> {
  if (/\.(?:md|markdown|mdown|mkd)$/i.test(name) && !name.endsWith('.md')) {
    const hint = `Renommez-le ${path.slice(0, path.lastIndexOf('.'))}.md.`;
    const ignored = problem(
      path,
      'extension',
      'Seuls les fichiers dont le nom finit par « .md », en minuscules, sont lus : celui-ci est ignoré.',
      hint,
    );
    return { ...ignored, severity: 'warning' };
  }
  if (!name.endsWith('.md')) {
    const hint = 'Les textes sont des fichiers .md ; les images et autres fichiers vont dans static/.';
    const ignored = problem(path, 'fichier-ignore', "Ce fichier n'est pas du Markdown : il est ignoré.", hint);
    return { ...ignored, severity: 'warning' };
  }
  if (size > MAX_BYTES) {
    const message = `Ce fichier pèse ${Math.ceil(size / 1000)} ko ; la limite est de ${MAX_BYTES / 1000} ko.`;
    return problem(path, 'fichier-trop-gros', message, 'Découpez-le en plusieurs pages.');
  }
  const bytes = await readFile(target);
  if (!isUtf8(bytes)) {
    const hint = "Enregistrez-le de nouveau en choisissant l'encodage UTF-8.";
    return { ...problem(path, 'encodage', "Ce fichier n'est pas en UTF-8.", hint), line: firstInvalidLine(bytes) };
  }
  // TextDecoder drops a leading byte-order mark.
  return { path, name, text: new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n') };
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return false;
    throw error;
  }
}

function firstInvalidLine(bytes: Buffer): number {
  // Latin-1 has a letter for every byte.
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}

function problem(file: string, rule: string, message: string, hint: string): Diagnostic {
  return { severity: 'error', file, line: 1, column: 1, rule, message, hint };
}
