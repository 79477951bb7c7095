import type { Bundle } from '../../contract/bundle.ts';
import { fileText, type OutputFile, outputFile } from '../../contract/output.ts';
import { type Recoloring, recolor } from '../../contract/recoloring.ts';
import { memoize } from '../../platform/memoize.ts';
import { contentHash } from './stylesheets.ts';

/**
 * Returns a bundle whose stylesheets and scripts have other colours. Browsers cache these files by name, and they name each other, so that all
 * get new names, which depend on the colours, too.
 */
export function recolorBundle(bundle: Bundle, colors: Recoloring | undefined): Bundle {
  return colors ? changedBundle(bundle, JSON.stringify(colors)) : bundle;
}

const changedBundle = memoize((bundle: Bundle, key: string): Bundle => {
  const colors: Recoloring = JSON.parse(key);
  const change = (text: string) => recolor(text, colors).replace(HASH, (hash) => contentHash(hash + key));
  const changedFile = (file: OutputFile) =>
    /\.(?:js|css)$/.test(file.path) ? outputFile(change(file.path), change(fileText(file))) : file;
  const styles = Array.from(bundle.styles, ([contentType, { text, file, fonts }]) => {
    const changed = { text: change(text), file: changedFile(file), fonts };
    return [contentType, changed] as const;
  });
  const scripts = Object.entries(bundle.scripts).map(([name, address]) => [name, change(address)]);
  return {
    ...bundle,
    assets: bundle.assets.map(changedFile),
    styles: new Map(styles),
    scripts: Object.fromEntries(scripts),
  };
});

/** The hash in the name of a script or stylesheet, such as `page-4QIESZFW.js`. */
const HASH = /(?<=-)[A-Z\d]{8}(?=\.(?:js|css)\b)/g;
