import * as esbuild from 'esbuild';

export interface ClientBundle {
  script: string;
  styles: string;
}

/** A module and all that it loads, for the browser: one script and one stylesheet. `entry` is absolute. Rejects with what esbuild refuses. */
export async function clientBundle(entry: string): Promise<ClientBundle> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
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
