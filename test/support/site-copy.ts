import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from '../../build/pipeline.ts';
import { servePreview } from '../../build/preview/preview.ts';
import { siteDefinition } from '../../build/site-definition.ts';
import { atEnd } from './at-end.ts';
import { folderWith } from './folder.ts';
import { readBack } from './read-back.ts';
import { type BuiltSite, contentFolder, projectRoot } from './real-site.ts';

interface Difference {
  name?: string;
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
  const copy = folderWith();
  const [content, statics] = [join(copy, 'content'), join(copy, 'static')];
  cpSync(contentFolder, content, { recursive: true });
  cpSync(join(projectRoot, 'static'), statics, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  const file = join(content, 'site.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^---\n/, `---\n${settings}`));
  const dir = folderWith();
  const served = base === undefined ? {} : { base };
  const result = await build({ ...siteDefinition(content), staticDir: statics }, { out: dir, development, ...served });
  if (!result.ok) throw new Error(`the copy does not build: ${JSON.stringify(result.diagnostics, null, 2)}`);
  const server = await servePreview({ dir, port: 0, ...served });
  atEnd(server.close);
  return { result: readBack(result, dir), dir, url: server.url.replace(/\/$/, '') };
}
