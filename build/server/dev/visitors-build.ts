import { join } from 'node:path';
import { prepareOriginal } from '../../assets/index.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import type {
  BuildProgress,
  PublishingHost,
  VisitorsBuild,
  VisitorsBuildOptions,
} from '../../contract/workshop-host.ts';
import { publish as messages } from '../../diagnostics/messages/output.fr.ts';
import { report } from '../../diagnostics/messages/report.fr.ts';
import {
  contentVersion,
  LockedError,
  lock,
  publish,
  publishedFiles,
  realPlace,
  recover,
  whyNotPublishTo,
} from '../../output/index.ts';
import { type BuildCache, build, type Stage } from '../../pipeline/index.ts';
import { Fault } from '../../platform/errors.ts';
import { makeFolder, pathFrom } from '../../platform/folders.ts';
import { contentHost } from './content-host.ts';

/** Returns the generator's part of publishing, which needs no server. */
export function publishingHost(site: SiteDefinition, cache: BuildCache): PublishingHost {
  return {
    ...contentHost(site),
    prepareOriginal,
    buildForVisitors: (wanted, onProgress) => visitorsBuild(site, cache, wanted, onProgress),
    publishFolder: (from, out) =>
      whileLocked(realPlace(out), site, async (place) => void publish(publishedFiles(from), place)),
    withPublishingLock: (work) => whilePublishing(site, work),
  };
}

/** Runs work while no other process of this machine publishes the site. */
export async function whilePublishing<Value>({ cacheDir }: SiteDefinition, work: () => Promise<Value>): Promise<Value> {
  makeFolder(cacheDir);
  let unlock: () => void;
  try {
    unlock = lock(join(realPlace(cacheDir), 'publication'));
  } catch (error) {
    throw error instanceof LockedError ? new Fault(messages.publishing(error.pid)) : error;
  }
  try {
    return await work();
  } finally {
    unlock();
  }
}

/** Builds a site as the command `build` does. */
async function visitorsBuild(
  site: SiteDefinition,
  cache: BuildCache,
  { out, content }: VisitorsBuildOptions = {},
  onProgress: (progress: BuildProgress) => void = () => {},
): Promise<VisitorsBuild> {
  const built = { ...site, ...content };
  const stages = Object.keys(report.stages);
  const onStage = (stage: Stage) =>
    onProgress({ stage: report.stages[stage], share: stages.indexOf(stage) / stages.length });
  const options = { production: true, compressed: out !== undefined, review: out === undefined, cache, onStage };
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

/** Replaces paths of the other folders by the site's own, in messages, too. */
function asInSite(
  diagnostic: Diagnostic,
  { root, contentDir, staticDir }: SiteDefinition,
  other: NonNullable<VisitorsBuildOptions['content']>,
): Diagnostic {
  const shown = (folder: string) => `${pathFrom(root, folder)}/`;
  const named = (text: string) =>
    text.replaceAll(shown(other.contentDir), shown(contentDir)).replaceAll(shown(other.staticDir), shown(staticDir));
  const { file, message, hint } = diagnostic;
  return { ...diagnostic, file: named(file), message: named(message), hint: named(hint) };
}
