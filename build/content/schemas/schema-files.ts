import { relative, sep } from 'node:path';
import type { SiteDefinition } from '../../contract/definition.ts';
import { contentPatterns } from './content-patterns.ts';
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
