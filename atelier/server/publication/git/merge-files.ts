import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainText } from '../snapshot.ts';
import { type Git, GitRefusal } from './git.ts';
import { blobs } from './tree.ts';

/** A file as three commits or folders have it; undefined where it is not there. Contents are named as git names them. */
export interface ThreeSides {
  base: string | undefined;
  mine: string | undefined;
  theirs: string | undefined;
}

/** What becomes of a file that may have been changed on both sides. */
export type Merged = { blob: string | undefined } | 'conflict';

/** Joins what two sides made of a file. A file that both changed is joined line by line where it is a text, and else stands in conflict. */
export async function merged(git: Git, path: string, sides: ThreeSides): Promise<Merged> {
  const { base, mine, theirs } = sides;
  if (theirs === base || theirs === mine) return { blob: mine };
  if (mine === base) return { blob: theirs };
  if (!path.endsWith('.md') || base === undefined || mine === undefined || theirs === undefined) return 'conflict';
  const texts = await blobs(git, [mine, base, theirs]);
  const text = await joined(git, texts.map(plainText));
  if (text === undefined) return 'conflict';
  return { blob: await git(['hash-object', '-w', '--stdin'], { input: text }) };
}

/** Undefined where both sides changed the same lines. */
async function joined(git: Git, texts: readonly string[]): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'publication-'));
  try {
    const files = texts.map((text, index) => {
      const file = join(folder, String(index));
      writeFileSync(file, text);
      return file;
    });
    return (await git.bytes(['merge-file', '-p', '--quiet', ...files])).toString();
  } catch (error) {
    // The number of conflicts, up to 127.
    if (error instanceof GitRefusal && error.code !== undefined && error.code < 128) return undefined;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
