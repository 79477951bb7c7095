import { statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type EncodeStep,
  encoderKey,
  encodeVariant,
  type GenerateAssetStep,
  type ProbeStep,
  probe,
  runAssetGenerator,
} from '../assets/index.ts';
import { cached, cachedFiles, codeKey, type Lookup, openStore, type Store, type StoreOptions } from '../cache/index.ts';
import type { ParseStep } from '../content/index.ts';
import type { SiteDefinition } from '../contract/definition.ts';
import type { Outcome } from '../contract/diagnostic.ts';
import type { MediaAsset, MissingAsset } from '../contract/media.ts';
import { fileText, type OutputFile } from '../contract/output.ts';
import type { ParsedFile, SourceFile } from '../contract/source-file.ts';
import {
  type AlternateStep,
  type CompressStep,
  compressFile,
  ENCODERS,
  markdownAlternate,
  type Uncompressed,
} from '../output/index.ts';
import { feedHtml, type PlanSteps, packageVersions, type RenderStep, renderPage } from '../pages/index.ts';
import { DEFLATE_OPTIONS } from '../platform/compression.ts';
import { hashOf, hashOfData, modificationKey } from '../platform/hash.ts';

/** The cache of a site's builds: the store, and a hash of the code whose results it contains. */
export interface BuildCache {
  store: Store;
  code: string;
}

export function openCache({ root, cacheDir, modules }: SiteDefinition, options?: StoreOptions): BuildCache {
  return { store: openStore(join(cacheDir, 'steps'), options), code: codeKey({ root, modules }) };
}

/** Parses only the texts that no earlier build has parsed with the same pictures. */
export function cachedParse({ store, code }: BuildCache): (step: ParseStep) => ParseStep {
  return (step) => (source, options) => {
    const run = (input: SourceFile, media: Lookup<MediaAsset | MissingAsset>) => step(input, { ...options, media });
    const cacheable = ({ value }: Outcome<ParsedFile | undefined>) => value !== undefined;
    const { path, name, text } = source;
    const redacts = options.redacted?.some((pattern) => text.search(pattern) !== -1) ? ['redacted'] : [];
    const key = hashOf([path, name, text, ...redacts].join('\0'));
    return cached(store, { name: 'parse', code, run, cacheable }, key, source, options.media);
  };
}

/** Reads only the pictures and films that have changed since an earlier build read them. */
export function cachedProbe({ store, code }: BuildCache): ProbeStep {
  return (file) => {
    const changed = modificationKey(statSync(file.target));
    return changed === ''
      ? probe(file)
      : cached(store, { name: 'probe', code, run: probe }, `${changed} ${file.target} ${file.name}`, file);
  };
}

/**
 * Encodes only the variants that no earlier build has encoded from the same picture. Encoding takes seconds, so changes of other code than the
 * encoder's do not invalidate the cache.
 */
export function cachedVariants(
  { store }: BuildCache,
  { root, media }: Pick<SiteDefinition, 'root' | 'media'>,
): EncodeStep {
  let encoder: string | undefined;
  return async ({ picture, variant }) => {
    const { file, probed } = picture;
    encoder ??= JSON.stringify([encoderKey(), packageVersions(root, ['sharp'])]);
    const run = async () => {
      const { contents, tooHeavy } = await encodeVariant(file.target, variant, media);
      return { files: [{ path: variant.output, contents }], facts: { tooHeavy } };
    };
    const key = JSON.stringify([probed, variant, media.quality]);
    const { files, facts } = await cachedFiles(store, { name: 'variant', code: encoder, run }, key, picture);
    return { file: onlyOne(files), ...facts };
  };
}

/** Prepares texts for feeds only if no earlier build has prepared them for the same page. */
export function cachedFeedHtml({ store, code }: BuildCache): PlanSteps['feedHtml'] {
  return (html, place) => {
    const run = async (text: string) => feedHtml(text, place);
    return cached(store, { name: 'feed html', code, run }, hashOf(JSON.stringify([html, place])), html);
  };
}

/** Key of the tools that asset generators get. */
const TOOLS = JSON.stringify(DEFLATE_OPTIONS);

/** Runs an asset generator only if no earlier build has run the same code with the same data. */
export function cachedAssets({ store }: BuildCache): GenerateAssetStep {
  return async ({ generator, input }, assetGenerator) => {
    const code = `${assetGenerator.code} ${TOOLS}`;
    const partOf = <Part>(data: object, work: () => Part) => {
      const part = { name: `part of ${generator}`, code, run: async () => work() };
      return cached(store, part, hashOfData(data), undefined);
    };
    const run = async () => {
      const made = await runAssetGenerator(assetGenerator, input, partOf);
      const files = made.map(({ output, contents }) => ({ path: output, contents }));
      return { files, facts: made.map(({ remark = null }) => remark) };
    };
    const named = { name: `generate ${generator}`, code, run };
    const { files, facts } = await cachedFiles(store, named, hashOfData(input), input);
    return files.map((file, nth) => ({ ...file, facts: facts[nth] ?? undefined }));
  };
}

/** Renders only the pages that no earlier build has rendered with the same data. */
export function cachedRender({ store, code }: BuildCache): RenderStep {
  return async (job) => {
    const run = async () => {
      const { facts, contents } = await renderPage(job);
      return { files: [{ path: job.page.output, contents }], facts };
    };
    const key = `${job.contextKey} ${hashOf(JSON.stringify(job.page))}`;
    const { files, facts } = await cachedFiles(store, { name: 'page', code, run }, key, job);
    return { ...onlyOne(files), facts };
  };
}

/** Writes only the Markdown alternates that no earlier build has written. */
export function cachedAlternate({ store, code }: BuildCache): AlternateStep {
  return async (page, path, words) => {
    const run = async () => {
      const contents = await markdownAlternate(fileText(page.file), words);
      return { files: [{ path, contents }], facts: null };
    };
    const key = JSON.stringify([page.unstyled, path, words]);
    const { files } = await cachedFiles(store, { name: 'alternate', code, run }, key, page);
    return onlyOne(files);
  };
}

/** Returns the file of a step that makes exactly one. */
function onlyOne([file]: readonly OutputFile[]): OutputFile {
  if (!file) throw new Error('no file was made');
  return file;
}

/** Compresses only the files that no earlier build has compressed. */
export function cachedCompress({ store }: BuildCache): CompressStep {
  const run = async (file: Uncompressed) => {
    const forms = await compressFile(file);
    return { files: forms.map(({ path, contents }) => ({ path, contents: contents() })), facts: null };
  };
  const step = { name: 'compress', code: ENCODERS, run };
  return async (file) => (await cachedFiles(store, step, file.hash, file)).files;
}
