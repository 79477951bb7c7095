import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atEnd } from './at-end.ts';
import { contentFolder, projectRoot } from './real-site.ts';

/** What a build needs of the project. */
const SOURCES = ['build', 'package.json', 'src', 'static', 'tsconfig.json'];

/** The project as a clone would have it in another folder, this far below a new one, packages included; removed after the run. */
export function projectCopy(below = ''): string {
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(projectRoot, '.cache/copy-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const copy = join(folder, below);
  for (const name of SOURCES) cpSync(join(projectRoot, name), join(copy, name), { recursive: true });
  cpSync(contentFolder, join(copy, 'content'), { recursive: true });
  // Links from elsewhere would not do: bundlers follow them to where the packages really are.
  linkFiles(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Every file below a folder under a second name, without its bytes a second time. */
function linkFiles(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const counterpart = join(to, file.slice(from.length));
    mkdirSync(dirname(counterpart), { recursive: true });
    linkSync(file, counterpart);
  }
}
