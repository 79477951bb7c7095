import { relative, sep } from 'node:path';
import { MOST_PICTURE } from '../../assets/index.ts';
import {
  checkSchema,
  jsonSchemaOf,
  MAX_TEXT_BYTES,
  namesBelow,
  readContent,
  splitFrontMatter,
} from '../../content/index.ts';
import { contentTypeMatcher, slugOf } from '../../contract/content-type-matcher.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { ContentFile, ContentHost, FieldProblem } from '../../contract/workshop-host.ts';
import { ifPresent } from '../../platform/errors.ts';
import { memoize } from '../../platform/memoize.ts';

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
    schemaOf: schemaOnce,
    judge: (text, schema): FieldProblem[] => {
      const { value, diagnostics } = splitFrontMatter('', text);
      const checked = value && checkSchema(schema, value.data, value.spellings);
      return [...diagnostics, ...(checked && 'diagnostics' in checked ? checked.diagnostics : [])];
    },
  };
}

/** It is asked for once for each text of a list. */
const schemaOnce = memoize(jsonSchemaOf);

function markdownFiles({ root, contentDir }: SiteDefinition): ContentFile[] {
  const folder = relative(root, contentDir).split(sep).join('/');
  return ifPresent(() => namesBelow(contentDir, (name) => name.startsWith('.')), [])
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ path: `${folder}/${name}`, name }));
}
