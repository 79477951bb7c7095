export { splitFrontMatter } from './parse/front-matter/front-matter.ts';
export type { MarkdownOptions } from './parse/markdown/markdown.ts';
export { markdownOptions, type ParseStep, parse } from './parse/parse.ts';
export { findFiles, namesBelow } from './read/find-files.ts';
export { MAX_TEXT_BYTES, readContent, readSite, readText, sizeError } from './read/read.ts';
export { EDITOR_SETTINGS_FILE, jsonSchemaOf, SCHEMA_FOLDER, schemaFiles, withSchemas } from './schemas/schema-files.ts';
export { unlistedFieldValues } from './validate/listed-fields.ts';
export { checkSchema } from './validate/schema-issues.ts';
export { demoteDraftErrors } from './validate/unpublished-pages.ts';
export { type ValidContent, validate, validateOptions, validContent, wholeContent } from './validate/validate.ts';
export { withValues } from './validate/variables.ts';

// The parsers and the rules of style are loaded only when there is a text for them.
export async function parseFile(...args: Parameters<typeof import('./parse/parse-file.ts').parseFile>) {
  return (await import('./parse/parse-file.ts')).parseFile(...args);
}

export async function markdownRenderer() {
  return (await import('./parse/markdown/markdown.ts')).renderMarkdown;
}

/** Parses Markdown; returns undefined for a text that is nested too deeply. */
export async function markdownTree(text: string) {
  const { NestingError, parseMarkdown } = await import('./parse/markdown/parser.ts');
  try {
    return parseMarkdown(text);
  } catch (error) {
    if (error instanceof NestingError) return undefined;
    throw error;
  }
}

export async function review(...args: Parameters<typeof import('./review/review.ts').review>) {
  return (await import('./review/review.ts')).review(...args);
}
