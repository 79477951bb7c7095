export { type AlternateStep, alternates } from './alternates/alternates.ts';
export { decoded } from './check/addresses.ts';
export { check } from './check/check.ts';
export { checkPage } from './check/check-page.ts';
export { type CompressStep, compress, compressFile, ENCODERS, type Uncompressed } from './compress/compress.ts';
export { missingPages } from './history/missing-pages.ts';
export { publishedAddresses, storeAddresses } from './history/published-addresses.ts';
export { hostFiles } from './hosts/hosts.ts';
export { replaceInPlace } from './publish/in-place.ts';
export { Locked, lock } from './publish/lock.ts';
export { whyNotPublishTo } from './publish/out-folder.ts';
export { canSwap, realPlace } from './publish/place.ts';
export { publish } from './publish/publish.ts';
export { recover, recoverIfIdle } from './publish/recover.ts';
export { publishedKey, publishedKeyOf } from './publish/unchanged.ts';
export { breakdownOf } from './size-report/breakdown.ts';
export { type PageWeight, pageWeights } from './size-report/page-weights.ts';
export { type ContentTypeSize, sizeReport } from './size-report/size-report.ts';
export { contentVersion, versionFile } from './version/content-version.ts';

// The writer of Markdown is loaded when a page has changed.
export async function markdownAlternate(
  ...args: Parameters<typeof import('./alternates/markdown-alternate.ts').markdownAlternate>
) {
  return (await import('./alternates/markdown-alternate.ts')).markdownAlternate(...args);
}
