import { basename } from 'node:path';
import type { SiteDefinition } from '../contract/definition.ts';
import type { Outcome } from '../contract/outcome.ts';
import { type OutputFile, outputFile } from '../contract/output.ts';
import type { RenderDocument } from '../contract/page.ts';
import { messages } from '../messages.fr.ts';
import { hashOf } from '../system/hash.ts';
import { noticesOf } from './client/notices.ts';
import { attempt, codeError } from './esbuild-findings.ts';
import { type CodeCache, type CompiledCode, keptCode } from './kept-code.ts';
import { loadModules } from './load-modules.ts';
import type { ServerFacts } from './server-bundle.ts';
import { type SiteCode, siteCode } from './site-code.ts';
import { ASSETS, type Stylesheet, stylesheetOf } from './stylesheets.ts';

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
  /** Without it everything is compiled anew. */
  cache?: CodeCache;
}

/** Bundles the site's code for Node and for the browser, and runs the former. No value without an error that says why. */
export async function bundle(definition: SiteDefinition, options: BundleOptions): Promise<Outcome<Bundle | undefined>> {
  const { root, entry, client } = definition;
  const [server, browser] = await Promise.all([
    attempt(() => compiledForNode(definition, options)),
    attempt(() => compiledForBrowsers(definition, options)),
  ]);
  if (!server.value || !browser.value)
    return { value: undefined, diagnostics: [...(server.value ? browser : server).diagnostics] };
  const { files, facts } = server.value;
  const scripts = files.filter(({ path }) => path.endsWith('.js')).map((file) => ({ ...file, text: textOf(file) }));
  const code = await run(root, scripts);
  if (code instanceof Error) return failure(messages.bundle.moduleFailed(code.message));
  if ('missing' in code) return failure(messages.bundle.missingExport(entry, code.missing));

  const assets = files
    .filter(({ path }) => !/\.(?:js|css)$/.test(path))
    .map(({ path, contents }) => outputFile(`${ASSETS}/${path}`, contents));
  const { text, diagnostics } = await noticesOf(root, [facts.outputs, browser.value.facts.outputs]);
  return {
    value: {
      render: code.render,
      components: new Map([...code.components].map(([kind, { component }]) => [kind, component])),
      styles: stylesOf(code, server.value, assets, options.base),
      scripts: Object.fromEntries(
        Object.entries(browser.value.facts.scripts).map(([name, file]) => [name, `/${file}`]),
      ),
      assets: [
        ...assets,
        ...browser.value.files.map(({ path, contents }) => outputFile(path, contents)),
        outputFile(client.notices, text),
      ],
      code: hashOf(JSON.stringify(scripts.map(({ path, text }) => [path, text]))),
    },
    diagnostics,
  };
}

/** What compiles takes its time to load: where nothing has to be compiled it is not. */
function compiledForNode({ root, entry }: SiteDefinition, { cache }: BundleOptions) {
  return keptCode(cache, { root, name: 'code for Node', options: { entry } }, async () =>
    (await import('./server-bundle.ts')).serverBundle(root, entry),
  );
}

function compiledForBrowsers({ root, client }: SiteDefinition, { cache, development }: BundleOptions) {
  const patches = client.patches?.map(({ name, file, apply }) => [name, String(file), String(apply)]);
  const options = { ...client, patches, development };
  return keptCode(cache, { root, name: 'code for browsers', options }, async () =>
    (await import('./client/client-bundle.ts')).clientBundle({ root, ...client, development, folder: ASSETS }),
  );
}

/** Each kind's stylesheet: that of the chunk which its component came in. */
function stylesOf(
  { components }: SiteCode,
  { files, facts }: CompiledCode<ServerFacts>,
  assets: readonly OutputFile[],
  base: string,
): Map<string, Stylesheet> {
  const sheets = new Map(files.map((file) => [file.path, file]));
  const sheetOf = new Map(
    Object.entries(facts.outputs).map(([path, { cssBundle }]) => [basename(path), basename(cssBundle ?? '')]),
  );
  const styles = [...components].flatMap(([kind, { file }]): [string, Stylesheet][] => {
    const sheet = sheets.get(sheetOf.get(file) ?? '');
    return sheet ? [[kind, stylesheetOf(kind, textOf(sheet), assets, base)]] : [];
  });
  return new Map(styles);
}

function textOf({ contents }: { contents: Uint8Array }): string {
  return Buffer.from(contents).toString();
}

/** The site's code, run; what it throws as it is loaded is a defect of that code, and the end of this build only. */
async function run(root: string, scripts: readonly { path: string; text: string }[]) {
  try {
    return await siteCode(loadModules(root, scripts));
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function failure(message: string): Outcome<undefined> {
  return { value: undefined, diagnostics: [codeError(message)] };
}
