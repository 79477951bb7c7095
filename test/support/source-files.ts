import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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
