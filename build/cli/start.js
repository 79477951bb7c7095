import { hash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// This file starts the command line from one bundle of its sources and packages, which saves a second. A change makes a new bundle.

const root = resolve(import.meta.dirname, '../..');
const bundles = join(root, '.cache/cli');
/** Milliseconds after which a bundle is removed; a younger one may still be running. */
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const bundle = join(bundles, keyOf(['build', 'src']));
// If the bundle cannot be written or the sources do not compile, the sources are loaded unbundled.
if (!existsSync(bundle)) await make(bundle).catch(() => {});
const isBundled = existsSync(bundle);
if (!isBundled) (await import('tsx/esm/api')).register();
await import(pathToFileURL(isBundled ? join(bundle, 'cli.js') : join(root, 'build/cli/cli.ts')).href);

/** Returns the key of a bundle: the last changes of modules and packages, and the bundler. */
function keyOf(/** @type {string[]} */ folders) {
  const files = folders.flatMap((folder) => {
    const names = readdirSync(join(root, folder), { encoding: 'utf8', recursive: true });
    return names.filter((name) => /\.(?:ts|tsx|js)$/.test(name)).map((name) => join(root, folder, name));
  });
  const packages = ['package.json', 'node_modules/.package-lock.json'].map((name) => join(root, name));
  const stamps = [...files.sort(), ...packages.filter(existsSync)].map((file) => {
    const { size, ctimeMs } = statSync(file);
    return `${file} ${size} ${ctimeMs}`;
  });
  return hash('sha256', [process.version, ...stamps].join('\n'), 'hex').slice(0, 24);
}

/** Bundles the command line into a folder, which appears whole or not at all. */
async function make(/** @type {string} */ folder) {
  const { build } = await import('esbuild');
  mkdirSync(bundles, { recursive: true });
  for (const name of readdirSync(bundles)) {
    const old = join(bundles, name);
    if (Date.now() - statSync(old).mtimeMs > WEEK_MS) rmSync(old, { recursive: true, force: true });
  }
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    await build({
      absWorkingDir: root,
      entryPoints: { cli: 'build/cli/cli.ts' },
      outdir: unfinished,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      // Packages that are not all JavaScript are loaded from their own folder.
      external: ['esbuild', 'sharp', 'fontkit', 'satteri'],
      banner: {
        js: "import { createRequire as $requireFrom } from 'node:module'; const require = $requireFrom(import.meta.url);",
      },
      logLevel: 'silent',
      define: { 'import.meta.dirname': '$dirname', 'import.meta.url': '$url' },
      plugins: [{ name: 'sources', setup }],
    });
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Makes modules find files beside their source. Components of pages are left to the site's own bundle. */
function setup(/** @type {import('esbuild').PluginBuild} */ { onLoad, onResolve }) {
  onResolve({ filter: /Page\.tsx$/ }, ({ path }) => ({ path, external: true }));
  onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
    const places = `const $dirname = ${JSON.stringify(dirname(path))}, $url = ${JSON.stringify(pathToFileURL(path).href)};`;
    return { contents: `${places} ${readFileSync(path, 'utf8')}`, loader: path.endsWith('x') ? 'tsx' : 'ts' };
  });
}
