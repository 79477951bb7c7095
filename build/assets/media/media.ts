import { join, relative, sep } from 'node:path';
import { isMedia } from '../../contract/addresses/media-types.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { Outcome } from '../../contract/outcome.ts';
import type { FoundFile, Sources } from '../../contract/source-file.ts';
import { type MediaLibrary, openLibrary } from './library.ts';
import type { ProbeStep } from './probe.ts';

/** Probes every picture and film beside texts and in the static folder. What is wrong with one becomes a diagnostic where it is shown. */
export async function media(
  { root, staticDir, media: settings }: Pick<SiteDefinition, 'root' | 'staticDir' | 'media'>,
  sources: Pick<Sources, 'media' | 'copies'>,
  step: ProbeStep,
): Promise<Outcome<MediaLibrary>> {
  const statics = sources.copies.flatMap(({ path: name, from: target, bytes }): FoundFile[] => {
    const path = relative(root, join(staticDir, name)).split(sep).join('/');
    return isMedia(name) ? [{ path, name, target, bytes }] : [];
  });
  return { value: await openLibrary({ media: sources.media, statics }, settings, step), diagnostics: [] };
}
