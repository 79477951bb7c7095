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
import type { MediaAsset, MissingAsset } from '../contract/media.ts';
import { fileText } from '../contract/output.ts';
import type { ParsedFile, SourceFile } from '../contract/source-file.ts';
import type { Outcome } from '../diagnostics/diagnostic.ts';
import {
  type AlternateStep,
  type CompressStep,
  compressFile,
  ENCODERS,
  markdownAlternate,
  type Uncompressed,
} from '../output/index.ts';
import { feedHtml, type PlanSteps, packageVersions, type RenderStep, renderPage } from '../pages/index.ts';
import { DEFLATE } from '../platform/compression.ts';
import { hashOf, hashOfData, modificationKey } from '../platform/hash.ts';

/** The cache of a site's builds: the store, and a hash of the code whose outputs it holds. */
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
    // A text that could not be parsed may have met its deadline on a busy machine.
    const cacheable = ({ value }: Outcome<ParsedFile | undefined>) => value !== undefined;
    const { path, name, text } = source;
    const redacts = options.redacted?.some((pattern) => text.search(pattern) !== -1) ? ['redacted'] : [];
    const key = hashOf([path, name, text, ...redacts].join('\0'));
    return cached(store, { name: 'parse', code, run, cacheable }, key, source, options.media);
  };
}

/** Reads only the pictures and films that were changed since an earlier build read them. */
export function cachedProbe({ store, code }: BuildCache): ProbeStep {
  return (file) => {
    const changed = modificationKey(statSync(file.target));
    return changed === ''
      ? probe(file)
      : cached(store, { name: 'probe', code, run: probe }, `${changed} ${file.target} ${file.name}`, file);
  };
}

/**
 * Encodes only the variants that no earlier build has encoded of the same picture. Encoding takes seconds: a change of other code than the
 * encoder's does not discard what was encoded.
 */
export function cachedVariants(
  { store }: BuildCache,
  { root, media }: Pick<SiteDefinition, 'root' | 'media'>,
): EncodeStep {
  let encoder: string | undefined;
  return async ({ picture, variant }) => {
    const { file, probed } = picture;
    const source = { target: file.target, gamma: probed.type === 'raster' ? probed.gamma : undefined };
    encoder ??= JSON.stringify([encoderKey(), packageVersions(root, ['sharp'])]);
    const run = async () => {
      const { contents, tooHeavy } = await encodeVariant(source, variant, media);
      return [{ path: variant.output, contents, facts: { tooHeavy } }];
    };
    const key = JSON.stringify([probed, variant, media.quality]);
    const [encoded] = await cachedFiles(store, { name: 'variant', code: encoder, run }, key, picture);
    if (!encoded) throw new Error(`${variant.output} was not encoded`);
    return { file: encoded, tooHeavy: encoded.facts?.tooHeavy ?? false };
  };
}

/** Prepares only the texts for feeds that no earlier build has prepared for the same page. */
export function cachedFeedHtml({ store, code }: BuildCache): PlanSteps['feedHtml'] {
  return (html, place) => {
    const run = async (text: string) => feedHtml(text, place);
    return cached(store, { name: 'feed html', code, run }, hashOf(JSON.stringify([html, place])), html);
  };
}

/** Stands for what asset generators are handed. */
const TOOLS = JSON.stringify(DEFLATE);

/** Runs an asset generator only for data that its code has not been run with in an earlier build. */
export function cachedAssets({ store }: BuildCache): GenerateAssetStep {
  return ({ generator, input }, assetGenerator) => {
    const code = `${assetGenerator.code} ${TOOLS}`;
    const partOf = <Part>(data: object, work: () => Part) => {
      const part = { name: `part of ${generator}`, code, run: async () => work() };
      return cached(store, part, hashOfData(data), undefined);
    };
    const run = async () => {
      const files = await runAssetGenerator(assetGenerator, input, partOf);
      return files.map(({ output, contents, remark }) => ({ path: output, contents, facts: remark }));
    };
    const named = { name: `generate ${generator}`, code, run };
    return cachedFiles(store, named, hashOfData(input), input);
  };
}

/** Renders only the pages that no earlier build has rendered with the same data. */
export function cachedRender({ store, code }: BuildCache): RenderStep {
  return async (job) => {
    const run = async () => {
      const { facts, contents } = await renderPage(job);
      return [{ path: job.page.output, facts, contents }];
    };
    const key = `${job.contextKey} ${hashOf(JSON.stringify(job.page))}`;
    const [file] = await cachedFiles(store, { name: 'page', code, run }, key, job);
    if (!file?.facts) throw new Error(`${job.page.output} was not rendered`);
    return { ...file, facts: file.facts };
  };
}

/** Writes only the pages as Markdown that no earlier build has written. */
export function cachedAlternate({ store, code }: BuildCache): AlternateStep {
  return async (page, path, words) => {
    const run = async () => [{ path, contents: await markdownAlternate(fileText(page.file), words) }];
    const key = JSON.stringify([page.unstyled, path, words]);
    const [file] = await cachedFiles(store, { name: 'alternate', code, run }, key, page);
    if (!file) throw new Error(`${path} has no Markdown alternate`);
    return file;
  };
}

/** Compresses only the files that no earlier build has compressed. */
export function cachedCompress({ store }: BuildCache): CompressStep {
  const run = async (file: Uncompressed) => {
    const forms = await compressFile(file);
    return forms.map(({ path, contents }) => ({ path, contents: contents() }));
  };
  return (file) => cachedFiles(store, { name: 'compress', code: ENCODERS, run }, file.hash, file);
}
