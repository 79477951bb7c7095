import * as esbuild from 'esbuild';

export interface ClientBundle {
  script: string;
  styles: string;
}

/**
 * A module and all that it loads, for the browser: one script and one stylesheet, which ends with `styles`, their fonts included. Paths are
 * absolute. Rejects with what esbuild refuses.
 */
export async function clientBundle(entry: string, styles?: string): Promise<ClientBundle> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [{ in: entry, out: 'main' }, ...(styles === undefined ? [] : [{ in: styles, out: 'site' }])],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'dataurl' },
    outdir: '/',
    write: false,
    logLevel: 'silent',
  });
  const textOf = (name: string) => outputFiles.find(({ path }) => path.endsWith(name))?.text ?? '';
  return { script: textOf('main.js'), styles: textOf('main.css') + textOf('site.css') };
}
