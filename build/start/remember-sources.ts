import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { hashOf } from './kept-program.js';
import { startingCompiledThreads } from './threads.ts';

/** Notes the hash of each file that is compiled, by its path from the root, and tells the project's own modules where they come from. */
export function rememberSources(root: string, generator: string, hashes: Map<string, string | null>): esbuild.Plugin {
  return {
    name: 'remember sources',
    setup: ({ onLoad }) =>
      onLoad({ filter: /$/, namespace: 'file' }, async ({ path }) => {
        const contents = await readFile(path);
        const fromRoot = relative(root, path);
        hashes.set(fromRoot, hashOf(contents));
        const asksItsPlace = !fromRoot.includes('node_modules') && contents.includes('import.meta.');
        return {
          contents: asksItsPlace ? await placed(path, contents.toString(), generator) : contents,
          loader: asksItsPlace ? 'js' : 'default',
        };
      }),
  };
}

/** A module in JavaScript that takes its source's place for its own. */
async function placed(path: string, source: string, generator: string): Promise<string> {
  const { code } = await esbuild.transform(startingCompiledThreads(source, path, generator), {
    loader: 'ts',
    define: {
      'import.meta.dirname': JSON.stringify(dirname(path)),
      'import.meta.url': JSON.stringify(pathToFileURL(path).href),
    },
    sourcefile: path,
    sourcemap: 'inline',
    sourcesContent: false,
  });
  return code;
}
