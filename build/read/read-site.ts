import type { SiteDefinition } from '../contract/definition.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { CopiedFile } from '../contract/output.ts';
import type { SourceFile } from '../contract/source-file.ts';
import type { FoundFile } from './find-files.ts';
import { readContent } from './read.ts';
import { staticFiles } from './static-files.ts';

/** The source files of a site: texts, pictures and films beside them, and static files, which are published as they are. */
export interface Sources {
  texts: SourceFile[];
  media: FoundFile[];
  copies: CopiedFile[];
}

export function readSite({ root, contentDir, staticDir }: SiteDefinition): Outcome<Sources> {
  const content = readContent(root, contentDir);
  const copied = staticFiles(root, staticDir);
  return {
    value: { texts: content.value, media: content.media, copies: copied.value },
    diagnostics: [...content.diagnostics, ...copied.diagnostics],
  };
}
