import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { siteDefinition } from '../../../build/cli/site-definition.ts';
import { contentTypeMatcher, slugOf } from '../../../build/contract/content-type-matcher.ts';
import { contentHost } from '../../../build/server/dev/content-host.ts';
import type { ContentTypeInfo } from '../../../build/workshop/api.ts';
import { contentTypeInfo } from '../../../build/workshop/content-type-info.ts';

/** A file of this site's content, as the form of its front matter is handed it. */
export interface ContentForm {
  path: string;
  slug: string;
  contentType: ContentTypeInfo;
  data: Record<string, unknown>;
}

/** All content files of this site that a content type takes. */
export function contentForms(): ContentForm[] {
  const site = siteDefinition();
  const contentTypes = new Map(
    contentTypeInfo(contentHost(site)).map((contentType) => [contentType.name, contentType]),
  );
  const contentTypeOf = contentTypeMatcher(site.contentTypes);
  const paths = readdirSync(site.contentDir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.md$/.test(path),
  );
  return paths.sort().flatMap((path) => {
    const contentType = contentTypes.get(contentTypeOf(path) ?? '');
    const data = parse(readFileSync(join(site.contentDir, path), 'utf8').split(/^---$/m)[1] ?? '');
    return contentType ? [{ path, slug: slugOf(path), contentType, data }] : [];
  });
}
