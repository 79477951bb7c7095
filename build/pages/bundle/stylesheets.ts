import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Stylesheet } from '../../contract/bundle.ts';
import { type OutputFile, outputFile } from '../../contract/output.ts';
import { bundle as messages } from '../../diagnostics/messages/pages.fr.ts';
import { closestOf } from '../../diagnostics/suggest.ts';
import type { CodeMessage } from './code-diagnostics.ts';

/** Folder of the files that pages load, below the output folder. */
export const ASSETS = 'assets';

interface StylesheetContext {
  assets: readonly OutputFile[];
  /** Folder the site is served from. */
  base: string;
  /** Its file keeps its name whatever it says, so that no page has to be rendered anew for another style. */
  development: boolean;
}

/** A content type's stylesheet from the CSS of its component. It names fonts by their published address, so that it can stand in a page as well as beside it. */
export function stylesheetOf(
  contentType: string,
  source: string,
  { assets, base, development }: StylesheetContext,
): Stylesheet {
  const text = assets.reduce(
    (css, { path }) => css.replaceAll(`./${basename(path)}`, `${base}/${path}`),
    source.trim(),
  );
  const fonts = assets
    .filter(({ path }) => path.endsWith('.woff2') && text.includes(path))
    .map(({ path }) => `/${path}`);
  const name = development ? contentType : `${contentType}-${contentHash(text)}`;
  return { text, file: outputFile(`${ASSETS}/${name}.css`, text), fonts };
}

/** Eight capital letters and digits, as in the names that esbuild gives. */
export function contentHash(text: string): string {
  const number = createHash('sha256').update(text).digest().readBigUInt64BE();
  return number.toString(32).toUpperCase().padStart(13, '0').slice(-8);
}

/** The custom properties of a part of the site's code, as plain data. */
export interface CustomProperties {
  /** Those that its styles declare, or its scripts name: a script may set them. */
  defined: readonly string[];
  /** References of the site's own styles to others, without a fallback value. */
  undefined: readonly { name: string; location: NonNullable<CodeMessage['location']> }[];
}

interface Source {
  file: string;
  text: string;
}

/** Reads the custom properties of a part of the code. `inputs` are named as in esbuild's metafile. */
export function customPropertiesOf(root: string, inputs: readonly string[]): CustomProperties {
  const files = [...new Set(inputs.map((input) => input.replace(/^[\w-]+:/, '')))];
  const sources = files
    .filter((file) => file.endsWith('.css') || (/\.[jt]sx?$/.test(file) && !isPackaged(file)))
    .map((file): Source => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const sheets = sources.filter(({ file }) => file.endsWith('.css')).map(withoutComments);
  const scripts = sources.filter(({ file }) => !file.endsWith('.css'));
  const defined = new Set([
    ...sheets.flatMap(({ text }) => namesIn(text, /(?<![\w-])(--[\w-]+)\s*[:{]/g)),
    ...scripts.flatMap(({ text }) => namesIn(text, /(--[a-zA-Z][\w-]*)/g)),
  ]);
  const references = sheets.filter(({ file }) => !isPackaged(file)).flatMap(referencesIn);
  return { defined: [...defined], undefined: references.filter(({ name }) => !defined.has(name)) };
}

/** Errors for references that no part defines: browsers ignore the whole declaration, without a word. */
export function undefinedProperties(parts: readonly CustomProperties[]): CodeMessage[] {
  const defined = new Set(parts.flatMap((part) => part.defined));
  const nearest = closestOf(defined);
  const missing = parts.flatMap((part) => part.undefined).filter(({ name }) => !defined.has(name));
  const places = new Map(missing.map((one) => [JSON.stringify(one.location), one]));
  return Array.from(places.values(), ({ name, location }) => ({
    text: messages.undefinedProperty(name, nearest(name)),
    location,
  }));
}

function referencesIn({ file, text }: Source): CustomProperties['undefined'] {
  return Array.from(text.matchAll(/(?=--)(?<=var\(\s*)--[\w-]+(?=\s*\))/g), ({ 0: name, index }) => {
    const before = text.slice(0, index).split('\n');
    const start = before.at(-1) ?? '';
    const [lineText = ''] = text.slice(index - start.length).split('\n', 1);
    const column = Buffer.byteLength(start);
    return { name, location: { file, line: before.length, column, length: name.length, lineText } };
  });
}

function namesIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}

/** Replaces comments by blanks, so that places stay what they are. */
function withoutComments({ file, text }: Source): Source {
  return { file, text: text.replace(/\/\*.*?(?:\*\/|$)/gs, (comment) => comment.replace(/[^\n]/g, ' ')) };
}

function isPackaged(file: string): boolean {
  return /(?:^|\/)node_modules\//.test(file);
}
