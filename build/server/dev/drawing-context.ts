import { cachedCompile } from '../../cache/index.ts';
import type { Content } from '../../contract/content.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import { type BundleStep, recoloredBundle } from '../../pages/index.ts';
import type { BuildCache } from '../../pipeline/index.ts';

export interface DrawingTools {
  site: SiteDefinition;
  code: BundleStep;
  cache: BuildCache;
}

/** Returns the context for drawing pages between builds; no value if the site's code has errors. */
export async function drawingContext({ site, code, cache }: DrawingTools, { settings, layout }: Content) {
  const { address, colors } = settings;
  const { value, diagnostics } = await code(site, {
    base: address.base,
    development: true,
    compile: cachedCompile(cache),
  });
  const context = value && { bundle: recoloredBundle(value, colors), address, layout, development: true };
  return { value: context, diagnostics };
}
