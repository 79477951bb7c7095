import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { escapeUTF8 } from 'entities';
import * as esbuild from 'esbuild';
import { dev as messages } from '../../diagnostics/messages/dev.fr.ts';
import { countDiagnostics } from '../../diagnostics/print.ts';
import { type DevState, isBroken } from './dev-state.ts';
import { diagnosticsHtml } from './diagnostics-html.ts';
import { FRAME_SCRIPT_PATH, RELOAD_SCRIPT_PATH, STYLES_PATH } from './own-addresses.ts';

export interface OwnFile {
  type: string;
  contents: string;
}

/** Reads the server's own files, by address. */
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
    [RELOAD_SCRIPT_PATH, script('page')],
    [FRAME_SCRIPT_PATH, script('preview-frame')],
    [STYLES_PATH, { type: 'text/css; charset=utf-8', contents: styles }],
  ]);
}

/** A page that is shown while there is no site. It names the reason, and its script loads the site once there is one. */
export interface StatusPage {
  status: 500 | 503;
  html: string;
}

export function notBuiltPage(state: DevState): StatusPage {
  if (state.finished === 0) return { status: 503, html: page('fr', messages.building, '') };
  const intro = state.published === 0 ? messages.neverBuilt : messages.notInLastBuild;
  return { status: 503, html: page('fr', messages.notBuilt, `<p>${intro}</p>${list(state)}`) };
}

export function renderErrorPage(state: DevState, message: string): StatusPage {
  const body = `<pre>${escapeUTF8(message)}</pre>${isBroken(state) ? `<div lang="fr">${list(state)}</div>` : ''}`;
  return { status: 500, html: page('en', 'Unexpected Application Error!', body) };
}

function list(state: DevState): string {
  const { diagnostics } = state;
  return `<h2>${countDiagnostics(diagnostics)}</h2>${diagnosticsHtml(diagnostics, state)}`;
}

function page(lang: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${lang}" data-dev="status">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="${STYLES_PATH}"></head>
<body><main><h1>${title}</h1>${body}</main><script src="${RELOAD_SCRIPT_PATH}"></script></body>
</html>`;
}
