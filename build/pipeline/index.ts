export type { BuildResult } from './build-result.ts';
export { type BuildCache, cachedProbe, cachedVariants, openCache } from './cached-steps.ts';
export { build } from './pipeline.ts';
export type { Stage } from './stage-log.ts';
