import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Stylesheet } from '../../contract/bundle.ts';
import { type OutputFile, outputFile } from '../../contract/output.ts';

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
