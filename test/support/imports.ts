import { dirname, relative, resolve } from 'node:path';
import { projectRoot } from './project-root.ts';
import { read } from './source-files.ts';

export interface Import {
  /** The importing file, from the project's root. */
  from: string;
  /** The imported file, from the project's root, or the name of a package. */
  to: string;
  typeOnly: boolean;
  dynamic: boolean;
}

const IMPORT = /^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm;

/** Returns a file's imports: static, by `import()`, of types, and re-exports. */
export function importsOf(from: string): Import[] {
  return [...read(from).matchAll(IMPORT)].map(([, type, fixed, dynamic]) => {
    const specifier = fixed ?? dynamic ?? '';
    const to = specifier.startsWith('.')
      ? relative(projectRoot, resolve(projectRoot, dirname(from), specifier))
      : specifier;
    return { from, to, typeOnly: type !== undefined, dynamic: dynamic !== undefined };
  });
}
