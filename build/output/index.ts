export { type AlternateStep, alternates } from './alternates/alternates.ts';
export { checkBudgets } from './budgets/budgets.ts';
export { check, checkPage } from './check/check.ts';
export { type CompressStep, compress, compressFile, ENCODERS, type Uncompressed } from './compress/compress.ts';
export { missingPages, publishedAddresses, storeAddresses } from './history/history.ts';
export { hostFiles } from './hosts/hosts.ts';
export { LockedError, lock } from './publish/lock.ts';
export { canSwap, publishedFiles, realPlace, whyNotPublishTo } from './publish/out-folder.ts';
export { publish } from './publish/publish.ts';
export { loadHashes, publishedKey, publishedKeyOf, storeHashes } from './publish/unchanged.ts';
export { lockOutput, recover } from './publish/work-folder.ts';
export { contentVersion, versionFile } from './version/content-version.ts';

// The writer of Markdown is loaded only if a page has changed.
export async function markdownAlternate(
  ...args: Parameters<typeof import('./alternates/markdown-alternate.ts').markdownAlternate>
) {
  return (await import('./alternates/markdown-alternate.ts')).markdownAlternate(...args);
}
