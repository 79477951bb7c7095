import { posix } from 'node:path';
import { z } from 'zod';
import type { ContentTypes } from '../../contract/content-type.ts';
import { fileMatcher } from '../../contract/content-type-matcher.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { JsonSchema } from '../../contract/workshop-host.ts';
import { pathFrom } from '../../platform/folders.ts';

export const SCHEMA_FOLDER = '.vscode/schemas';

interface SchemaFile {
  path: string;
  contents: string;
  /** Globs of the content files, from the project's root; those with `!` exclude files. */
  files: readonly string[];
}

export function schemaFiles({ contentTypes, root, contentDir }: SiteDefinition): SchemaFile[] {
  const folder = pathFrom(root, contentDir);
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

/** Returns globs by content type. Later ones exclude earlier ones, because a file belongs to the first match. */
export function contentPatterns(contentTypes: ContentTypes): Map<string, string[]> {
  const taken: string[] = [];
  const patterns = new Map<string, string[]>();
  for (const [name, { files, schema }] of Object.entries(contentTypes)) {
    if (files === undefined || !schema) continue;
    const shared = taken.filter(
      (one) => fileMatcher(files)(one) || (posix.dirname(one) === posix.dirname(files) && one.includes('*')),
    );
    patterns.set(name, [files, ...shared.map((one) => `!${one}`)]);
    taken.push(files);
  }
  return patterns;
}

/** VS Code's settings of the project: JSON without comments. */
export const EDITOR_SETTINGS_FILE = '.vscode/settings.json';

/** The setting of VS Code's YAML extension that ties schemas to files. */
const KEY = 'yaml.schemas';

/** Returns the settings with the schemas tied to their files. Throws if the settings are no JSON. */
export function withSchemas(settings: string, files: readonly SchemaFile[]): string {
  const tied = Object.fromEntries(files.map(({ path, files }) => [`./${path}`, files]));
  return `${JSON.stringify({ ...JSON.parse(settings), [KEY]: tied }, null, 2)}\n`;
}

/** Returns the JSON Schema (draft-07) of written front matter. It accepts all that the schema accepts; only code can check the rest. */
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

/** Names the key that selects a form of a union, as OpenAPI's `discriminator`. */
function nameTag({ _zod }: z.core.$ZodTypes, jsonSchema: JsonSchema): void {
  const { def } = _zod;
  if (def.type === 'union' && 'discriminator' in def) jsonSchema.discriminator = { propertyName: def.discriminator };
}

/** Adds a pattern that refuses blanks if the schema trims texts. */
function refuseBlank(zodSchema: z.core.$ZodTypes, jsonSchema: JsonSchema): void {
  if (zodSchema._zod.def.type !== 'string' || jsonSchema.pattern !== undefined || !jsonSchema.minLength) return;
  const blank = ' '.repeat(jsonSchema.minLength);
  if (!z.safeParse(zodSchema, blank).success) jsonSchema.pattern = '\\S';
}

/** Drops the limits that zod gives to all integers. */
function dropLargest(jsonSchema: JsonSchema): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}
