import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { servePreview } from '../../build/server/preview/preview.ts';
import { atEnd } from './at-end.ts';
import { buildCopy, contentCopy } from './content-copy.ts';
import { folderWith, write } from './folder.ts';
import type { BuiltSite } from './real-site.ts';
import { readBack } from './real-site.ts';

interface Difference {
  /** Lines of YAML added to `site.md`. */
  settings?: string;
  /** Files added below `content/` and `static/`, by their path in the project. */
  files?: Readonly<Record<string, string | Uint8Array>>;
  /** With React's development build. */
  development?: boolean;
  /** Folder that it is served from. */
  base?: string;
}

/** The real site with one thing changed, built and served beside it. */
export async function siteCopy({
  settings = '',
  files = {},
  development = false,
  base,
}: Difference): Promise<BuiltSite> {
  const copy = contentCopy();
  for (const [path, text] of Object.entries(files)) write(join(copy.root, path), text);
  const file = join(copy.contentDir, 'site.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^---\n/, `---\n${settings}`));
  const dir = folderWith();
  const served = base === undefined ? {} : { base };
  const result = await buildCopy(copy, { out: dir, development, ...served });
  if (!result.ok) throw new Error(`the copy does not build: ${JSON.stringify(result.diagnostics, null, 2)}`);
  const server = await servePreview({ dir, port: 0, ...served });
  atEnd(server.close);
  return { result: readBack(result, dir), dir, url: server.url.replace(/\/$/, '') };
}
