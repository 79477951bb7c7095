import type { Stylesheet } from '../../../contract/bundle.ts';
import type { SiteAddress } from '../../../contract/definition.ts';
import { fileText, type OutputFile } from '../../../contract/output.ts';
import { memoize } from '../../../platform/memoize.ts';
import { scriptWords } from './script-words.ts';
import { splitSheet } from './split-sheet.ts';

/** A content type's stylesheet in pieces, of which each page takes what it needs; taken apart once a process. `assets`: all that pages load. */
export const compactSheet = memoize((style: Stylesheet, assets: readonly OutputFile[], { base }: SiteAddress) =>
  splitSheet(style.text, wordsOf(assets, base)),
);

const wordsOf = memoize((assets: readonly OutputFile[], base: string) => {
  const texts = assets.filter(({ path }) => /\.(?:js|css)$/.test(path));
  return scriptWords(
    texts.map((file) => ({ path: file.path, text: fileText(file) })),
    base,
  );
});
