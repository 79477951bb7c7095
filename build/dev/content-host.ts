import { relative, sep } from 'node:path';
import type { SiteDefinition } from '../contract/definition.ts';
import { kindMatcher, slugOf } from '../contract/kind-matcher.ts';
import type { ContentFile, ContentHost, FieldProblem } from '../contract/workshop-host.ts';
import { MOST_PICTURE } from '../media/limits.ts';
import { splitFrontMatter } from '../parse/front-matter/front-matter.ts';
import { findFiles } from '../read/find-files.ts';
import { MAX_TEXT_BYTES, readContent } from '../read/read.ts';
import { jsonSchemaOf } from '../schemas/json-schema.ts';
import { isErrno } from '../system/errno.ts';
import { checkSchema } from '../validate/schema-issues.ts';

/** The content of a site for whoever edits it. */
export function contentHost(site: SiteDefinition): ContentHost {
  const kindOf = kindMatcher(site.kinds);
  return {
    site,
    limits: { text: MAX_TEXT_BYTES, picture: MOST_PICTURE },
    files: () => markdownFiles(site),
    texts: () => readContent(site.root, site.contentDir).value,
    identify: (name) => {
      const kind = kindOf(name);
      return { slug: slugOf(name), ...(kind !== undefined && { kind }) };
    },
    schemaOf: jsonSchemaOf,
    judge: (text, schema): FieldProblem[] => {
      const { value, diagnostics } = splitFrontMatter('', text);
      const checked = value && checkSchema(schema, value.data);
      return [...diagnostics, ...(checked && 'diagnostics' in checked ? checked.diagnostics : [])];
    },
  };
}

function markdownFiles({ root, contentDir }: SiteDefinition): ContentFile[] {
  try {
    const { files, diagnostics } = findFiles({ root, dir: contentDir, skips: (name) => name.startsWith('.') });
    const folder = `${relative(root, contentDir).split(sep).join('/')}/`;
    const unreadable = diagnostics.map(({ file }) => ({ path: file, name: file.slice(folder.length) }));
    return [...files, ...unreadable]
      .filter(({ path }) => path.endsWith('.md'))
      .map(({ path, name }) => ({ path, name }));
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}
