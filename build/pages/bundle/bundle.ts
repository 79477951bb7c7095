import { basename } from 'node:path';
import type { Bundle, CompileStep, SiteAssetGenerator, Stylesheet } from '../../contract/bundle.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { Outcome } from '../../contract/diagnostic.ts';
import { outputFile } from '../../contract/output.ts';
import { memoize } from '../../platform/memoize.ts';
import { licenceNotices } from './client/notices.ts';
import { catchCodeErrors } from './code-diagnostics.ts';
import { type NodeCode, nodeCode, rendererOf } from './node-code.ts';
import { errorOrigin } from './run-modules.ts';
import { ASSETS, stylesheetOf } from './stylesheets.ts';

interface BundleOptions {
  /** The folder that the site is served from. Compilation ends before it has to be known. */
  base: string | Promise<string>;
  /** True for React's development build, which prints warnings. */
  development: boolean;
  /** Compiles a part or returns a cached result; without it every part is compiled. */
  compile?: CompileStep;
}

/** Bundles the site's code for Node and for the browser. A missing value comes with an error that says why. */
export async function bundle(definition: SiteDefinition, options: BundleOptions): Promise<Outcome<Bundle | undefined>> {
  const { compile = (_, compileAnew) => compileAnew(), development } = options;
  const [server, browser] = await Promise.all([
    catchCodeErrors(() => nodeCode(definition, compile)),
    catchCodeErrors(() => browserCode(definition, compile, development)),
  ]);
  if (!server.value || !browser.value)
    return { value: undefined, diagnostics: [...(server.value ? browser : server).diagnostics] };
  const [node, client] = [server.value, browser.value];
  const assets = node.files
    .filter(({ path }) => !/\.(?:js|css)$/.test(path))
    .map(({ path, contents }) => outputFile(`${ASSETS}/${path}`, contents));
  const { text, diagnostics } = await licenceNotices(definition.root, [node.facts.outputs, client.facts.outputs]);
  const scripts = Object.entries(client.facts.scripts).map(([name, file]) => [name, `/${file}`] as const);
  return {
    value: {
      renderer: () => rendererOf(node),
      originOf: (error, contentType) => errorOrigin(error, node.facts, node.facts.components[contentType] ?? ''),
      styles: stylesOf(node, { assets, base: await options.base, development }),
      scripts: Object.fromEntries(scripts),
      assets: [
        ...assets,
        ...client.files.map(({ path, contents }) => outputFile(path, contents)),
        outputFile(definition.client.notices, text),
      ],
      assetGenerators: assetGeneratorsOf(node),
      code: node.hash,
      inputs: [...node.inputs, ...client.inputs],
    },
    diagnostics,
  };
}

function browserCode({ root, client }: SiteDefinition, compile: CompileStep, development: boolean) {
  const patches = client.patches?.map(({ name, file, apply }) => [name, String(file), String(apply)]);
  const options = { ...client, patches, development };
  return compile({ root, name: 'code for browsers', options }, async () =>
    (await import('./client/client-bundle.ts')).bundleClient({ root, ...client, development, folder: ASSETS }),
  );
}

/** Returns the stylesheet of each content type: that of the chunk with its component. */
function stylesOf({ files, facts }: NodeCode, context: Parameters<typeof stylesheetOf>[2]): Map<string, Stylesheet> {
  const sheets = new Map(files.map((file) => [file.path, file]));
  const sheetOf = new Map(
    Object.entries(facts.outputs).map(([path, { cssBundle }]) => [basename(path), basename(cssBundle ?? '')]),
  );
  const styles = Object.entries(facts.components).flatMap(([contentType, file]): [string, Stylesheet][] => {
    const sheet = sheets.get(sheetOf.get(file) ?? '');
    return sheet ? [[contentType, stylesheetOf(contentType, Buffer.from(sheet.contents).toString(), context)]] : [];
  });
  return new Map(styles);
}

function assetGeneratorsOf({ modules, facts: { assetGenerators } }: NodeCode): Map<string, SiteAssetGenerator> {
  return new Map(
    Object.entries(assetGenerators).map(([name, { file, code }]) => [
      name,
      { code, load: () => modules.exportsOf(file).default },
    ]),
  );
}

export type BundleStep = typeof bundle;

/** A bundle that stays in memory from one build to the next. */
export interface BundleInMemory {
  step: BundleStep;
  /** Makes the next build bundle again, because the code has changed. */
  forget: () => void;
}

interface Bundling {
  definition: Parameters<BundleStep>[0];
  options: BundleOptions;
  base: string;
}

/** Keeps bundles in memory, for a server that is told of each change of the code. A bundle with errors is made again. */
export function bundleInMemory(step: BundleStep = bundle): BundleInMemory {
  let changes = 0;
  const bundleOnce = memoize(
    ({ definition, options }: Bundling) => step(definition, options),
    ({ base, options }) => JSON.stringify([changes, base, options.development]),
  );
  return {
    step: async (definition, options) => {
      const base = await options.base;
      const before = changes;
      const outcome = await bundleOnce({ definition, options, base });
      if (!outcome.value && changes === before) changes++;
      return outcome;
    },
    forget: () => {
      changes++;
    },
  };
}
