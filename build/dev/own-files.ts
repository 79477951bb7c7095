import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';

/** A file that the server answers with, and its type. */
export interface OwnFile {
  type: string;
  contents: string;
}

/** What pages load from the development server itself. */
export async function readOwnFiles(): Promise<{ script: OwnFile; styles: OwnFile }> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(import.meta.dirname, 'client/page.ts')],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'silent',
  });
  return {
    script: { type: 'text/javascript; charset=utf-8', contents: outputFiles[0]?.text ?? '' },
    styles: {
      type: 'text/css; charset=utf-8',
      contents: await readFile(join(import.meta.dirname, 'findings.css'), 'utf8'),
    },
  };
}
