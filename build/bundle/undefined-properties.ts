import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closestOf } from '../diagnostics/suggest.ts';
import { messages } from '../messages.fr.ts';
import type { CodeFault } from './esbuild-findings.ts';

interface Source {
  file: string;
  text: string;
}

/**
 * Custom properties that a stylesheet of the site refers to and nothing defines: browsers then leave the whole declaration out, without a word.
 * What a script names may be set by it, and a reference with a value of its own in reserve is meant to work without. `inputs` are named as in
 * esbuild's metafile.
 */
export function undefinedProperties(root: string, inputs: readonly string[]): CodeFault[] {
  const files = [...new Set(inputs.map((input) => input.replace(/^[\w-]+:/, '')))];
  const sources = files
    .filter((file) => file.endsWith('.css') || (/\.[jt]sx?$/.test(file) && !isPackaged(file)))
    .map((file): Source => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const sheets = sources.filter(({ file }) => file.endsWith('.css')).map(withoutComments);
  const defined = new Set([
    ...sheets.flatMap(({ text }) => namesIn(text, /(?<![\w-])(--[\w-]+)\s*[:{]/g)),
    ...sources.filter(({ file }) => !file.endsWith('.css')).flatMap(({ text }) => namesIn(text, /(--[a-zA-Z][\w-]*)/g)),
  ]);
  const nearest = closestOf(defined);
  return sheets.filter(({ file }) => !isPackaged(file)).flatMap((sheet) => faultsIn(sheet, defined, nearest));
}

function faultsIn(
  { file, text }: Source,
  defined: ReadonlySet<string>,
  nearest: (name: string) => string | undefined,
): CodeFault[] {
  return [...text.matchAll(/(?<=var\(\s*)--[\w-]+(?=\s*\))/g)].flatMap(({ 0: name, index }): CodeFault[] => {
    if (defined.has(name)) return [];
    const before = text.slice(0, index).split('\n');
    const start = before.at(-1) ?? '';
    const [lineText = ''] = text.slice(index - start.length).split('\n', 1);
    const place = { file, line: before.length, column: Buffer.byteLength(start), length: name.length, lineText };
    return [{ text: messages.bundle.undefinedProperty(name, nearest(name)), location: place }];
  });
}

function namesIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}

/** The same with blanks for comments: places stay. */
function withoutComments({ file, text }: Source): Source {
  return { file, text: text.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, (comment) => comment.replace(/[^\n]/g, ' ')) };
}

function isPackaged(file: string): boolean {
  return /(?:^|\/)node_modules\//.test(file);
}
