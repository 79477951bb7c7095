import { posix, relative, sep } from 'node:path';
import type { ContentTypes } from '../../contract/content-type.ts';
import { fileMatcher } from '../../contract/content-type-matcher.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** Where editors find the schemas. */
export const SCHEMA_FOLDER = '.vscode/schemas';

export interface SchemaFile {
  /** From the project's root. */
  path: string;
  contents: string;
  /** Globs from the project's root of the content files that it describes; those with `!` are left out. */
  files: readonly string[];
}

/** The content types' schemas as files for other editors. */
export function schemaFiles({ contentTypes, root, contentDir }: SiteDefinition): SchemaFile[] {
  const folder = relative(root, contentDir).split(sep).join('/');
  return [...contentPatterns(contentTypes)].flatMap(([name, patterns]) => {
    const schema = contentTypes[name]?.schema;
    if (!schema) return [];
    return {
      path: `${SCHEMA_FOLDER}/${name}.schema.json`,
      contents: `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`,
      files: patterns.map((pattern) => pattern.replace(/^!?/, (not) => `${not}${folder}/`)),
    };
  });
}

/**
 * Which content files are a content type's, as globs below the content folder that no other content type's globs share a file with: a file goes to the first
 * content type whose pattern it fits, so a later content type leaves out (`!…`) what an earlier one has taken.
 */
export function contentPatterns(contentTypes: ContentTypes): Map<string, string[]> {
  const taken: string[] = [];
  const patterns = new Map<string, string[]>();
  for (const [name, { files, schema }] of Object.entries(contentTypes)) {
    if (files === undefined || !schema) continue;
    patterns.set(name, [files, ...taken.filter((earlier) => mayShare(earlier, files)).map((one) => `!${one}`)]);
    taken.push(files);
  }
  return patterns;
}

function mayShare(one: string, other: string): boolean {
  return fileMatcher(other)(one) || (posix.dirname(one) === posix.dirname(other) && one.includes('*'));
}

/** VS Code's settings of the project, from its root: JSON without comments. */
export const EDITOR_SETTINGS = '.vscode/settings.json';

/** Where support for YAML looks up which schema a file is held against. */
const KEY = 'yaml.schemas';

/** The settings, with every schema tied to its content files. Throws what is no JSON. */
export function withSchemas(settings: string, files: readonly SchemaFile[]): string {
  const tied = Object.fromEntries(files.map(({ path, files }) => [`./${path}`, files]));
  return `${JSON.stringify({ ...JSON.parse(settings), [KEY]: tied }, null, 2)}\n`;
}
