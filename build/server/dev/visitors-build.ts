import { relative, sep } from 'node:path';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { VisitorsBuild, VisitorsBuildOptions } from '../../contract/workshop-host.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { contentVersion, lock, realPlace, recover, whyNotPublishTo } from '../../output/index.ts';
import { type BuildCache, build } from '../../pipeline/index.ts';
import { Fault } from '../../platform/errors.ts';

/** Builds a site for visitors in this process, as the command `build` does; nothing else publishes into the folder meanwhile. */
export async function visitorsBuild(
  site: SiteDefinition,
  cache: BuildCache,
  { out, content }: VisitorsBuildOptions = {},
): Promise<VisitorsBuild> {
  const built = { ...site, ...content };
  const options = { production: true, compressed: out !== undefined, review: out === undefined, cache };
  const { ok, diagnostics, values } =
    out === undefined
      ? await build(built, options)
      : await whileLocked(realPlace(out), site, (place) => build(built, { ...options, out: place }));
  const shown = content ? diagnostics.map((one) => asInSite(one, site, content)) : diagnostics;
  return { ok, diagnostics: shown, version: contentVersion(values.read) };
}

async function whileLocked<Value>(
  out: string,
  site: SiteDefinition,
  work: (out: string) => Promise<Value>,
): Promise<Value> {
  const refusal = whyNotPublishTo(out, site);
  if (refusal) throw new Fault(refusal);
  const unlock = lock(out);
  try {
    recover(out);
    return await work(out);
  } finally {
    unlock();
  }
}

/** Names the file of the site that a file of the other folders stands for. */
function asInSite(
  { file, ...diagnostic }: Diagnostic,
  { root, contentDir, staticDir }: SiteDefinition,
  other: NonNullable<VisitorsBuildOptions['content']>,
): Diagnostic {
  const shown = (folder: string) => relative(root, folder).split(sep).join('/');
  for (const [from, to] of [
    [other.contentDir, contentDir],
    [other.staticDir, staticDir],
  ] as const) {
    if (file.startsWith(`${shown(from)}/`)) return { ...diagnostic, file: shown(to) + file.slice(shown(from).length) };
  }
  return { ...diagnostic, file };
}
