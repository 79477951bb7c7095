import { isUtf8 } from 'node:buffer';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Diagnostic } from './diagnostic.ts';

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
  const shown = (file: string) => toPosix(relative(root, file));
  let home: string;
  try {
    home = await realpath(contentDir);
    if (!(await stat(home)).isDirectory()) throw new Error('not a folder');
  } catch {
    const message = `Le dossier de contenu « ${contentDir} » n'existe pas.`;
    return {
      files: [],
      diagnostics: [problem(shown(contentDir), 'dossier-absent', message, 'Indiquez-le avec --content.')],
    };
  }
  const results = await Promise.all(
    (await listFiles(contentDir)).map((file) => readOne(file, home, shown(file), toPosix(relative(contentDir, file)))),
  );
  return {
    files: results.flatMap(({ file }) => file ?? []),
    diagnostics: results.flatMap(({ diagnostic }) => diagnostic ?? []),
  };
}

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !name.startsWith('.'))
      .map((entry) => (entry.isDirectory() ? listFiles(join(dir, entry.name)) : [join(dir, entry.name)])),
  );
  return nested.flat().sort();
}

async function readOne(
  file: string,
  home: string,
  path: string,
  name: string,
): Promise<{ file?: SourceFile; diagnostic?: Diagnostic }> {
  const fail = (rule: string, message: string, hint: string) => ({ diagnostic: problem(path, rule, message, hint) });
  let target: string;
  try {
    target = await realpath(file);
  } catch {
    return fail(
      'lien-symbolique',
      'Ce lien symbolique ne mène nulle part.',
      'Supprimez-le, ou remplacez-le par le fichier lui-même.',
    );
  }
  if (target !== home && !target.startsWith(home + sep)) {
    return fail(
      'lien-symbolique',
      'Ce lien symbolique sort du dossier de contenu.',
      'Copiez le fichier dans le dossier de contenu.',
    );
  }
  const info = await stat(target);
  if (info.isDirectory()) {
    return fail(
      'lien-symbolique',
      'Ce lien symbolique mène à un dossier.',
      'Copiez le dossier dans le dossier de contenu.',
    );
  }
  if (!name.endsWith('.md')) {
    const hint = 'Les textes sont des fichiers .md ; les images et autres fichiers vont dans static/.';
    return {
      diagnostic: {
        ...problem(path, 'fichier-ignore', "Ce fichier n'est pas du Markdown : il est ignoré.", hint),
        severity: 'warning',
      },
    };
  }
  if (info.size > MAX_BYTES) {
    return fail(
      'fichier-trop-gros',
      `Ce fichier pèse ${Math.ceil(info.size / 1000)} ko ; la limite est de ${MAX_BYTES / 1000} ko.`,
      'Découpez-le en plusieurs pages.',
    );
  }
  const bytes = await readFile(target);
  if (!isUtf8(bytes)) {
    const line = firstInvalidLine(bytes);
    return {
      diagnostic: {
        ...problem(
          path,
          'encodage',
          "Ce fichier n'est pas en UTF-8.",
          "Enregistrez-le de nouveau en choisissant l'encodage UTF-8.",
        ),
        line,
      },
    };
  }
  // TextDecoder drops a leading byte-order mark.
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
  return { file: { path, name, text } };
}

function firstInvalidLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    const stop = end === -1 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(start, stop))) return line;
    start = stop + 1;
  }
  return 1;
}

function problem(file: string, rule: string, message: string, hint: string): Diagnostic {
  return { severity: 'error', file, line: 1, column: 1, rule, message, hint };
}

function toPosix(path: string): string {
  return path.split(sep).join('/');
}
