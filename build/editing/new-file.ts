import type { ContentType } from '../contract/content-type.ts';
import type { SiteDefinition } from '../contract/definition.ts';
import { isMap } from '../contract/field-values.ts';
import type { ContentHost, JsonSchema } from '../contract/workshop-host.ts';
import { newFile as messages } from '../diagnostics/messages/new.fr.ts';
import { suggestions } from '../diagnostics/messages/suggestions.fr.ts';
import { closest } from '../diagnostics/suggest.ts';
import { dayOf } from '../platform/calendar.ts';
import { type ContentTypeInfo, contentTypeInfo, titleField } from './content-type-info.ts';
import { editFrontMatter } from './front-matter/edit.ts';
import { withBody } from './front-matter/read.ts';
import { type KnownFile, knownFiles, textFileName, whyNotSlug } from './known-files.ts';
import { contentFolder } from './project-files.ts';
import type { Refusal } from './refused.ts';
import { slugFrom } from './slug.ts';

export interface NewFileRequest {
  contentType: string;
  title: string;
  slug?: string;
  /** Fields whose values are known. */
  fields?: Readonly<Record<string, unknown>>;
  /** True, the default, if the file is to be a draft. */
  draft?: boolean;
}

/** Composes a file that passes all checks but those for placeholders. */
export function newText(
  host: ContentHost,
  wanted: NewFileRequest,
): { path: string; text: string } | { refusal: Refusal } {
  const { site, judge, schemaOf } = host;
  const { contentType, fields = {} } = wanted;
  const definition = site.contentTypes[contentType];
  const shown = addableTypes(host).find(({ name }) => name === contentType);
  if (!shown || !definition?.schema) return { refusal: unknownContentType(host, contentType) };
  const title = wanted.title.trim();
  if (title === '') return { refusal: messages.noTitle };
  const slug = wanted.slug ?? slugFrom(title);
  if (slug === '') return { refusal: messages.noSlug(title) };
  const files = knownFiles(host);
  const folder = shown.folder.slice(contentFolder(site).length + 1);
  const refusal = whyNotSlug(host, { contentType, slug, folder, files });
  if (refusal) return { refusal };
  const json = schemaOf(definition.schema);
  const others = files.filter((file) => file.contentType === contentType);
  const known = { ...knownFields(definition, titleField(json), others, wanted, today(site)), ...fields };
  const slugsOf = (name: string) => files.filter((file) => file.contentType === name).map((file) => file.slug);
  const data = draftData(json, known, { title, slug, today: today(site), slugsOf });
  const text = writeFile(data, shown.text);
  const problems = judge(text, definition.schema).flatMap(({ at, message, hint }) =>
    at ? [`${at.join('.')} : ${message} ${hint}`] : [],
  );
  if (problems.length > 0) return { refusal: messages.unfit(problems) };
  return { path: `${contentFolder(site)}/${textFileName(folder, slug)}`, text };
}

export function addableTypes(host: ContentHost): ContentTypeInfo[] {
  return contentTypeInfo(host).filter(({ single }) => !single);
}

function unknownContentType(host: ContentHost, contentType: string): Refusal {
  const titles = addableTypes(host).map(({ title }) => title);
  const near = closest(contentType, titles);
  const refusal = messages.unknownContentType(contentType, titles);
  return near === undefined ? refusal : { ...refusal, hint: `${suggestions.didYouMean(near)} ${refusal.hint}` };
}

function knownFields(
  { publication, unique = [] }: ContentType,
  name: string | undefined,
  others: readonly KnownFile[],
  { title, draft = true }: NewFileRequest,
  day: string,
) {
  const ranks = unique.flatMap((field) => {
    const ranks = others.map(({ data }) => data[field]).filter((rank) => typeof rank === 'number');
    return ranks.length > 0 ? [[field, Math.max(...ranks) + 1]] : [];
  });
  return {
    ...(name !== undefined && { [name]: title.trim() }),
    ...Object.fromEntries(ranks),
    ...(publication && draft && { [publication.draft]: true }),
    ...(publication?.from !== undefined && { [publication.from]: day }),
  };
}

