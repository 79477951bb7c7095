import type { KeyPath } from '../../build/contract/content-type.ts';
import { valueAt } from '../../build/contract/editing/front-matter/field-edit.ts';
import { titleField } from '../../build/contract/editing/title-field.ts';
import type { JsonSchema, WorkshopHost } from '../../build/contract/workshop-host.ts';

/** Fields that sites keep a page's category and its day by. */
const CATEGORY_FIELDS = ['categorie', 'category', 'rubrique', 'section'];
const DATE_FIELDS = ['date'];

/** What the list of content shows of a front matter. */
export interface ListedData {
  title?: string;
  category?: string;
  /** A day: `2025-08-15`. */
  date?: string;
  /** As the text names it. */
  picture?: string;
}

/** How to read a front matter's listed fields, by content type. */
export function listedDataReader({
  site: { contentTypes },
  schemaOf,
}: WorkshopHost): (contentType: string, data: object) => ListedData {
  const fields = new Map(
    Object.entries(contentTypes).flatMap(([name, { schema, publication }]) =>
      schema ? [[name, fieldsOf(schemaOf(schema), publication?.from)]] : [],
    ),
  );
  return (contentType, data) => {
    const listed: [string, string | undefined][] = (fields.get(contentType) ?? []).map(([name, at]) => [
      name,
      textAt(data, at),
    ]);
    return Object.fromEntries(listed.filter(([, value]) => value !== undefined));
  };
}

function fieldsOf(schema: JsonSchema, from: string | undefined): [keyof ListedData, KeyPath][] {
  const { properties = {} } = schema;
  const named = (names: readonly string[]) => names.find((name) => name in properties);
  const title = titleField(schema);
  const category = named(CATEGORY_FIELDS);
  const date = from ?? named(DATE_FIELDS);
  const picture = pictureIn(schema);
  const places: [keyof ListedData, KeyPath | undefined][] = [
    ['title', placeOf(title)],
    ['category', placeOf(category)],
    ['date', placeOf(date)],
    ['picture', picture],
  ];
  return places.flatMap(([name, at]) => (at ? [[name, at]] : []));
}

function placeOf(field: string | undefined): KeyPath | undefined {
  return field === undefined ? undefined : [field];
}

/** The first field that holds a picture, also in a group of fields. */
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
