import { basename } from 'node:path';
import type { CompiledFile } from '../../contract/bundle.ts';
import { hashOf } from '../../platform/hash.ts';
import { packageVersions } from './package-versions.ts';
import type { ServerFacts } from './server-bundle.ts';

/** Adds to each asset generator's module the hash of all that it runs: its modules, the packages they load, and Node. */
export function assetGeneratorHashes(
  root: string,
  assetGenerators: Readonly<Record<string, string>>,
  files: readonly CompiledFile[],
  outputs: ServerFacts['outputs'],
): Record<string, { file: string; code: string }> {
  const contents = new Map(files.map((file) => [file.path, file.contents]));
  const hashed = Object.entries(assetGenerators).map(([name, file]) => {
    const { modules, packages } = reachedFrom(file, outputs);
    const hashes = modules.map((module) => hashOf(contents.get(module) ?? ''));
    const code = hashOf(JSON.stringify([process.version, hashes, packageVersions(root, packages)]));
    return [name, { file, code }] as const;
  });
  return Object.fromEntries(hashed);
}

/** All that a module may load, itself included: files of the bundle, and packages outside of it. */
function reachedFrom(file: string, outputs: ServerFacts['outputs']): { modules: string[]; packages: string[] } {
  const byFile = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]));
  const modules = new Set([file]);
  const packages = new Set<string>();
  for (const module of modules)
    for (const { path, external } of byFile.get(module)?.imports ?? [])
      if (external) packages.add(path);
      else modules.add(basename(path));
  return { modules: [...modules].sort(), packages: [...packages].sort() };
}
