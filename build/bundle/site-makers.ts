import { basename } from 'node:path';
import { hashOf } from '../system/hash.ts';
import type { CompiledCode } from './kept-code.ts';
import type { PackageVersions } from './package-versions.ts';
import type { ServerFacts } from './server-bundle.ts';

/** One of the site's makers, which runs when it is loaded and not before. */
export interface SiteMaker {
  /** Stands for all that makes: its modules, the packages they load, and Node. */
  code: string;
  /** What its module has as its default export. Throws what the module throws. */
  load: () => unknown;
}

/** What a site's makers are made of; `modules`: by name, the file of each one's module and what loads it. */
export function siteMakers(
  modules: ReadonlyMap<string, { file: string; load: () => unknown }>,
  { files, facts }: CompiledCode<ServerFacts>,
  versionsOf: PackageVersions,
): Map<string, SiteMaker> {
  const contents = new Map(files.map((file) => [file.path, file.contents]));
  const makers = [...modules].map(([name, { file, load }]): [string, SiteMaker] => {
    const { chunks, packages } = reachedFrom(file, facts.outputs);
    const code = chunks.map((chunk) => hashOf(contents.get(chunk) ?? ''));
    return [name, { code: hashOf(JSON.stringify([process.version, code, versionsOf(packages)])), load }];
  });
  return new Map(makers);
}

/** All that a module may load, itself included: modules of the bundle by their file, and what is no part of it. */
function reachedFrom(file: string, outputs: ServerFacts['outputs']): { chunks: string[]; packages: string[] } {
  const byFile = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]));
  const chunks = new Set([file]);
  const packages = new Set<string>();
  for (const chunk of chunks)
    for (const { path, external } of byFile.get(chunk)?.imports ?? [])
      if (external) packages.add(path);
      else chunks.add(basename(path));
  return { chunks: [...chunks].sort(), packages: [...packages].sort() };
}
