import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { projectRoot } from './project-root.ts';

export const CODE = /\.(?:js|tsx?)$/;

/** The folders of code. The workshop's may have been taken away. */
export const ROOMS = ['atelier', 'build', 'src', 'test'];

/** Every file of a folder of the project, from the project's root; none where there is no such folder. */
export function filesBelow(room: string): string[] {
  if (!existsSync(join(projectRoot, room))) return [];
  return readdirSync(join(projectRoot, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)))
    .sort();
}

export function read(file: string): string {
  return readFileSync(join(projectRoot, file), 'utf8');
}

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
