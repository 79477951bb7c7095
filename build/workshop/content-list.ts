import { relative, sep } from 'node:path';
import { mediaAddress } from '../addresses/media-name.ts';
import type { BuildResult } from '../build-result.ts';
import type { SiteDefinition } from '../contract/definition.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { findFiles } from '../read/find-files.ts';
import { jsonSchemaOf } from '../schemas/json-schema.ts';
import { dayOf } from '../system/calendar.ts';
import { isErrno } from '../system/errno.ts';
import { heldOn } from '../validate/held-on.ts';
import { kindMatcher, slugOf } from '../validate/kind-of.ts';
import type { ContentList, FileShown } from './api.ts';
import { blocksShown } from './blocks-shown.ts';
import { kindsShown } from './kinds-shown.ts';
import { titleField } from './title-field.ts';

/** Lists all content: the files that lie on the disk now, with what the last build found in them. */
export function contentLister(site: SiteDefinition): (latest: BuildResult | undefined) => ContentList {
  let kinds: ContentList['kinds'] | undefined;
  const titles = titleFields(site);
  const kindOf = kindMatcher(site.kinds);
  let variables: ContentList['variables'] = {};
  let downloads: ContentList['downloads'] = [];
  return (latest) => {
    kinds ??= kindsShown(site);
    const singles = new Map(kinds.flatMap((kind) => (kind.single ? [[kind.name, kind.title]] : [])));
    variables = latest?.made.content?.variables ?? variables;
    downloads = latest ? downloadsOf(site, latest) : downloads;
    const known = factsOf(latest);
    const today = dayOf(new Date(), site.timeZone ?? 'UTC');
    const files = contentFiles(site).map((file) =>
      fileShown(file, { site, kind: kindOf(file.name), known, today, singles, titles }),
    );
    return {
      kinds,
      files,
      today,
      base: latest?.base ?? '',
      variables,
      downloads,
      callOuts: site.markdown.callOuts,
      blocks: blocksShown(site.markdown),
    };
  };
}

interface Surroundings {
  site: SiteDefinition;
  kind: string | undefined;
  known: ReadonlyMap<string, Facts>;
  today: string;
  /** Titles of the kinds that have one file. */
  singles: ReadonlyMap<string, string>;
  /** The fields that hold the titles of other kinds' files. */
  titles: ReadonlyMap<string, string | undefined>;
}

function fileShown(
  { path, name }: { path: string; name: string },
  { site, kind, known, today, singles, titles }: Surroundings,
): FileShown {
  const slug = slugOf(name);
  const definition = site.kinds[kind ?? ''];
  const { data, errors = 0, warnings = 0 } = known.get(path) ?? {};
  const held = definition && heldOn(definition, data, today);
  return {
    path,
    ...(kind !== undefined && { kind }),
    slug,
    title: titleIn(data, titles.get(kind ?? '')) ?? singles.get(kind ?? '') ?? slug,
    address: definition?.path?.(slug) ?? '',
    ...(held && { held }),
    errors,
    warnings,
  };
}

/** Without a folder for them, they may lie anywhere. */
function downloadsOf({ downloads }: SiteDefinition, { made: { read } }: BuildResult): string[] {
  const names = read.copies.map(({ path }) => `/${path}`);
  const offered = downloads === undefined ? names : names.filter((name) => name.startsWith(`/${downloads}/`));
  return offered.map((name) => mediaAddress('', name));
}

function titleFields({ kinds }: SiteDefinition): Surroundings['titles'] {
  return new Map(Object.entries(kinds).map(([name, { schema }]) => [name, schema && titleField(jsonSchemaOf(schema))]));
}

/** What a build knows of a file. */
interface Facts {
  data?: Readonly<Record<string, unknown>>;
  errors: number;
  warnings: number;
}

function factsOf(latest: BuildResult | undefined): ReadonlyMap<string, Facts> {
  const facts = new Map<string, Facts>();
  const of = (path: string): Facts => {
    const known = facts.get(path) ?? { errors: 0, warnings: 0 };
    facts.set(path, known);
    return known;
  };
  for (const { path, data } of latest?.made.parsed ?? []) of(path).data = data;
  for (const { file, severity } of latest?.diagnostics ?? []) count(of(file), severity);
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

/** Markdown files below the content folder, whether or not they can be read. */
function contentFiles({ root, contentDir }: SiteDefinition): { path: string; name: string }[] {
  try {
    const { files, diagnostics } = findFiles({ root, dir: contentDir, skips: (name) => name.startsWith('.') });
    const folder = `${relative(root, contentDir).split(sep).join('/')}/`;
    const closed = diagnostics.map(({ file }) => ({ path: file, name: file.slice(folder.length) }));
    return [...files, ...closed].filter(({ path }) => path.endsWith('.md')).map(({ path, name }) => ({ path, name }));
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}
