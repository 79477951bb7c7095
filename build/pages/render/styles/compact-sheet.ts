import type { Stylesheet } from '../../../contract/bundle.ts';
import type { SiteAddress } from '../../../contract/definition.ts';
import { fileText, type OutputFile } from '../../../contract/output.ts';
import { type ScriptWords, scriptWords } from './script-words.ts';
import { type SplitSheet, splitSheet } from './split-sheet.ts';

const sheets = new WeakMap<Stylesheet, SplitSheet>();
const words = new WeakMap<readonly OutputFile[], ScriptWords[]>();

/** A content type's stylesheet in pieces, of which each page takes what it needs; taken apart once a process. `assets`: all that pages load. */
export function compactSheet(style: Stylesheet, assets: readonly OutputFile[], { base }: SiteAddress): SplitSheet {
  const sheet = sheets.get(style) ?? splitSheet(style.text, wordsOf(assets, base));
  sheets.set(style, sheet);
  return sheet;
}

function wordsOf(assets: readonly OutputFile[], base: string): ScriptWords[] {
  const texts = assets.filter(({ path }) => /\.(?:js|css)$/.test(path));
  const known =
    words.get(assets) ??
    scriptWords(
      texts.map((file) => ({ path: file.path, text: fileText(file) })),
      base,
    );
  words.set(assets, known);
  return known;
}
