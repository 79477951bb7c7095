import type { SchemaFile } from './schema-files.ts';

/** VS Code's settings of the project, from its root: JSON without comments. */
export const EDITOR_SETTINGS = '.vscode/settings.json';

/** Where support for YAML looks up which schema a file is held against. */
const KEY = 'yaml.schemas';

/** The settings, with every schema tied to its content files. Throws what is no JSON. */
export function withSchemas(settings: string, files: readonly SchemaFile[]): string {
  const tied = Object.fromEntries(files.map(({ path, files }) => [`./${path}`, files]));
  return `${JSON.stringify({ ...JSON.parse(settings), [KEY]: tied }, null, 2)}\n`;
}
