import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import { CLIENT, FRAME, STYLES } from './own-addresses.ts';

/** A file that the server answers with, and its type. */
export interface OwnFile {
  type: string;
  contents: string;
}

/** What pages load from the development server itself, by address. */
export async function readOwnFiles(): Promise<ReadonlyMap<string, OwnFile>> {
  const entryOf = (name: string) => join(import.meta.dirname, `client/${name}.ts`);
  const { outputFiles } = await esbuild.build({
    entryPoints: { page: entryOf('page'), 'preview-frame': entryOf('preview-frame') },
    bundle: true,
    format: 'iife',
    outdir: '/',
    write: false,
    logLevel: 'silent',
  });
  const script = (name: string): OwnFile => ({
    type: 'text/javascript; charset=utf-8',
    contents: outputFiles.find(({ path }) => basename(path) === `${name}.js`)?.text ?? '',
  });
  const styles = await readFile(join(import.meta.dirname, 'diagnostics.css'), 'utf8');
  return new Map([
    [CLIENT, script('page')],
    [FRAME, script('preview-frame')],
    [STYLES, { type: 'text/css; charset=utf-8', contents: styles }],
  ]);
}
