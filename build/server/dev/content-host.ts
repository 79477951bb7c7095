import { join } from 'node:path';
import type { z } from 'zod';
import { MAX_PICTURE_BYTES } from '../../assets/index.ts';
import {
  checkSchema,
  jsonSchemaOf,
  MAX_TEXT_BYTES,
  namesBelow,
  readContent,
  readText,
  splitFrontMatter,
  unlistedFieldValues,
} from '../../content/index.ts';
import { contentTypeMatcher, slugOfFile } from '../../contract/content-type-matcher.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import { withListedValues } from '../../contract/field-values.ts';
import type { ContentFile, ContentHost, FieldProblem } from '../../contract/workshop-host.ts';
import { ifPresent } from '../../platform/errors.ts';
import { pathFrom } from '../../platform/folders.ts';
import { memoize } from '../../platform/memoize.ts';

export function contentHost(site: SiteDefinition): ContentHost {
  const contentTypeOf = contentTypeMatcher(site.contentTypes);
  return {
    site,
    limits: { text: MAX_TEXT_BYTES, picture: MAX_PICTURE_BYTES },
    files: () => markdownFiles(site),
    texts: () => readContent(site.root, site.contentDir).value,
    identify: (name) => {
      const contentType = contentTypeOf(name);
      return { slug: slugOfFile(name), ...(contentType !== undefined && { contentType }) };
    },
    schemaOf: (schema) => schemaWith(schema, settingsData(site)),
    judge: (text, schema): FieldProblem[] => {
      const { value, diagnostics } = splitFrontMatter('', text);
      const checked = value && checkSchema(schema, value.data, value.spellings);
      const unlisted = value ? unlistedFieldValues(schema, value.data, settingsData(site)) : [];
      return [...diagnostics, ...(checked && 'diagnostics' in checked ? checked.diagnostics : []), ...unlisted];
    },
  };
}

/** Returns a schema, cached because lists need it once for each text. */
const schemaWith = memoize((schema: z.ZodType, settings: unknown) => withListedValues(jsonSchemaOf(schema), settings));

function settingsData(site: SiteDefinition): unknown {
  const { files = '' } = site.contentTypes[site.settings.contentType] ?? {};
  return frontMatterOf(site, readText(join(site.contentDir, files)) ?? '');
}

const frontMatterOf = memoize((_site: SiteDefinition, text: string): unknown => splitFrontMatter('', text).value?.data);

function markdownFiles({ root, contentDir }: SiteDefinition): ContentFile[] {
  const folder = pathFrom(root, contentDir);
  return ifPresent(() => namesBelow(contentDir, (name) => name.startsWith('.')), [])
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ path: `${folder}/${name}`, name }));
}
