import { basename } from 'node:path';
import type { SiteDefinition } from '../contract/definition.ts';
import type { Outcome } from '../contract/outcome.ts';
import { type OutputFile, outputFile } from '../contract/output.ts';
import type { RenderDocument } from '../contract/page.ts';
import { messages } from '../messages.fr.ts';
import { hashOf } from '../system/hash.ts';
import { clientBundle } from './client/client-bundle.ts';
import { noticesOf } from './client/notices.ts';
import { attempt, codeError } from './esbuild-findings.ts';
import { loadModules } from './load-modules.ts';
import { ASSETS, serverBundle } from './server-bundle.ts';
import { siteCode } from './site-code.ts';
import { type Stylesheet, stylesheetOf } from './stylesheets.ts';

/** The site's pages, ready to be drawn, with what they need to look right. */
export interface Bundle {
  render: RenderDocument;
  /** By kind, as are the stylesheets. */
  components: ReadonlyMap<string, unknown>;
  styles: ReadonlyMap<string, Stylesheet>;
  /** Addresses of the browser's entries, by name. */
  scripts: Readonly<Record<string, string>>;
  /** Fonts, scripts, what else pages and their styles load, and the licences of it all. */
  assets: OutputFile[];
  /** Hash of the code that draws pages. */
  code: string;
}

export interface BundleOptions {
  /** Folder the site is served from. */
  base: string;
  /** React's development build, which warns. */
  development: boolean;
}

/** Bundles the site's code for Node and for the browser, and runs the former. No value without an error that says why. */
export async function bundle(
  { root, entry, client }: SiteDefinition,
  { base, development }: BundleOptions,
): Promise<Outcome<Bundle | undefined>> {
  const [server, browser] = await Promise.all([
    attempt(() => serverBundle(root, entry)),
    attempt(() => clientBundle({ root, ...client, development, folder: ASSETS })),
  ]);
  if (!server.value || !browser.value)
    return { value: undefined, diagnostics: [...(server.value ? browser : server).diagnostics] };
  const { outputFiles, metafile } = server.value;
  const scripts = outputFiles.filter(({ path }) => path.endsWith('.js'));
  const code = await run(root, scripts);
  if (code instanceof Error) return failure(messages.bundle.moduleFailed(code.message));
  if ('missing' in code) return failure(messages.bundle.missingExport(entry, code.missing));

  const assets = outputFiles
    .filter(({ path }) => !/\.(?:js|css)$/.test(path))
    .map(({ path, contents }) => outputFile(`${ASSETS}/${basename(path)}`, contents));
  const cssByScript = new Map(
    Object.entries(metafile.outputs).map(([path, { cssBundle }]) => [basename(path), basename(cssBundle ?? '')]),
  );
  const cssTexts = new Map(outputFiles.map((file) => [basename(file.path), file]));
  const styles = new Map<string, Stylesheet>();
  for (const [kind, { file }] of code.components) {
    const css = cssTexts.get(cssByScript.get(file) ?? '');
    if (css) styles.set(kind, stylesheetOf(kind, css.text, assets, base));
  }
  const { text, diagnostics } = await noticesOf(root, [metafile, ...browser.value.metafiles]);
  return {
    value: {
      render: code.render,
      components: new Map([...code.components].map(([kind, { component }]) => [kind, component])),
      styles,
      scripts: Object.fromEntries(Object.entries(browser.value.scripts).map(([name, file]) => [name, `/${file}`])),
      assets: [...assets, ...browser.value.files, outputFile(client.notices, text)],
      code: hashOf(JSON.stringify(scripts.map(({ path, text }) => [basename(path), text]))),
    },
    diagnostics,
  };
}

/** The site's code, run; what it throws as it is loaded is a defect of that code, and the end of this build only. */
async function run(root: string, scripts: readonly { path: string; text: string }[]) {
  try {
    return await siteCode(await loadModules(root, scripts));
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function failure(message: string): Outcome<undefined> {
  return { value: undefined, diagnostics: [codeError(message)] };
}
