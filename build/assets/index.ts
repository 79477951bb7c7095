export { type GenerateAssetStep, generateAssets, runAssetGenerator } from './generate/generate-assets.ts';
export { MediaLibrary, media } from './media/library.ts';
export { MAX_PICTURE_BYTES } from './media/limits.ts';
export { type ProbeStep, probe, probePicture } from './media/probe.ts';
export type { Probed } from './media/probed.ts';
export { type EncodeStep, publishMedia } from './media/publish-media.ts';
export { encoderKey } from './media/variants.ts';

// The encoder is loaded only if a picture has to be made.
export async function encodeVariant(...args: Parameters<typeof import('./media/encode-variant.ts').encodeVariant>) {
  return (await import('./media/encode-variant.ts')).encodeVariant(...args);
}

export async function prepareOriginal(...args: Parameters<typeof import('./media/encode-variant.ts').prepareOriginal>) {
  return (await import('./media/encode-variant.ts')).prepareOriginal(...args);
}
