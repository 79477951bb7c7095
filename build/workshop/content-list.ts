import { unpublishedOn } from '../contract/publication.ts';
import type { Built, ContentFile, WorkshopHost } from '../contract/workshop-host.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { dayOf } from '../platform/calendar.ts';
import type { ContentList, ListedFile } from './api.ts';
import { blockTemplates } from './block-templates.ts';
import { contentTypeInfo } from './content-type-info.ts';
import { titleField } from './title-field.ts';

/** Lists all content: the files that lie on the disk now, with what the last build found in them. */
export function contentLister(host: WorkshopHost): () => ContentList {
  const { site } = host;
  const kinds = contentTypeInfo(host);
  const context = {
    host,
    singles: new Map(kinds.flatMap((kind) => (kind.single ? [[kind.name, kind.title]] : []))),
    titles: titleFields(host),
  };
  let variables: ContentList['variables'] = {};
  return () => {
    const built = host.built();
    variables = built?.variables?.all ?? variables;
    const known = factsOf(built);
    const today = dayOf(new Date(), site.timeZone ?? 'UTC');
    return {
      kinds,
      files: host.files().map((file) => fileShown(file, known.get(file.path), { ...context, today })),
      today,
      base: built?.base ?? '',
      variables,
      downloads: built?.downloads ?? [],
      callOuts: site.markdown.callOuts,
      blocks: blockTemplates(site.markdown),
    };
  };
}

interface ListContext {
  host: WorkshopHost;
  today: string;
  /** Titles of the content types that have one file. */
  singles: ReadonlyMap<string, string>;
  /** The fields that hold the titles of other types' files. */
  titles: ReadonlyMap<string, string | undefined>;
}

function fileShown(
  { path, name }: ContentFile,
  { data, errors = 0, warnings = 0 }: Partial<Facts> = {},
  { host, today, singles, titles }: ListContext,
): ListedFile {
  const { kind = '', slug } = host.identify(name);
  const definition = host.site.kinds[kind];
  const unpublished = definition && unpublishedOn(definition, data, today);
  return {
    path,
    ...(definition && { kind }),
    slug,
    title: titleIn(data, titles.get(kind)) ?? singles.get(kind) ?? slug,
    address: definition?.path?.(slug) ?? '',
    ...(unpublished && { unpublished }),
    errors,
    warnings,
  };
}

function titleFields({ site: { kinds }, schemaOf }: WorkshopHost): ListContext['titles'] {
  return new Map(Object.entries(kinds).map(([name, { schema }]) => [name, schema && titleField(schemaOf(schema))]));
}

/** What a build knows of a file. */
interface Facts {
  data?: Readonly<Record<string, unknown>>;
  errors: number;
  warnings: number;
}

function factsOf(built: Built | undefined): ReadonlyMap<string, Facts> {
  const facts = new Map<string, Facts>();
  const of = (path: string): Facts => {
    const known = facts.get(path) ?? { errors: 0, warnings: 0 };
    facts.set(path, known);
    return known;
  };
  for (const [path, data] of built?.data ?? []) of(path).data = data;
  for (const { file, severity } of built?.diagnostics ?? []) count(of(file), severity);
  return facts;
}

function count(facts: Facts, severity: Diagnostic['severity']): void {
  if (severity === 'error') facts.errors += 1;
  else facts.warnings += 1;
}

function titleIn(data: Facts['data'] = {}, field = ''): string | undefined {
  const title = data[field];
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : undefined;
}
