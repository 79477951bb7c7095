import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Stylesheet } from '../../contract/bundle.ts';
import { type OutputFile, outputFile } from '../../contract/output.ts';

/** Folder of the files that pages load, below the output folder. */
export const ASSETS = 'assets';

interface StylesheetContext {
  assets: readonly OutputFile[];
  /** The folder that the site is served from. */
  base: string;
  /** True if the file keeps its name after changes, so that a new style makes no page render again. */
  development: boolean;
}

/** Makes a content type's stylesheet from its component's CSS. Fonts have their published address, so that the sheet also works inside a page. */
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

/** Returns a hash of eight capital letters and digits, as in the names that esbuild gives. */
export function contentHash(text: string): string {
  const number = createHash('sha256').update(text).digest().readBigUInt64BE();
  return number.toString(32).toUpperCase().padStart(13, '0').slice(-8);
}
