import type { KeyPath } from '../../build/contract/content-type.ts';
import { valueAt } from '../../build/contract/field-values.ts';
import type { MarkdownSettings } from '../../build/contract/markdown.ts';
import { unpublishedReason } from '../../build/contract/publication.ts';
import type { SourceFile } from '../../build/contract/source-file.ts';
import type { ContentFile, JsonSchema, LastBuild, WorkshopHost } from '../../build/contract/workshop-host.ts';
import { contentTypeInfo, titleField } from '../../build/editing/content-type-info.ts';
import { readFrontMatter } from '../../build/editing/front-matter/read.ts';
import { dayOf } from '../../build/editing/text.ts';
import type { BlockTemplate, ContentList, ListedFile } from '../api.ts';
import { workshopBlocks as words } from '../words/blocks.fr.ts';

/** Returns a function that lists all content: the present files on the disk, with data of the last build. */
export function contentLister(host: WorkshopHost): () => Omit<ContentList, 'isBuiltDaily'> {
  const { site } = host;
  const { timeZone = 'UTC' } = site;
  const context = {
    host,
    singles: new Map(contentTypeInfo(host).flatMap(({ name, title, single }) => (single ? [[name, title]] : []))),
    listed: listedDataReader(host),
  };
  let variables: ContentList['variables'] = {};
  let values: Pick<ContentList, 'valueSources' | 'valueNames'> = { valueSources: {}, valueNames: {} };
  let menuNames: LastBuild['menuNames'];
  let bare: LastBuild['data'] | undefined;
  return () => {
    const built = host.built();
    variables = built?.variables?.all ?? variables;
    values = valuesOf(host, built) ?? values;
    menuNames = built?.menuNames ?? menuNames;
    const files = host.files();
    const settings = files.find(({ name }) => host.identify(name).contentType === site.settings.contentType);
    if (!built) bare ??= dataOf(host.texts());
    const known = factsOf(built, built ? dataSince(host, built, files) : (bare ?? new Map()));
    const today = dayOf(new Date(), timeZone);
    const shown = files.map((file) => fileShown(file, known.get(file.path), { ...context, today, menuNames }));
    return {
      contentTypes: contentTypeInfo(host),
      files: shown,
      ...(settings && { settings: settings.path }),
      today,
      timeZone,
      base: built?.base ?? '',
      pageSources: otherPages(built?.pageSources ?? {}, shown),
      variables,
      ...values,
      downloads: built?.downloads ?? [],
      callOuts: site.markdown.callOuts,
      blocks: blockTemplates(site.markdown),
    };
  };
}

/** Leaves out the pages at the addresses of files. */
function otherPages(sources: LastBuild['pageSources'], files: readonly ListedFile[]): LastBuild['pageSources'] {
  const addresses = new Set(files.map(({ address }) => address));
  return Object.fromEntries(Object.entries(sources).filter(([path]) => !addresses.has(path)));
}

/** Returns the labels of values, and the addresses of their sources, by name; undefined while the content has errors. */
function valuesOf(
  { site, identify, files }: WorkshopHost,
  built: LastBuild | undefined,
): Pick<ContentList, 'valueSources' | 'valueNames'> | undefined {
  if (!built?.variables) return undefined;
  const values = files().flatMap(({ path, name }) => {
    const data = built.data.get(path);
    const definition = site.contentTypes[identify(name).contentType ?? ''];
    return (data ? (definition?.variables?.(data) ?? []) : []).map((value) => ({ ...value, data }));
  });
  const sources = values.flatMap(({ name, at, data }) => {
    const beside: unknown[] = Object.values(Object(valueAt(data ?? {}, at.slice(0, -1))));
    const source = beside.find((one) => typeof one === 'string' && /^https?:/.test(one));
    return typeof source === 'string' ? [[name, source] as const] : [];
  });
  const names = values.flatMap(({ name, label }) => (label === undefined ? [] : [[name, label] as const]));
  return { valueSources: Object.fromEntries(sources), valueNames: Object.fromEntries(names) };
}

interface ListContext {
  host: WorkshopHost;
  today: string;
  menuNames: LastBuild['menuNames'];
  /** The titles of content types with a single file. */
  singles: ReadonlyMap<string, string>;
  listed: ReturnType<typeof listedDataReader>;
}

