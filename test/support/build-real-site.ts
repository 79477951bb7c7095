import { siteDefinition } from '../../build/cli/site-definition.ts';
import { build } from '../../build/pipeline/pipeline.ts';
import { servePreview } from '../../build/server/preview/preview.ts';
import { atEnd } from './at-end.ts';
import { folderWith } from './folder.ts';
import type { ServedSite } from './served-site.ts';
import { contentFolder } from './tested-content.ts';

/** Builds the real site for visitors into a new folder, and serves it until the run ends, in compressed forms where it is told to. Throws with its errors where it does not build. */
export async function buildRealSite({ compressed = false } = {}): Promise<ServedSite> {
  const dir = folderWith();
  const { diagnostics } = await build(siteDefinition(contentFolder), { out: dir, production: true, compressed });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new Error(
      `the site does not build:\n${errors.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n')}`,
    );
  const server = await servePreview({ dir, port: 0 });
  atEnd(server.close);
  return { dir, url: server.url.replace(/\/$/, '') };
}
