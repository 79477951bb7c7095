export { type BuildReport, type BuildResult, reportOf } from './build-result.ts';
export { buildUnlessUnchanged } from './build-unless-unchanged.ts';
export { type BuildCache, cachedProbe, cachedVariants, openCache } from './cached-steps.ts';
export { build } from './pipeline.ts';
export type { Stage } from './stage-log.ts';
