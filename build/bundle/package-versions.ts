import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cached } from '../cache/cached.ts';
import { byCodeUnit } from '../system/by-code-unit.ts';
import type { CodeCache } from './kept-code.ts';

/** Packages by what they are imported as, and all that they depend on, as `name@version`. */
export type PackageVersions = (specifiers: readonly string[]) => readonly string[];

interface Manifest {
  name: string;
  version: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}

/** Looks packages up as Node does for modules of the project at `root`; what it brings itself, and what is not installed, is left out. */
export function packageVersions(root: string, cache: CodeCache | undefined): PackageVersions {
  const look = (specifiers: readonly string[]) => versionsFrom(root, specifiers.map(packageName));
  if (!cache) return look;
  const { store, code } = cache;
  return (specifiers) => cached(store, { name: 'versions', code, run: look }, specifiers.join(' '), specifiers);
}

function versionsFrom(root: string, names: readonly string[]): string[] {
  const found = new Map<string, string>();
  const waiting = names.map((name) => ({ name, from: root }));
  for (const { name, from } of waiting) {
    const folder = foldersUpTo(from)
      .map((above) => join(above, 'node_modules', name))
      .find((place) => existsSync(join(place, 'package.json')));
    if (folder === undefined || found.has(folder)) continue;
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    found.set(folder, `${manifest.name}@${manifest.version}`);
    const needed = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
    waiting.push(...needed.map((one) => ({ name: one, from: folder })));
  }
  return [...found.values()].sort(byCodeUnit);
}

/** '@scope/name/file.js' → '@scope/name' */
function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function foldersUpTo(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersUpTo(above)];
}
