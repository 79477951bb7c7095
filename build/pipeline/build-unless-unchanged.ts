import { cached, dependenciesOf, fingerprintsOf, type Lookup } from '../cache/index.ts';
import type { SiteDefinition } from '../contract/definition.ts';
import type { PublishedFile } from '../contract/output.ts';
import { cache as messages } from '../diagnostics/messages/cache.fr.ts';
import { canSwap, loadHashes, publishedAddresses, publishedKey, publishedKeyOf, storeHashes } from '../output/index.ts';
import { dayOf } from '../platform/calendar.ts';
import { folderKey, hashOfData } from '../platform/hash.ts';
import { type BuildReport, reportOf } from './build-result.ts';
import type { BuildCache } from './cached-steps.ts';
import { type BuildOptions, build } from './pipeline.ts';

interface PublishOptions extends BuildOptions {
  out: string;
  cache: BuildCache;
}

/**
 * Builds a site into a folder, of which the caller has checked that it contains only files of builds. If all that a build reads and has
 * published is unchanged, no stage runs, and the report of the last build is returned.
 */
export async function buildUnlessUnchanged(site: SiteDefinition, options: PublishOptions): Promise<BuildReport> {
  const start = performance.now();
  const { cache, now = new Date(), ...others } = options;
  const { onStage, out } = others;
  let published: readonly PublishedFile[] | undefined;
  const run = async (_: undefined, lookUp: Lookup<string | null>) => {
    lookUp('sources');
    const result = await build(site, { ...options, now });
    published = result.values.published;
    const inputs = result.values.code?.inputs ?? [];
    for (const subject of [...dependenciesOf(inputs), 'former addresses', 'published']) lookUp(subject);
    return reportOf(result);
  };
  onStage?.('compare');
  loadHashes(out, cache.store);
  const step = { name: 'publish', code: cache.code, run, cacheable };
  const answer = answersOf(site, options, () => published);
  const report = await cached(cache.store, step, optionsKey(site, others, now), undefined, answer);
  // A build with an error may not have compared the published files.
  if (report.ok) storeHashes(out, cache.store);
  cache.store.share();
  return published ? report : { ...report, seconds: { compare: (performance.now() - start) / 1000 } };
}

/** Tells whether a report may be reused. If the disk refused something, a later build may succeed. */
function cacheable({ ok, diagnostics }: BuildReport): boolean {
  const { rule } = messages.notKept('');
  return ok && !diagnostics.some((diagnostic) => diagnostic.rule === rule);
}

/** Returns the key of a build's options: all data that are neither read from the disk nor code. Options that are functions are left out of JSON. */
function optionsKey(
  { contentDir, staticDir, timeZone = 'UTC' }: SiteDefinition,
  options: Omit<PublishOptions, 'cache' | 'now'>,
  now: Date,
): string {
  return JSON.stringify([contentDir, staticDir, options, canSwap(options.out), dayOf(now, timeZone)]);
}

/** Returns a function that finds the state of files and code. Sources are checked once, before they are read: a later change counts for the next build. */
function answersOf(
  site: SiteDefinition,
  { out, cache }: PublishOptions,
  published: () => readonly PublishedFile[] | undefined,
): Lookup<string | null> {
  const codeAt = fingerprintsOf(site.root, Date.now());
  let sources: string | undefined;
  return (subject) => {
    if (subject === 'former addresses') return hashOfData(publishedAddresses(site, cache.store, undefined));
    if (subject !== 'published' && subject !== 'sources') return codeAt(subject);
    if (subject === 'sources') {
      sources ??= [site.contentDir, site.staticDir].map(folderKey).join(' ');
      return sources;
    }
    const files = published();
    return files ? publishedKeyOf(files) : publishedKey(out);
  };
}