function fileShown(
  { path, name }: ContentFile,
  { data, errors = 0, warnings = 0 }: Partial<Facts> = {},
  { host, today, menuNames = {}, singles, listed }: ListContext,
): ListedFile {
  const { contentType = '', slug } = host.identify(name);
  const definition = host.site.contentTypes[contentType];
  const unpublished = definition && unpublishedReason(definition, data, today);
  const { title = singles.get(contentType) ?? slug, ...shown } = data ? listed(contentType, data) : {};
  const address = definition?.path?.(slug) ?? '';
  const menuName = menuNames[address];
  return {
    path,
    ...(definition && { contentType }),
    slug,
    title,
    ...(menuName !== undefined && { menuName }),
    ...shown,
    address,
    ...(unpublished && { unpublished }),
    errors,
    warnings,
  };
}

/** Returns the front matter of the last build and of newer files, so that a new page has its title at once. */
function dataSince(host: WorkshopHost, { texts, data }: LastBuild, files: readonly ContentFile[]): LastBuild['data'] {
  const seen = new Set(texts.map(({ path }) => path));
  if (files.every(({ path }) => seen.has(path))) return data;
  return new Map([...data, ...dataOf(host.texts().filter(({ path }) => !seen.has(path)))]);
}

/** Reads the front matter of texts that no build has read. */
function dataOf(texts: readonly SourceFile[]): LastBuild['data'] {
  const read = texts.map(({ path, text }) => ({ path, read: readFrontMatter(text) }));
  return new Map(read.flatMap(({ path, read }) => ('data' in read ? [[path, read.data]] : [])));
}

/** Data of the last build on one file. */
interface Facts {
  data?: Readonly<Record<string, unknown>>;
  errors: number;
  warnings: number;
}

function factsOf(built: LastBuild | undefined, data: LastBuild['data']): ReadonlyMap<string, Facts> {
  const facts = new Map<string, Facts>();
  for (const [path, own] of data) facts.set(path, { data: own, errors: 0, warnings: 0 });
  for (const { file, severity } of built?.diagnostics ?? []) {
    const known = facts.get(file) ?? { errors: 0, warnings: 0 };
    known[severity === 'error' ? 'errors' : 'warnings'] += 1;
    facts.set(file, known);
  }
  return facts;
}

/** The names of fields that sites use for a page's category. */
const CATEGORY_FIELDS = ['categorie', 'category', 'rubrique', 'section'];

/** The listed fields of a front matter. */
interface ListedData {
  title?: string;
  category?: string;
  /** A day: `2025-08-15`. */
  date?: string;
  /** The address as the text writes it. */
  picture?: string;
}

/** Returns a reader of the listed fields, by content type. */
function listedDataReader({
  site: { contentTypes },
  schemaOf,
}: WorkshopHost): (contentType: string, data: object) => ListedData {
  const fields = new Map(
    Object.entries(contentTypes).flatMap(([name, { schema, publication }]) =>
      schema ? [[name, fieldsOf(schemaOf(schema), publication?.from)]] : [],
    ),
  );
  return (contentType, data) => {
    const listed = (fields.get(contentType) ?? []).map(([name, at]) => [name, textAt(data, at)] as const);
    return Object.fromEntries(listed.filter(([, value]) => value !== undefined));
  };
}

function fieldsOf(schema: JsonSchema, from: string | undefined): [keyof ListedData, KeyPath][] {
  const date = from ?? ('date' in (schema.properties ?? {}) ? 'date' : undefined);
  const fields: [keyof ListedData, string | undefined][] = [
    ['title', titleField(schema)],
    ['category', categoryField(schema)],
    ['date', date],
  ];
  const picture = pictureIn(schema);
  const own = fields.flatMap(([name, field]): [keyof ListedData, KeyPath][] =>
    field === undefined ? [] : [[name, [field]]],
  );
  return picture ? [...own, ['picture', picture]] : own;
}

/** Returns the field that holds a page's category. */
function categoryField({ properties = {} }: JsonSchema): string | undefined {
  return CATEGORY_FIELDS.find((name) => name in properties);
}

/** Returns the first field that holds a picture, also in a group of fields. */
function pictureIn({ properties = {} }: JsonSchema): KeyPath | undefined {
  for (const [name, field] of Object.entries(properties)) {
    if (typeof field !== 'object') continue;
    if (field.picture === true) return [name];
    const inside = pictureIn(field);
    if (inside) return [name, ...inside];
  }
  return undefined;
}

function textAt(data: object, at: KeyPath): string | undefined {
  const value = valueAt(data, at);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Returns the blocks that writers can insert whole. */
function blockTemplates({ diagram, chart, caption }: MarkdownSettings): BlockTemplate[] {
  return [
    { opening: `:::${diagram.name}`, ...words.diagram(diagram.name, diagram.end) },
    { opening: `::${chart.name}`, ...words.chart(chart.name, chart.types.bars), types: Object.values(chart.types) },
    { opening: `::${caption}`, ...words.caption(caption), isCaption: true },
  ];
}
