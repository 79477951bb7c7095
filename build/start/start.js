import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keptProgram } from './kept-program.js';

/**
 * Runs a program of this project: compiled, where that is kept or can be made now, else from its sources through tsx.
 * @param {import('./kept-program.js').Program} program
 */
export async function start(program) {
  // Traces are for those who ask for them; reading the maps costs every error time.
  if (process.env.SITE_TRACE !== undefined) process.setSourceMapsEnabled(true);
  const file = keptProgram(program) ?? (await compiledNow(program));
  if (file === undefined) (await import('tsx/esm/api')).register();
  await import(pathToFileURL(file ?? join(program.root, program.entry)).href);
}

/**
 * Undefined where a source has a mistake, which tsx names as the program comes to it, or where the disk takes nothing more.
 * @param {import('./kept-program.js').Program} program
 */
async function compiledNow(program) {
  const { tsImport } = await import('tsx/esm/api');
  try {
    /** @type {typeof import('./compile.ts')} */
    const { compile } = await tsImport('./compile.ts', import.meta.url);
    await compile(program);
  } catch {
    return undefined;
  }
  return keptProgram(program);
}