function writeFile(data: unknown, hasText: boolean): string {
  const text = editFrontMatter('---\n---\n', { at: [], value: data });
  return hasText ? withBody(text, `${messages.toFill(messages.body)}\n`) : text;
}

function today({ timeZone = 'UTC' }: SiteDefinition): string {
  return dayOf(new Date(), timeZone);
}

type Fields = Readonly<Record<string, unknown>>;

interface NewFileContext {
  title: string;
  slug: string;
  today: string;
  slugsOf: (contentType: string) => readonly string[];
}

/** Returns values for required fields: known ones, examples of choices and groups, and placeholders. No example may look like a true statement. */
export function draftData(schema: JsonSchema, known: Fields, context: NewFileContext): Fields {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).flatMap(([name, field]): [string, unknown][] => {
    if (known[name] !== undefined) return [[name, completed(field, known[name], context)]];
    return required.includes(name) && typeof field === 'object' ? [[name, fillValue(field, name, context)]] : [];
  });
  const unknown = Object.entries(known).filter(([name]) => !(name in properties));
  return Object.fromEntries([...fields, ...unknown]);
}

function fillValue(schema: JsonSchema, name: string, context: NewFileContext): unknown {
  const [example] = schema.examples ?? [];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return example ?? schema.enum[0];
  const [form] = schema.oneOf ?? schema.anyOf ?? [];
  if (form) return example ?? fillValue(form, name, context);
  switch (schema.type) {
    case 'object':
      return draftData(schema, optionalFields(schema), context);
    case 'array':
      return listOf(schema, name, context);
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return example ?? schema.minimum ?? 0;
    default:
      return sampleText(schema, name, context);
  }
}

/** Completes a group of which some fields are known. */
function completed(schema: JsonSchema | boolean, known: unknown, context: NewFileContext): unknown {
  const isGroup = typeof schema === 'object' && schema.type === 'object' && isMap(known);
  return isGroup ? draftData(schema, known, context) : known;
}

/** Returns the optional fields of a group's example, one of which may be needed. */
function optionalFields({ examples: [example] = [], required = [] }: JsonSchema): Fields {
  const fields = isMap(example) ? Object.entries(example) : [];
  return Object.fromEntries(fields.filter(([name]) => !required.includes(name)));
}

function listOf({ items, minItems = 0 }: JsonSchema, name: string, context: NewFileContext): unknown[] {
  const item = Array.isArray(items) ? items[0] : items;
  if (typeof item !== 'object' || item === null) return [];
  return Array.from({ length: minItems }, () => fillValue(item, name, context));
}

function sampleText(schema: JsonSchema, name: string, { title, slug, today, slugsOf }: NewFileContext): string {
  const { examples = [], format, pattern, reference, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  if (format === 'date') return today;
  if (typeof reference === 'string') return slugsOf(reference)[0] ?? '';
  const isFree = format === undefined && (pattern === undefined || pattern === '\\S');
  const unreal = isFree || schema.link ? undefined : [messages.name(slug), messages.address].find(patternTest(schema));
  if (unreal !== undefined) return unreal;
  if (!isFree && typeof examples[0] === 'string') return examples[0];
  const what = schema.title ?? name;
  // Long texts distinguish pages, so they contain the title.
  const marks = [
    messages.toFill(what),
    messages.toFill(messages.sized(what, title.slice(0, 40), minLength, maxLength)),
  ];
  const fitting = marks.find(({ length }) => length >= minLength && length <= maxLength);
  return fitting ?? messages.toFill(what.padEnd(minLength, '.')).slice(0, maxLength);
}

/** Returns a function that checks a text by the pattern; formats without a pattern cannot be checked here. */
function patternTest({ pattern }: JsonSchema): (text: string) => boolean {
  return (text) => pattern !== undefined && new RegExp(pattern, 'u').test(text);
}
