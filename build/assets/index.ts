export { type GenerateAssetStep, generateAssets, runAssetGenerator } from './generate/generate-assets.ts';
export { encoderKey } from './media/encoder-key.ts';
export type { EncodeStep } from './media/generate-variants.ts';
export { type MediaLibrary, media } from './media/library.ts';
export { MOST_PICTURE } from './media/limits.ts';
export { type ProbeStep, probe } from './media/probe.ts';
export type { Probed } from './media/probed.ts';
export { publishMedia } from './media/publish-media.ts';

export async function withoutMetadata(
  ...args: Parameters<typeof import('./media/metadata/without-metadata.ts').withoutMetadata>
) {
  return (await import('./media/metadata/without-metadata.ts')).withoutMetadata(...args);
}

// The encoder is loaded when a variant has to be made.
export async function encodeVariant(...args: Parameters<typeof import('./media/encode-variant.ts').encodeVariant>) {
  return (await import('./media/encode-variant.ts')).encodeVariant(...args);
}
