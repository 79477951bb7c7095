import type { SiteDefinition } from '../../contract/definition.ts';
import type { Outcome } from '../../contract/outcome.ts';
import type { Sources } from '../../contract/source-file.ts';
import { readContent } from './read.ts';
import { staticFiles } from './static-files.ts';

export function readSite({
  root,
  contentDir,
  staticDir,
}: Pick<SiteDefinition, 'root' | 'contentDir' | 'staticDir'>): Outcome<Sources> {
  const content = readContent(root, contentDir);
  const copied = staticFiles(root, staticDir);
  return {
    value: { texts: content.value, media: content.media, copies: copied.value },
    diagnostics: [...content.diagnostics, ...copied.diagnostics],
  };
}
