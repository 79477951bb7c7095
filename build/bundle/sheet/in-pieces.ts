import { cachedLater } from '../../cache/cached.ts';
import { hashOf } from '../../system/hash.ts';
import type { CodeCache } from '../kept-code.ts';
import type { Stylesheet } from '../stylesheets.ts';
import type { SplitSheet } from './split-sheet.ts';

interface PiecesOptions {
  /** All that browsers load of the site's code. */
  files: readonly { path: string; contents: Uint8Array }[];
  base: string;
  cache?: CodeCache | undefined;
}

/** Stylesheets with their pieces; a former build may have taken them apart. */
export async function inPieces(
  styles: ReadonlyMap<string, Stylesheet>,
  { files, base, cache }: PiecesOptions,
): Promise<Map<string, Stylesheet>> {
  const loaded = JSON.stringify([base, ...files.map(({ path, contents }) => [path, hashOf(contents)])]);
  const run = async (text: string): Promise<SplitSheet> => {
    const [{ splitSheet }, { scriptWords }] = await Promise.all([
      import('./split-sheet.ts'),
      import('./script-words.ts'),
    ]);
    return splitSheet(text, scriptWords(files, base));
  };
  const split = ({ text }: Stylesheet) =>
    cache ? cachedLater(cache.store, { name: 'sheet', code: cache.code, run }, hashOf(loaded + text), text) : run(text);
  const all = [...styles].map(async ([kind, style]) => [kind, { ...style, split: await split(style) }] as const);
  return new Map(await Promise.all(all));
}
