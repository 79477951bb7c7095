import { posix } from 'node:path';
import type { ContentHost, JsonSchema } from '../contract/workshop-host.ts';
import { contentFolder } from './project-files.ts';

export interface ContentTypeInfo {
  name: string;
  /** Singular and plural of the name, such as « Article » and « Articles », and the purpose of such a page. */
  title: string;
  plural: string;
  description: string;
  /** Path of the folder of its files, from the project's root, such as `content/blog`. */
  folder: string;
  /** True if the content type has exactly one file, which cannot be added, renamed or held back. */
  single: boolean;
  /** Fields that hold a file back; absent if files cannot be held back. */
  publication?: { draft: string; from?: string };
  /** True if pages show Markdown, with these leaf directives (`::name`). */
  text: boolean;
  slots: readonly string[];
  /** JSON Schema of the front matter. */
  schema: object;
}

/** Returns the content types as their schemas describe them, with names in place of missing titles. */
export function contentTypeInfo({ site, schemaOf }: Pick<ContentHost, 'site' | 'schemaOf'>): ContentTypeInfo[] {
  const content = contentFolder(site);
  return Object.entries(site.contentTypes).flatMap(
    ([name, { files, schema, single = false, prose, publication }]): ContentTypeInfo[] => {
      if (files === undefined || !schema) return [];
      const { title = name, plural = title, description = '' } = schema.meta() ?? {};
      return [
        {
          name,
          title,
          plural,
          description,
          folder: posix.join(content, posix.dirname(`${files.split('*')[0]}x`)),
          single: single || !files.includes('*'),
          ...(publication && { publication }),
          text: prose !== undefined,
          slots: prose?.slots ?? [],
          schema: schemaOf(schema),
        },
      ];
    },
  );
}

const TITLE_FIELDS = ['titre', 'title', 'nom', 'name'];

/** Returns the field by which writers know a file: its title, or else its first required text. */
export function titleField({ properties = {}, required = [] }: JsonSchema): string | undefined {
  const isFreeText = (name: string) => {
    const field = properties[name];
    return typeof field === 'object' && field.type === 'string' && !field.enum && field.format === undefined;
  };
  return TITLE_FIELDS.find((name) => name in properties) ?? required.find(isFreeText);
}

export function titleOf(
  { site, schemaOf }: Pick<ContentHost, 'site' | 'schemaOf'>,
  contentType: string,
  data: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const { schema } = site.contentTypes[contentType] ?? {};
  const title = data[(schema && titleField(schemaOf(schema))) ?? ''];
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : undefined;
}
