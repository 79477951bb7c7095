import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program lies that is found by its name, or nothing. */
export function installed(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
