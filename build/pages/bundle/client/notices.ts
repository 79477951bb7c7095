import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path/posix';
import type { Metafile } from 'esbuild';
import { type Diagnostic, diagnostic, WHOLE_FILE } from '../../../contract/diagnostic.ts';
import { bundle as messages } from '../../../diagnostics/messages/pages.fr.ts';
import { byCodeUnit } from '../../../platform/by-code-unit.ts';

/** A third party's work that the site publishes: a package, or a font among the sources. */
interface Work {
  name: string;
  /** SPDX expression of a package. A font's licence is in its text. */
  license?: string | undefined;
  /** Path of the licence's text from the root; absent if there is none. */
  file?: string | undefined;
  /** The place at which a missing text is reported. */
  place: string;
}

const FONTS = ['.woff2', '.woff', '.ttf', '.otf'];

/**
 * Returns the licences of all third-party code in bundles, each text once with the names of the works that it covers.
 * A package's text is in its folder; a font's is beside it, named after it (`OFL-my-font.txt` for `my-font.woff2`).
 */
export async function licenceNotices(
  root: string,
  bundles: readonly Metafile['outputs'][],
): Promise<{ text: string; diagnostics: Diagnostic[] }> {
  const inputs = new Set(bundles.flatMap(inputsOf));
  const packages = new Set([...inputs].flatMap((path) => packageFolder(path) ?? []));
  const fonts = [...inputs].filter((path) => FONTS.includes(extname(path)) && packageFolder(path) === undefined);
  const works = await Promise.all([
    ...[...packages].map((folder) => packageWork(root, folder)),
    ...fonts.map((path) => fontWork(root, path)),
  ]);
  works.sort((a, b) => byCodeUnit(a.name, b.name));
  const covered = new Map<string, string[]>();
  for (const { name, license, file } of works) {
    if (file === undefined) continue;
    const text = (await readFile(join(root, file), 'utf8')).replace(/\r\n?/g, '\n').trim();
    covered.set(text, [...(covered.get(text) ?? []), license === undefined ? name : `${name} (${license})`]);
  }
  const notices = [...covered].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  return {
    text: notices.join(`\n${'-'.repeat(80)}\n\n`),
    diagnostics: works.flatMap((work) => (work.file === undefined ? withoutText(work) : [])),
  };
}

/** Tells whether an output holds code of a package. */
export function includesPackages({ inputs }: Metafile['outputs'][string]): boolean {
  return Object.entries(inputs).some(([path, { bytesInOutput }]) => bytesInOutput > 0 && packageFolder(path));
}

/** Returns the files, from the root, that contributed bytes to an output. Code that tree shaking removed needs no notice. */
function inputsOf(outputs: Metafile['outputs']): string[] {
  return Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? withoutNamespace(path) : [])),
  );
}

function packageFolder(path: string): string | undefined {
  return /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+/.exec(withoutNamespace(path))?.[0];
}

/** Removes the namespace of a plugin, which esbuild writes before a path. */
function withoutNamespace(path: string): string {
  return path.replace(/^[\w-]+:/, '');
}

async function packageWork(root: string, folder: string): Promise<Work> {
  const place = `${folder}/package.json`;
  const { name, version, license }: { name: string; version: string; license?: string } = JSON.parse(
    await readFile(join(root, place), 'utf8'),
  );
  const text = (await readdir(join(root, folder))).sort().find((file) => /^(?:licen[cs]e|copying)\b/i.test(file));
  return { name: `${name} ${version}`, license, place, file: text && `${folder}/${text}` };
}

async function fontWork(root: string, path: string): Promise<Work> {
  const folder = dirname(path);
  const name = basename(path, extname(path));
  const text = (await readdir(join(root, folder))).find((file) => file.endsWith(`-${name}.txt`));
  return { name, place: path, file: text && `${folder}/${text}` };
}

function withoutText({ name, place }: Work): Diagnostic {
  const { fontWithoutLicence, packageWithoutLicence } = messages;
  const wording = FONTS.includes(extname(place)) ? fontWithoutLicence(name) : packageWithoutLicence(name);
  return diagnostic('warning', place, WHOLE_FILE, wording);
}
