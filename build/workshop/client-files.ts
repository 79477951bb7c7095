import { join } from 'node:path';
import * as esbuild from 'esbuild';
import type { Answer } from './answer.ts';
import { WORKSHOP } from './api.ts';

export const SCRIPT = `${WORKSHOP}atelier.js`;
export const STYLES = `${WORKSHOP}atelier.css`;

/** The page's script and styles, bundled once somebody asks for either: undefined for other addresses. Rejects with what esbuild refuses. */
export function clientFiles(): (path: string) => Promise<Answer | undefined> {
  let bundled: Promise<{ script: string; styles: string }> | undefined;
  return async (path) => {
    if (path !== SCRIPT && path !== STYLES) return undefined;
    bundled ??= bundle();
    const { script, styles } = await bundled;
    return path === SCRIPT
      ? { status: 200, type: 'text/javascript; charset=utf-8', body: script }
      : { status: 200, type: 'text/css; charset=utf-8', body: styles };
  };
}

async function bundle(): Promise<{ script: string; styles: string }> {
  const { outputFiles } = await esbuild.build({
    entryPoints: { atelier: join(import.meta.dirname, 'client/main.tsx') },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: '/',
    write: false,
    logLevel: 'silent',
  });
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { script: textOf('.js'), styles: textOf('.css') };
}
