import { relative, sep } from 'node:path';
import { MOST_PICTURE } from '../../assets/index.ts';
import {
  checkSchema,
  findFiles,
  jsonSchemaOf,
  MAX_TEXT_BYTES,
  readContent,
  splitFrontMatter,
} from '../../content/index.ts';
import { contentTypeMatcher, slugOf } from '../../contract/content-type-matcher.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { ContentFile, ContentHost, FieldProblem } from '../../contract/workshop-host.ts';
import { ifPresent } from '../../platform/errno.ts';

/** The content of a site for whoever edits it. */
export function contentHost(site: SiteDefinition): ContentHost {
  const contentTypeOf = contentTypeMatcher(site.contentTypes);
  return {
    site,
    limits: { text: MAX_TEXT_BYTES, picture: MOST_PICTURE },
    files: () => markdownFiles(site),
    texts: () => readContent(site.root, site.contentDir).value,
    identify: (name) => {
      const contentType = contentTypeOf(name);
      return { slug: slugOf(name), ...(contentType !== undefined && { contentType }) };
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
  const skips = (name: string) => name.startsWith('.');
  const found = ifPresent(() => findFiles({ root, dir: contentDir, skips }), { files: [], diagnostics: [] });
  const folder = `${relative(root, contentDir).split(sep).join('/')}/`;
  const unreadable = found.diagnostics.map(({ file }) => ({ path: file, name: file.slice(folder.length) }));
  return [...found.files, ...unreadable]
    .filter(({ path }) => path.endsWith('.md'))
    .map(({ path, name }) => ({ path, name }));
}
