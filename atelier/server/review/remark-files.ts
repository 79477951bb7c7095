import { type Dirent, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { writeOrRefuse } from '../../../build/editing/refused.ts';
import { explainFault, ifPresent, isErrno } from '../../../build/editing/system.ts';
import { byCodeUnit } from '../../../build/editing/text.ts';
import { addFile, replaceFile } from '../../../build/editing/write-file.ts';

type Root = Pick<SiteDefinition, 'root'>;

/**
 * The folder of remarks, from the project's root. No build reads it, so remarks are never published. It is part of the repository, for writers on
 * other machines; each remark is a file, so that two writers never change the same one.
 */
export const REVIEWS = 'relectures';

/** A reader's comment on a passage of a text. */
export const remarkShape = z.strictObject({
  /** The id from the reader's page, which a changed remark keeps. */
  id: z.string().regex(/^[\da-f]{16}$/),
  /** The line of the file where the passage's block began; 0 for the whole page. */
  line: z.int().min(0),
  /** Words of the passage; empty for a whole block or page. */
  quote: z.string().max(5000),
  text: z.string().min(1).max(20_000),
  /** The reader's name; empty if none was given. */
  reader: z.string().max(200),
  at: z.iso.datetime(),
});
export type Remark = z.output<typeof remarkShape>;

const storedShape = z.object({ ...remarkShape.shape, path: z.string(), state: z.enum(['open', 'accepted']) });
/** A remark, as the workshop stores it. */
export type StoredRemark = z.output<typeof storedShape>;

/** Returns the folder of a text's remarks: `relectures/content/blog/x`. */
function remarksFolder(path: string): string {
  return `${REVIEWS}/${path.replace(/\.md$/, '')}`;
}

/** Returns the paths of all remarks, from the project's root. */
export function remarkPaths(site: Root): string[] {
  const root = realpathSync(site.root);
  return remarksBelow(join(root, REVIEWS)).map(({ parentPath, name }) => shownPath(root, join(parentPath, name)));
}

/** Returns the path of the text that a remark's file is about; undefined for other files. */
export function textOfRemark(path: string): string | undefined {
  const [, text] = REMARK_PATH.exec(path) ?? [];
  return text === undefined ? undefined : `${text}.md`;
}

/** Returns the remarks of all texts, sorted by text and moment. Other files are ignored. */
export function storedRemarks(site: Root): StoredRemark[] {
  const root = realpathSync(site.root);
  const folder = join(root, REVIEWS);
  const found = remarksBelow(folder).flatMap((entry) => remarkIn(root, join(entry.parentPath, entry.name)) ?? []);
  return found.sort((a, b) => byCodeUnit(a.path, b.path) || byCodeUnit(a.at, b.at));
}

/** Adds a remark, or replaces the one with its id. Throws `Refused`. */
export function storeRemark(site: Root, { path, ...remark }: StoredRemark): void {
  const file = join(realpathSync(site.root), remarksFolder(path), `${remark.id}.json`);
  const contents = `${JSON.stringify(remark, null, 2)}\n`;
  writeOrRefuse(remarksFolder(path), () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats) replaceFile(file, contents, stats);
    else addFile(file, contents);
  });
}

/** Moves the remarks of a text to its new name. If the disk refuses, they stay. */
export function moveRemarks(site: Root, from: string, to: string): void {
  const root = realpathSync(site.root);
  const [source, target] = [join(root, remarksFolder(from)), join(root, remarksFolder(to))];
  try {
    for (const { name, parentPath } of remarksBelow(source)) {
      if (parentPath !== source) continue;
      mkdirSync(target, { recursive: true });
      renameSync(join(source, name), join(target, name));
    }
  } catch (error) {
    if (explainFault(error) === undefined) throw error;
  }
}

const REMARK_FILE = /^[\da-f]{16}\.json$/;
const REMARK_PATH = new RegExp(`^${REVIEWS}/(.+)/[\\da-f]{16}\\.json$`);

function remarkIn(root: string, file: string): StoredRemark | undefined {
  const path = textOfRemark(shownPath(root, file));
  try {
    const known: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return storedShape.safeParse(typeof known === 'object' ? { ...known, path } : known).data;
  } catch (error) {
    if (error instanceof SyntaxError || isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function shownPath(root: string, file: string): string {
  return relative(root, file).split(sep).join('/');
}

function remarksBelow(folder: string): Dirent[] {
  const entries = ifPresent(() => readdirSync(folder, { recursive: true, withFileTypes: true }), []);
  return entries.filter((entry) => entry.isFile() && REMARK_FILE.test(entry.name));
}
