import { execFileSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atEnd } from './at-end.ts';
import { contentFolder, projectRoot } from './real-site.ts';

/** Files of the project that a build needs. */
const SOURCES = ['build', 'package.json', 'src', 'static', 'tsconfig.json'];

/** The project as a clone would have it in another folder, this far below a new one, packages included; removed after the run. */
export function projectCopy(below = ''): string {
  const copy = join(folderBelow('copy-'), below);
  for (const name of SOURCES) cpSync(join(projectRoot, name), join(copy, name), { recursive: true });
  cpSync(contentFolder, join(copy, 'content'), { recursive: true });
  linkPackages(copy);
  return copy;
}

/** A git clone of the project's last commit below the project, made with these options; removed after the run. */
export function projectClone(...options: readonly string[]): string {
  const clone = join(folderBelow('clone-'), 'site');
  execFileSync('git', ['clone', '--quiet', '--no-local', ...options, projectRoot, clone]);
  return clone;
}

/** A new folder in the project, whose files can have second names for those of the project; removed after the run. */
function folderBelow(prefix: string): string {
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(projectRoot, '.cache', prefix));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Gives a copy of the project every file of its packages under a second name, without its bytes a second time. Links from elsewhere would not do:
 * bundlers follow them to where the packages really are.
 */
export function linkPackages(copy: string): void {
  for (const entry of readdirSync(join(projectRoot, 'node_modules'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const counterpart = join(copy, file.slice(projectRoot.length));
    mkdirSync(dirname(counterpart), { recursive: true });
    linkSync(file, counterpart);
  }
}
