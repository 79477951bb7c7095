import { posix } from 'node:path';
import { z } from 'zod';
import type { ContentTypes } from '../../contract/content-type.ts';
import { fileMatcher } from '../../contract/content-type-matcher.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { JsonSchema } from '../../contract/workshop-host.ts';
import { pathFrom } from '../../platform/folders.ts';

/** Folder that editors read schemas from. */
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

/**
 * Returns the globs of each content type, below the content folder. A file belongs to the first content type whose pattern it matches, so later
 * ones exclude (`!…`) the patterns of earlier ones.
 */
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

/** VS Code's settings of the project, from its root: JSON without comments. */
export const EDITOR_SETTINGS_FILE = '.vscode/settings.json';

/** The setting that ties schemas to files, of VS Code's YAML extension. */
const KEY = 'yaml.schemas';

/** Returns the settings with every schema tied to its content files. Throws where they are not JSON. */
export function withSchemas(settings: string, files: readonly SchemaFile[]): string {
  const tied = Object.fromEntries(files.map(({ path, files }) => [`./${path}`, files]));
  return `${JSON.stringify({ ...JSON.parse(settings), [KEY]: tied }, null, 2)}\n`;
}

/**
 * Returns a content type's schema as JSON Schema (draft-07, which forms and editors know best) for front matter as it is written: defaults are
 * not required, and nothing is transformed. It has no references. It refuses nothing that the schema accepts, but leaves out refinements and
 * formats without a pattern, which only code can check.
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

/** Names the key that selects one of several forms (OpenAPI's `discriminator`). */
function nameTag({ _zod }: z.core.$ZodTypes, jsonSchema: JsonSchema): void {
  const { def } = _zod;
  if (def.type === 'union' && 'discriminator' in def) jsonSchema.discriminator = { propertyName: def.discriminator };
}

/** Adds a pattern where the schema trims a text before it counts, so that blanks alone are refused. */
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
