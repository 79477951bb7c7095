import { basename } from 'node:path';
import type { SiteDefinition } from '../contract/definition.ts';
import type { Outcome } from '../contract/outcome.ts';
import { type OutputFile, outputFile } from '../contract/output.ts';
import { messages } from '../messages.fr.ts';
import { noticesOf } from './client/notices.ts';
import { attempt, codeError } from './esbuild-findings.ts';
import { type CodeCache, type CompiledCode, keptCode } from './kept-code.ts';
import { packageVersions } from './package-versions.ts';
import type { ServerFacts } from './server-bundle.ts';
import { inPieces } from './sheet/in-pieces.ts';
import { type Drawing, MissingExport, siteCode } from './site-code.ts';
import { type SiteMaker, siteMakers } from './site-makers.ts';
import { ASSETS, type Stylesheet, stylesheetOf } from './stylesheets.ts';
import { type Origin, thrownBy } from './thrown-by.ts';

/** What pages need to be drawn and to look right. */
export interface Bundle {
  /** Runs the site's code, once; who draws nothing need not. */
  drawing: () => Drawing;
  /** Whose fault it is that a page of this kind could not be drawn. */
  thrownBy: (error: unknown, kind: string) => Origin | undefined;
  /** By kind. */
  styles: ReadonlyMap<string, Stylesheet>;
  /** Addresses of the browser's entries, by name. */
  scripts: Readonly<Record<string, string>>;
  /** Fonts, scripts, what else pages and their styles load, and the licences of it all. */
  assets: OutputFile[];
  /** By name. */
  makers: ReadonlyMap<string, SiteMaker>;
  /** Hash of the code that draws pages. */
  code: string;
}

export interface BundleOptions {
  /** Folder the site is served from. All is compiled before it has to be known. */
  base: string | Promise<string>;
  /** React's development build, which warns. */
  development: boolean;
  /** Without it everything is compiled anew. */
  cache?: CodeCache;
}

/** Bundles the site's code for Node and for the browser. No value without an error that says why. */
export async function bundle(definition: SiteDefinition, options: BundleOptions): Promise<Outcome<Bundle | undefined>> {
  const { root, entry, client } = definition;
  const [server, browser] = await Promise.all([
    attempt(() => compiledForNode(definition, options)),
    attempt(() => compiledForBrowsers(definition, options)),
  ]);
  if (!server.value || !browser.value)
    return { value: undefined, diagnostics: [...(server.value ? browser : server).diagnostics] };
  const { files, facts } = server.value;
  const modules = files
    .filter(({ path }) => path.endsWith('.js'))
    .map((file) => ({ name: file.path, code: textOf(file) }));
  const code = await siteCode(root, entryOf(facts, entry), modules, options.cache);
  if (!code.value) return { value: undefined, diagnostics: [codeError(frenchFault(code.fault, entry))] };
  const { drawing, components, makers, hash } = code.value;

  const assets = files
    .filter(({ path }) => !/\.(?:js|css)$/.test(path))
    .map(({ path, contents }) => outputFile(`${ASSETS}/${path}`, contents));
  const styles = stylesOf(components, server.value, assets, await options.base);
  const { text, diagnostics } = await noticesOf(root, [facts.outputs, browser.value.facts.outputs]);
  return {
    value: {
      drawing,
      thrownBy: (error, kind) => thrownBy(error, facts, components[kind] ?? ''),
      styles: await readyStyles(styles, browser.value.files, options),
      scripts: Object.fromEntries(
        Object.entries(browser.value.facts.scripts).map(([name, file]) => [name, `/${file}`]),
      ),
      assets: [
        ...assets,
        ...browser.value.files.map(({ path, contents }) => outputFile(path, contents)),
        outputFile(client.notices, text),
      ],
      makers: siteMakers(makers, server.value, packageVersions(root, options.cache)),
      code: hash,
    },
    diagnostics,
  };
}

/** What compiles takes its time to load: where nothing has to be compiled it is not. */
function compiledForNode({ root, entry, nodePackages = [] }: SiteDefinition, { cache }: BundleOptions) {
  const options = { entry, nodePackages };
  return keptCode(cache, { root, name: 'code for Node', options }, async () =>
    (await import('./server-bundle.ts')).serverBundle(root, options),
  );
}

function compiledForBrowsers({ root, client }: SiteDefinition, { cache, development }: BundleOptions) {
  const patches = client.patches?.map(({ name, file, apply }) => [name, String(file), String(apply)]);
  const options = { ...client, patches, development };
  return keptCode(cache, { root, name: 'code for browsers', options }, async () =>
    (await import('./client/client-bundle.ts')).clientBundle({ root, ...client, development, folder: ASSETS }),
  );
}

/** Stylesheets as pages take them. Who develops reads them as they were written. */
async function readyStyles(
  styles: ReadonlyMap<string, Stylesheet>,
  files: CompiledCode<unknown>['files'],
  { base, cache, development }: BundleOptions,
): Promise<ReadonlyMap<string, Stylesheet>> {
  return development ? styles : inPieces(styles, { base: await base, cache, files });
}

/** Each kind's stylesheet: that of the chunk which its component came in. */
function stylesOf(
  components: Readonly<Record<string, string>>,
  { files, facts }: CompiledCode<ServerFacts>,
  assets: readonly OutputFile[],
  base: string,
): Map<string, Stylesheet> {
  const sheets = new Map(files.map((file) => [file.path, file]));
  const sheetOf = new Map(
    Object.entries(facts.outputs).map(([path, { cssBundle }]) => [basename(path), basename(cssBundle ?? '')]),
  );
  const styles = Object.entries(components).flatMap(([kind, file]): [string, Stylesheet][] => {
    const sheet = sheets.get(sheetOf.get(file) ?? '');
    return sheet ? [[kind, stylesheetOf(kind, textOf(sheet), assets, base)]] : [];
  });
  return new Map(styles);
}

function textOf({ contents }: { contents: Uint8Array }): string {
  return Buffer.from(contents).toString();
}

function entryOf({ outputs }: ServerFacts, entry: string): string {
  return basename(Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry)?.[0] ?? '');
}

function frenchFault(fault: unknown, entry: string): string {
  if (fault instanceof MissingExport) return messages.bundle.missingExport(entry, fault.missing);
  return messages.bundle.moduleFailed(fault instanceof Error ? fault.message : String(fault));
}
