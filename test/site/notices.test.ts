import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stylesheetFiles } from '../../build/bundle/client/plugins.ts';
import { fileText } from '../../build/contract/output.ts';
import { siteDefinition } from '../../build/site-definition.ts';
import { attributes } from '../support/dom.ts';
import { realPage } from '../support/real-pages.ts';
import { projectRoot, realSite } from '../support/real-site.ts';

const test = suite('Licences of what the site hands out');

test('names every package of the browser code above the text of its licence', async () => {
  const text = await notices();
  const folders = await packagesInBrowser();
  assert.ok(
    folders.some((folder) => folder.endsWith('/react-dom')) && folders.some((folder) => /sonner$/.test(folder)),
  );
  for (const folder of folders) {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const part = text
      .split(/^-{80}$/m)
      .find((notice) => notice.split('\n').some((line) => line.startsWith(`${name} ${version} (`)));
    assert.ok(part?.includes(licenceIn(folder, /^licen[cs]e/i)), `${name} ${version}`);
  }
});

test('holds the licence of each font', async () => {
  const text = await notices();
  const { result } = await realSite();
  const fonts = result.files.flatMap(({ path }) => /^assets\/(.+)-[A-Z0-9]{8}\.woff2$/.exec(path)?.[1] ?? []);
  assert.ok(fonts.length > 0);
  const folder = join(projectRoot, 'src/styles/fonts');
  for (const font of fonts) assert.ok(text.includes(licenceIn(folder, new RegExp(`${font}\\.txt$`))), font);
});

test('is served as text, and the legal notices lead to it', async () => {
  const links = attributes(await realPage('/mentions-legales'), 'main a', 'href');
  assert.ok(links.includes('/licences.txt'));
  const response = await fetch(`${(await realSite()).url}/licences.txt`);
  assert.is(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain/);
  assert.is(await response.text(), await notices());
});

async function notices(): Promise<string> {
  const { result } = await realSite();
  return result.files
    .filter(({ path }) => path === 'licences.txt')
    .map(fileText)
    .join();
}

/** Folders of the packages that a plain bundle of the browser's entries takes something from. */
async function packagesInBrowser(): Promise<string[]> {
  const { metafile } = await esbuild.build({
    absWorkingDir: projectRoot,
    entryPoints: { ...siteDefinition().client.entries },
    outdir: 'unwritten',
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    plugins: [stylesheetFiles(projectRoot)],
    metafile: true,
    write: false,
  });
  const held = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((path) => (inputs[path]?.bytesInOutput ?? 0) > 0),
  );
  const folders = held.flatMap((path) => /node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(folders)].map((folder) => join(projectRoot, folder));
}

function licenceIn(folder: string, name: RegExp): string {
  const file = readdirSync(folder).find((one) => name.test(one));
  if (!file) throw new Error(`${folder} holds no licence`);
  return readFileSync(join(folder, file), 'utf8').trim();
}

test.run();
