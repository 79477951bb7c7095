import type { ContentHost, JsonSchema } from '../contract/workshop-host.ts';
import { contentFolder } from './project-files.ts';

/** A content type, for writers. */
export interface ContentTypeInfo {
  name: string;
  /** « Article », « Articles », and what such a page is for. */
  title: string;
  plural: string;
  description: string;
  /** The folder of its files, from the project's root: `content/blog`. */
  folder: string;
  /** There is one file at most, under a name of its own, which cannot be added, renamed or held back. */
  single: boolean;
  /** By which fields a file is held back: whether it is a draft, and the day before which it is not published. Absent where it cannot be. */
  publication?: { draft: string; from?: string };
  /** Its page shows a Markdown text, with these leaf directives (`::name`). */
  text: boolean;
  slots: readonly string[];
  /** JSON Schema (draft-07) of its front matter, with French titles, descriptions and examples. */
  schema: object;
}

/** The content types that content files are of, as their schemas present them. What a schema does not say, its name stands for. */
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
          folder: [content, ...foldersOf(files)].join('/'),
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

/** Returns the folders that a glob names before it leaves any open. */
function foldersOf(glob: string): string[] {
  const names = glob.split('/').slice(0, -1);
  const open = names.findIndex((name) => name.includes('*'));
  return open === -1 ? names : names.slice(0, open);
}

/** Fields that sites call a page's title by. */
const TITLE_FIELDS = ['titre', 'title', 'nom', 'name'];

/** The field by which writers know a file of a content type: its title, else the first text that it must have. */
export function titleField({ properties = {}, required = [] }: JsonSchema): string | undefined {
  const isFreeText = (name: string) => {
    const field = properties[name];
    return typeof field === 'object' && field.type === 'string' && !field.enum && field.format === undefined;
  };
  return TITLE_FIELDS.find((name) => name in properties) ?? required.find(isFreeText);
}

/** Returns the title of a file by its title field; undefined where that holds no text. */
export function titleOf(
  { site, schemaOf }: Pick<ContentHost, 'site' | 'schemaOf'>,
  contentType: string,
  data: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const { schema } = site.contentTypes[contentType] ?? {};
  const title = data[(schema && titleField(schemaOf(schema))) ?? ''];
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : undefined;
}
