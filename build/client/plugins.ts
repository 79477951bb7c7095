import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import * as esbuild from 'esbuild';

/** Every import of React leads to the one file that holds it. */
export function sharedVendor(file: string): esbuild.Plugin {
  return {
    name: 'shared-vendor',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^react(?:-dom)?(?:\/.*)?$/ }, () => ({ path: `./${file}`, external: true })),
  };
}

/**
 * `import address from './x.css?stylesheet'`: the stylesheet as a file of its own, to be linked when it is needed.
 * Its path counts from the root: outside the namespace `file`, esbuild puts paths as they are into the names of chunks.
 */
export function stylesheetFiles(root: string): esbuild.Plugin {
  return {
    name: 'stylesheet-files',
    setup: ({ onResolve, onLoad, resolve }) => {
      onResolve({ filter: /\?stylesheet$/ }, async ({ path, resolveDir, kind }) => {
        const { path: file, errors } = await resolve(path.replace(/\?stylesheet$/, ''), { resolveDir, kind });
        if (errors.length > 0) return { errors };
        return { path: relative(root, file).split(sep).join('/'), namespace: 'stylesheet' };
      });
      onLoad({ filter: /.*/, namespace: 'stylesheet' }, async ({ path }) => {
        const file = join(root, path);
        const { code } = await esbuild.transform(await readFile(file, 'utf8'), { loader: 'css', minify: true });
        return { contents: code, loader: 'file', resolveDir: dirname(file) };
      });
    },
  };
}

/** Sonner adds a `<style>` by script, which the pages' policy blocks; its stylesheet is linked instead. */
export function withoutInjectedStyles(): esbuild.Plugin {
  return {
    name: 'without-injected-styles',
    setup: ({ onLoad }) =>
      onLoad({ filter: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const contents = source.replace(/^__insertCSS\(.*\);?$/m, '');
        if (contents === source)
          return { errors: [{ text: 'sonner no longer injects its styles as expected: adapt this plugin' }] };
        return { contents, loader: 'js' };
      }),
  };
}
