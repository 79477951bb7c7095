import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { media } from '../../assets/index.ts';
import { findFiles } from '../../content/index.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import { PICTURES } from '../../contract/media.ts';
import { type CopiedFile, type GenerateFile, outputFile } from '../../contract/output.ts';
import { type BuildCache, type BuildResult, cachedProbe } from '../../pipeline/index.ts';
import { ifPresent } from '../../platform/errors.ts';
import { picturesBelow } from './site-pictures.ts';

interface NewPicturesOptions {
  site: SiteDefinition;
  cache: BuildCache;
  /** What makes files that no build has published yet, by output path: it is added to. */
  lazy: Map<string, GenerateFile>;
}

type WithPictures = (result: BuildResult) => Promise<BuildResult>;

/** A build as it would have been with the pictures and downloads that were added since, so that a text may show one from the moment it has arrived. */
export function withNewPictures({ site, cache, lazy }: NewPicturesOptions): WithPictures {
  const probe = cachedProbe(cache);
  let known: { result: BuildResult; changed: number; values: Promise<BuildResult> } | undefined;
  const enlarge = async (result: BuildResult): Promise<BuildResult> => {
    const { read, library, paths = [] } = result.values;
    const added = library
      ? [...addedTo(site, (name) => library.all.has(name)), ...downloadsBeside(site, read.copies)]
      : [];
    if (added.length === 0) return result;
    for (const file of added) lazy.set(file.path, copying(file));
    const copies = [...read.copies, ...added];
    const { value } = await media(site, { media: read.media, copies }, probe);
    const values = { read: { ...read, copies }, library: value, paths: [...paths, ...added.map(({ path }) => path)] };
    return { ...result, values: { ...result.values, ...values } };
  };
  return (result) => {
    // When one was last added or taken away.
    const times = [PICTURES, site.downloads ?? PICTURES].map((folder) =>
      ifPresent(() => statSync(join(site.staticDir, folder)).mtimeMs, 0),
    );
    const changed = Math.max(...times);
    if (known?.result !== result || known.changed !== changed) known = { result, changed, values: enlarge(result) };
    return known.values;
  };
}

function addedTo({ root, staticDir }: SiteDefinition, isKnown: (name: string) => boolean): CopiedFile[] {
  return picturesBelow(root, join(staticDir, PICTURES)).flatMap(({ name, target, bytes }) => {
    const path = `${PICTURES}/${name}`;
    return isKnown(`/${path}`.normalize('NFC')) ? [] : [{ path, from: target, bytes }];
  });
}

/** Files of the folder for downloads that are not among the copies. */
function downloadsBeside({ root, staticDir, downloads }: SiteDefinition, copies: readonly CopiedFile[]): CopiedFile[] {
  if (downloads === undefined) return [];
  const known = new Set(copies.map(({ path }) => path));
  const options = { root, dir: join(staticDir, downloads), skips: (name: string) => name.startsWith('.') };
  const { files } = ifPresent(() => findFiles(options), { files: [] });
  return files.flatMap(({ name, target, bytes }) => {
    const path = `${downloads}/${name}`;
    return known.has(path) ? [] : [{ path, from: target, bytes }];
  });
}

function copying({ path, from }: CopiedFile): GenerateFile {
  return async () => ({
    value: { files: [outputFile(path, readFileSync(from))], missing: [], lazy: new Map() },
    diagnostics: [],
  });
}
