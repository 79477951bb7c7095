import { posix, relative, sep } from 'node:path';
import { z } from 'zod';
import type { ContentTypes } from '../../contract/content-type.ts';
import { fileMatcher } from '../../contract/content-type-matcher.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { JsonSchema } from '../../contract/workshop-host.ts';

/** Where editors find the schemas. */
export const SCHEMA_FOLDER = '.vscode/schemas';

interface SchemaFile {
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

/**
 * What a content type's front matter must be, as JSON Schema (draft-07, which forms and editors know best), of what writers write: defaults are not
 * demanded, transforms have not happened. Nothing in it refers elsewhere. It refuses nothing that the schema accepts, but cannot say what only
 * code can check: refinements, and formats beyond their pattern.
 */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    reused: 'inline',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      nameTag(zodSchema, jsonSchema);
      refuseBlank(zodSchema, jsonSchema);
      dropLargest(jsonSchema);
    },
  });
}

/** By which key one of several forms is chosen (OpenAPI's `discriminator`, which forms follow). */
function nameTag({ _zod }: z.core.$ZodTypes, jsonSchema: JsonSchema): void {
  const { def } = _zod;
  if (def.type === 'union' && 'discriminator' in def) jsonSchema.discriminator = { propertyName: def.discriminator };
}

/** A text that is trimmed before it is counted: blanks are no characters of it. */
function refuseBlank(zodSchema: z.core.$ZodTypes, jsonSchema: JsonSchema): void {
  if (zodSchema._zod.def.type !== 'string' || jsonSchema.pattern !== undefined || !jsonSchema.minLength) return;
  const blank = ' '.repeat(jsonSchema.minLength);
  if (!z.safeParse(zodSchema, blank).success) jsonSchema.pattern = '\\S';
}

/** Whole numbers end where JavaScript's do, which is no limit of the schema's. */
function dropLargest(jsonSchema: JsonSchema): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}
