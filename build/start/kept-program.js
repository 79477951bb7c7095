import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * A module of this project that is run, and where it is kept compiled. Folders are absolute; the entry is from the root, with slashes.
 * @typedef {{ root: string, entry: string, folder: string }} Program
 */

/**
 * What a compiled program is made of, and what it was made from: SHA-256 by path. Those of files that it was made without are null.
 * @typedef {{ node: string, root: string, entry: string, inputs: Record<string, string | null>, outputs: Record<string, string | null> }} Manifest
 */

export const MANIFEST = 'manifest.json';
const MAIN = 'main.js';

/**
 * The module to import instead of a program's entry: compiled by a former run from the very bytes that the sources
 * and packages have now, and whole. Undefined when there is none.
 * @param {Program} program
 * @returns {string | undefined}
 */
export function keptProgram(program) {
  const kept = keptIn(program.folder).find((folder) => isRight(folder, program));
  if (kept === undefined) return undefined;
  noteUse(kept);
  return join(kept, MAIN);
}

/**
 * The compiled programs of a folder, those used last first; whole or not, right or not.
 * @param {string} folder
 */
export function keptIn(folder) {
  try {
    const names = readdirSync(folder).filter((name) => /^(?:[\da-f]{64}|[\da-f-]{36}\.part)$/.test(name));
    const kept = names.map((name) => join(folder, name));
    const used = new Map(kept.map((path) => [path, statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0]));
    return kept.sort((a, b) => (used.get(b) ?? 0) - (used.get(a) ?? 0));
  } catch {
    return [];
  }
}

/**
 * A folder of a program bears the hash of its manifest as its name.
 * @param {string} kept
 * @param {Program} program
 */
export function isRight(kept, { root, entry }) {
  try {
    const text = readFileSync(join(kept, MANIFEST));
    if (hashOf(text) !== basename(kept)) return false;
    /** @type {Manifest} */
    const manifest = JSON.parse(text.toString());
    const isOurs = manifest.node === process.version && manifest.root === root && manifest.entry === entry;
    return isOurs && areAsThen(root, manifest.inputs) && areAsThen(kept, manifest.outputs);
  } catch {
    return false;
  }
}

/**
 * @param {string} folder
 * @param {Manifest['inputs']} hashes
 */
function areAsThen(folder, hashes) {
  return Object.entries(hashes).every(([path, hash]) => hashOfFile(join(folder, path)) === hash);
}

/**
 * SHA-256, in hexadecimal digits; null for a file that is not there.
 * @param {string} file
 */
export function hashOfFile(file) {
  try {
    return hashOf(readFileSync(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * SHA-256, in hexadecimal digits.
 * @param {string | Uint8Array} contents
 */
export function hashOf(contents) {
  return hash('sha256', contents, 'hex');
}

/** @param {string} folder */
function noteUse(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {
    // A disk that only reads forgets no program either.
  }
}
