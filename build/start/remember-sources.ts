import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { hashOf, hashOfFile } from './kept-program.js';
import { startingCompiledThreads } from './threads.ts';

/** Notes the hash of each file that is compiled and of its package's description, by path from the root, and tells the project's own modules where they come from. */
export function rememberSources(root: string, generator: string, hashes: Map<string, string | null>): esbuild.Plugin {
  return {
    name: 'remember sources',
    setup: ({ onLoad }) =>
      onLoad({ filter: /$/, namespace: 'file' }, async ({ path }) => {
        const contents = await readFile(path);
        const fromRoot = relative(root, path);
        hashes.set(fromRoot, hashOf(contents));
        const isOwn = !fromRoot.includes('node_modules');
        for (const file of isOwn ? [] : descriptionsFor(dirname(path)))
          hashes.set(relative(root, file), hashOfFile(file));
        const asksItsPlace = isOwn && contents.includes('import.meta.');
        return {
          contents: asksItsPlace ? await placed(path, contents.toString(), generator) : contents,
          loader: asksItsPlace ? 'js' : 'default',
        };
      }),
  };
}

/** The files, there or not, that say which modules an import of a package means: in the folders from a module's up to the package's own. */
function descriptionsFor(folder: string): string[] {
  const above = dirname(folder);
  const isPackage = /[\\/]node_modules(?:[\\/]@[^\\/]+)?$/.test(above) || above === folder;
  return [join(folder, 'package.json'), ...(isPackage ? [] : descriptionsFor(above))];
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
