import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as esbuild from 'esbuild';
import { parse } from 'postcss';
import type { LibraryPatch } from '../../../contract/definition.ts';
import { bundle as messages } from '../../../diagnostics/messages/pages.fr.ts';
import { withConstants } from '../../render/styles/constants.ts';
import { packagesOf } from '../packages.ts';

/** Makes every import of React lead to the one file that contains it. */
export function sharedVendor(file: string): esbuild.Plugin {
  return {
    name: 'shared-vendor',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^react(?:-dom)?(?:\/.*)?$/ }, () => ({ path: `./${file}`, external: true })),
  };
}

/**
 * Loads `import './x.css?adopted'` as code that adopts the stylesheet and its imports, which the page's policy need not permit. Constants are
 * replaced by their values, because pages do not declare them. Safari before 16.4 adopts no stylesheets, and shows plain elements.
 * `onInputs` gets the files that the stylesheet imports.
 */
export function adoptedStyles(root: string, onInputs: (inputs: readonly string[]) => void): esbuild.Plugin {
  return plugin(root, 'adopted', async (file) => {
    const { outputFiles, metafile } = await esbuild.build({ ...ALONE, absWorkingDir: root, entryPoints: [file] });
    onInputs(Object.keys(metafile.inputs));
    const styles = parse(outputFiles[0]?.text.trim() ?? '');
    withConstants(styles, () => false);
    const adopt = `let sheet = new CSSStyleSheet; sheet.replaceSync(${JSON.stringify(styles.toString())}); document.adoptedStyleSheets.push(sheet)`;
    return { contents: `if (document.adoptedStyleSheets) { ${adopt} }`, loader: 'js' };
  });
}

/** Loads `import address from './x.svg?symbol'` as a file of its own, which pages show with `<use href="address#symbol">`. */
export function symbolFiles(root: string): esbuild.Plugin {
  return plugin(root, 'symbol', async (file) => {
    const source = await readFile(file, 'utf8');
    // The page around the drawing names it, if a name is needed.
    const contents = source.replace(/<title>[^<]*<\/title>/, '').replace('<svg ', '<svg id="symbol" ');
    return { contents, loader: 'file' };
  });
}

/** Loads `import bytes from './x.woff2?bytes'` as the bytes of the file, for code that runs in Node. */
export function fileBytes(root: string): esbuild.Plugin {
  return plugin(root, 'bytes', async (file) => ({ contents: await readFile(file), loader: 'binary' }));
}

/** Loads `import code from './x.ts?inline'` as the text of one classic script, with its imports, which `onInputs` is told of. */
export function inlineScripts(
  root: string,
  target: string[],
  onInputs: (inputs: readonly string[]) => void,
): esbuild.Plugin {
  return plugin(root, 'inline', async (file) => {
    const { outputFiles, metafile } = await esbuild.build({
      ...ALONE,
      absWorkingDir: root,
      entryPoints: [file],
      format: 'iife',
      target,
    });
    onInputs(Object.keys(metafile.inputs));
    return { contents: outputFiles[0]?.text.trim() ?? '', loader: 'text' };
  });
}

/** Options for one file with all its imports. */
const ALONE = { bundle: true, minify: true, metafile: true, write: false, logLevel: 'silent' } as const;

/**
 * Loads imports whose path ends in `?query` by the function `load`.
 * Paths count from the root, because outside the namespace `file` esbuild puts them unchanged into the names of chunks.
 */
function plugin(root: string, query: string, load: (file: string) => Promise<esbuild.OnLoadResult>): esbuild.Plugin {
  const suffix = `?${query}`;
  return {
    name: query,
    setup: ({ onResolve, onLoad, resolve }) => {
      onResolve({ filter: new RegExp(`\\?${query}$`) }, async ({ path, resolveDir, kind }) => {
        const { path: file, errors } = await resolve(path.slice(0, -suffix.length), { resolveDir, kind });
        if (errors.length > 0) return { errors };
        return { path: relative(root, file).split(sep).join('/'), namespace: query };
      });
      onLoad({ filter: /.*/, namespace: query }, ({ path }) => load(join(root, path)));
    },
  };
}

/** Applies the site's own changes to modules of packages. */
export function patchLibraries(patches: readonly LibraryPatch[]): esbuild.Plugin {
  return {
    name: 'patches',
    setup: ({ onLoad }) => {
      for (const { name, file, apply } of patches)
        onLoad({ filter: file }, async ({ path }) => {
          const source = await readFile(path, 'utf8');
          const contents = apply(source);
          return contents === source ? { errors: [{ text: messages.uselessPatch(name) }] } : { contents, loader: 'js' };
        });
    },
  };
}

/** The packages of the one shared chunk. If two export the same name, the first one counts. */
const PACKAGES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;

/**
 * Returns a module with every name that React's packages export. Its default export merges React and ReactDOM,
 * because packages import the default of either one from this same file.
 */
export function vendorSource(root: string): string {
  const load = packagesOf(root);
  const taken = new Set<string>();
  const lines: string[] = [];
  for (const name of PACKAGES) {
    const names = Object.keys(load(name) as object).filter((key) => !taken.has(key));
    for (const key of names) taken.add(key);
    lines.push(`export { ${names.join(', ')} } from '${name}';`);
  }
  return [
    ...lines,
    "import React from 'react';",
    "import ReactDOM from 'react-dom';",
    'export default { ...ReactDOM, ...React };',
  ].join('\n');
}
