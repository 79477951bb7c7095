import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as esbuild from 'esbuild';

/** Every import of React leads to the one file that holds it. */
export function sharedVendor(file: string): esbuild.Plugin {
  return {
    name: 'shared-vendor',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^react(?:-dom)?(?:\/.*)?$/ }, () => ({ path: `./${file}`, external: true })),
  };
}

/** `import address from './x.css?stylesheet'`: the stylesheet as a file of its own, to be linked when it is needed. */
export function stylesheetFiles(): esbuild.Plugin {
  return {
    name: 'stylesheet-files',
    setup: ({ onResolve, onLoad, resolve }) => {
      onResolve({ filter: /\?stylesheet$/ }, async ({ path, resolveDir, kind }) => {
        const found = await resolve(path.replace(/\?stylesheet$/, ''), { resolveDir, kind });
        return { path: found.path, errors: found.errors, namespace: 'stylesheet' };
      });
      onLoad({ filter: /.*/, namespace: 'stylesheet' }, async ({ path }) => {
        const { code } = await esbuild.transform(await readFile(path, 'utf8'), { loader: 'css', minify: true });
        return { contents: code, loader: 'file', resolveDir: dirname(path) };
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
