import { stringify } from 'yaml';
import type { Kind } from '../../contract/kind.ts';
import type { ContentHost, JsonSchema } from '../../contract/workshop-host.ts';
import { guide } from '../../diagnostics/messages/workshop-guide.fr.ts';
import { draftData } from '../new/draft-data.ts';
import { type Field, FieldList, fieldsOf } from './FieldList.tsx';
import { Piece } from './Piece.tsx';

const { kinds: words } = guide;

/** A kind of content, as the guide tells of it. */
export interface GuideKind {
  name: string;
  kind: Kind;
  schema: JsonSchema;
}

/** The kinds that writers have files of: those of which there may be many first. */
export function guideKinds(kinds: Readonly<Record<string, Kind>>, schemaOf: ContentHost['schemaOf']): GuideKind[] {
  const all = Object.entries(kinds).flatMap(([name, kind]) =>
    kind.schema && kind.files !== undefined ? [{ name, kind, schema: schemaOf(kind.schema) }] : [],
  );
  return [...all.filter(({ kind }) => !kind.single), ...all.filter(({ kind }) => kind.single)];
}

export function idOfKind({ name }: GuideKind): string {
  return `genre-${name.toLowerCase()}`;
}

export function titleOfKind({ name, schema, kind }: GuideKind): string {
  const { title = name, plural } = schema;
  return kind.single || typeof plural !== 'string' ? title : plural;
}

/** Fields that several kinds have in common are told once. */
const COMMON = 3;

/** The fields that are the same in several kinds, with the id that each has in the guide. */
export function sharedFields(kinds: readonly GuideKind[]): Field[] {
  const all = kinds.flatMap(({ schema }) => fieldsOf(schema));
  const counts = new Map<string, number>();
  for (const field of all) counts.set(signOf(field), (counts.get(signOf(field)) ?? 0) + 1);
  const shared = new Map(
    all.filter((field) => (counts.get(signOf(field)) ?? 0) >= COMMON).map((field) => [signOf(field), field]),
  );
  return [...shared.values()].map((field, index) => ({
    ...field,
    id: `champ-${index + 1}-${field.key.toLowerCase()}`,
  }));
}

function signOf({ key, schema, required }: Field): string {
  return JSON.stringify([key, required, schema]);
}

/** A kind: what it is for, where its files lie, where its pages are found, and its fields. */
export function KindPart({ one, folder, shared }: { one: GuideKind; folder: string; shared: readonly Field[] }) {
  const { kind, schema } = one;
  const known = new Map(shared.map((field) => [signOf(field), field]));
  const fields = fieldsOf(schema);
  const own = fields.filter((field) => !known.has(signOf(field)));
  return (
    <section aria-labelledby={idOfKind(one)}>
      <h3 id={idOfKind(one)}>{titleOfKind(one)}</h3>
      <p>{schema.description}</p>
      <Facts kind={kind} folder={folder} />
      <SharedHere fields={fields.flatMap((field) => known.get(signOf(field)) ?? [])} />
      {own.length > 0 && <FieldList fields={own} />}
      {!kind.single && <Sample one={one} />}
    </section>
  );
}

/** Where the fields are told that this kind shares with others. */
function SharedHere({ fields }: { fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <p>
      {words.sharedHere}
      {guide.colon}
      {fields.map(({ id, key, schema, required }, index) => (
        <span key={key}>
          {index > 0 && ', '}
          <a href={`#${id}`}>{schema.title}</a>
          {required && ` (${guide.field.required})`}
        </span>
      ))}
      .
    </p>
  );
}

function Facts({ kind, folder }: { kind: Kind; folder: string }) {
  const path = kind.path?.(words.fileName);
  return (
    <dl className="guide-facts">
      <dt>{words.folder}</dt>
      <dd>
        <code>{`${folder}/${kind.files}`}</code>
      </dd>
      <dt>{words.address}</dt>
      <dd>{path === undefined ? words.noAddress : <code>{path}</code>}</dd>
      <dt>{words.text}</dt>
      <dd>{kind.prose ? words.takesText : words.takesNoText}</dd>
    </dl>
  );
}

/** What a new file of the kind begins with. */
function Sample({ one: { kind, schema } }: { one: GuideKind }) {
  if (!kind.schema) return null;
  const day = new Date().toISOString().slice(0, 10);
  const data = draftData(
    { schema: kind.schema, json: schema },
    {},
    { title: words.sampleTitle, slug: 'mon-sujet', today: day, slugsOf: () => [] },
  );
  return (
    <Piece label={words.sample(schema.title ?? '')}>
      <pre>
        <code>{`---\n${stringify(data, { lineWidth: 0 })}---`}</code>
      </pre>
    </Piece>
  );
}
