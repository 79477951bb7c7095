export type { BuildResult } from './build-result.ts';
export { type BuildCache, cachedParse, cachedProbe, cachedRender, cachedVariants, openCache } from './cached-steps.ts';
export { build } from './pipeline.ts';
export type { Stage } from './stage-log.ts';
