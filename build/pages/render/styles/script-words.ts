import { getOrCompute } from '../../../platform/get-or-compute.ts';

/** A script that pages load, with all scripts that it may load later. */
export interface ScriptWords {
  /** The published address of the script. */
  address: string;
  /** Tells whether the script contains a name, and so may add it to a page: `.class`, `element`, `[attribute` with or without value, `--property`. */
  mentions: (name: string) => boolean;
}

/** A script or stylesheet that browsers load. */
interface LoadedFile {
  path: string;
  text: string;
}

/** Returns the words of each script and of all files that it names. Names that a script adds to a page are written in it, letter by letter. */
export function scriptWords(files: readonly LoadedFile[], base: string): ScriptWords[] {
  const words = new Map(files.map(({ path, text }) => [path, identifiersIn(text)]));
  const named = new Map(files.map((file) => [file.path, filesNamedIn(file, files)]));
  return files
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ path }) => {
      const own = [...reachableFrom(path, named)].map((file) => words.get(file));
      const known = new Map<string, boolean>();
      const isMentioned = (name: string) => own.some((set) => set && isWordIn(name, set));
      return { address: `${base}/${path}`, mentions: (name) => getOrCompute(known, name, isMentioned) };
    });
}

/** Tells whether words may mean a name. Attributes have other names as properties: `data-when` is `dataset.when`, `aria-hidden` `ariaHidden`. */
function isWordIn(name: string, words: ReadonlySet<string>): boolean {
  if (name.startsWith('.')) return words.has(name.slice(1));
  if (!name.startsWith('[')) return words.has(name) || words.has(name.toUpperCase());
  const attribute = name.slice(1).replace(/=.*$/s, '');
  return [attribute, attribute.replace(/^data-/, '')].some((one) => words.has(one) || words.has(foldName(one)));
}

/** Returns runs of letters, digits, `_` and `-`, each also in lower case without hyphens. */
function identifiersIn(text: string): Set<string> {
  const words = new Set(text.match(/[\w-]+/g));
  for (const word of [...words]) words.add(foldName(word));
  return words;
}

function foldName(word: string): string {
  return word.replaceAll('-', '').toLowerCase();
}

function filesNamedIn({ path, text }: LoadedFile, files: readonly LoadedFile[]): string[] {
  return files
    .map((file) => file.path)
    .filter((other) => other !== path && text.includes(other.slice(other.lastIndexOf('/') + 1)));
}

function reachableFrom(
  path: string,
  named: ReadonlyMap<string, readonly string[]>,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const next of named.get(path) ?? []) reachableFrom(next, named, seen);
  return seen;
}
