export { type BuildReport, type BuildResult, reportOf } from './build-result.ts';
export { type BuildCache, cachedParse, cachedProbe, cachedRender, cachedVariants, openCache } from './cached-steps.ts';
export { type Job, makerFor } from './parts.ts';
export { type BuildOptions, build } from './pipeline.ts';
export { publishOnce } from './publish-once.ts';
export type { Stage } from './stage-log.ts';
