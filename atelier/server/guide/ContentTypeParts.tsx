import type { ReactNode } from 'react';
import { stringify } from 'yaml';
import type { ContentType } from '../../../build/contract/content-type.ts';
import type { ContentHost, JsonSchema } from '../../../build/contract/workshop-host.ts';
import { draftData } from '../../../build/editing/new-file.ts';
import { guide } from '../../words/guide.fr.ts';
import { FieldList, fieldsOf, type GuideField } from './FieldList.tsx';

const { contentTypes: words } = guide;

/** A content type, as the guide tells of it. */
export interface GuideContentType {
  name: string;
  contentType: ContentType;
  schema: JsonSchema;
}

/** The content types that writers have files of: those of which there may be many first. */
export function guideContentTypes(
  contentTypes: Readonly<Record<string, ContentType>>,
  schemaOf: ContentHost['schemaOf'],
): GuideContentType[] {
  const all = Object.entries(contentTypes).flatMap(([name, contentType]) =>
    contentType.schema && contentType.files !== undefined
      ? [{ name, contentType, schema: schemaOf(contentType.schema) }]
      : [],
  );
  return [
    ...all.filter(({ contentType }) => !contentType.single),
    ...all.filter(({ contentType }) => contentType.single),
  ];
}

export function idOfContentType({ name }: GuideContentType): string {
  return `genre-${name.toLowerCase()}`;
}

export function titleOfContentType({ name, schema, contentType }: GuideContentType): string {
  const { title = name, plural } = schema;
  return contentType.single || typeof plural !== 'string' ? title : plural;
}

/** Fields that several content types have in common are told once. */
const COMMON = 3;

/** The fields that are the same in several content types, with the id that each has in the guide. */
export function sharedFields(contentTypes: readonly GuideContentType[]): GuideField[] {
  const all = contentTypes.flatMap(({ schema }) => fieldsOf(schema));
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

function signOf({ key, schema, required }: GuideField): string {
  return JSON.stringify([key, required, schema]);
}

/** A content type: what it is for, where its files lie, where its pages are found, and its fields. */
export function ContentTypePart({
  one,
  folder,
  shared,
}: {
  one: GuideContentType;
  folder: string;
  shared: readonly GuideField[];
}) {
  const { contentType, schema } = one;
  const known = new Map(shared.map((field) => [signOf(field), field]));
  const fields = fieldsOf(schema);
  const own = fields.filter((field) => !known.has(signOf(field)));
  return (
    <section aria-labelledby={idOfContentType(one)}>
      <h3 id={idOfContentType(one)}>{titleOfContentType(one)}</h3>
      <p>{schema.description}</p>
      <Facts contentType={contentType} folder={folder} />
      <SharedHere fields={fields.flatMap((field) => known.get(signOf(field)) ?? [])} />
      {own.length > 0 && <FieldList fields={own} />}
      {!contentType.single && <Sample one={one} />}
    </section>
  );
}

/** Where the fields are told that this content type shares with others. */
function SharedHere({ fields }: { fields: readonly GuideField[] }) {
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

function Facts({ contentType, folder }: { contentType: ContentType; folder: string }) {
  const path = contentType.path?.(words.fileName);
  return (
    <dl className="guide-facts">
      <dt>{words.folder}</dt>
      <dd>
        <code>{`${folder}/${contentType.files}`}</code>
      </dd>
      <dt>{words.address}</dt>
      <dd>{path === undefined ? words.noAddress : <code>{path}</code>}</dd>
      <dt>{words.text}</dt>
      <dd>{contentType.prose ? words.takesText : words.takesNoText}</dd>
    </dl>
  );
}

/** What a new file of the content type begins with. */
function Sample({ one: { contentType, schema } }: { one: GuideContentType }) {
  if (!contentType.schema) return null;
  const day = new Date().toISOString().slice(0, 10);
  const data = draftData(
    { schema: contentType.schema, json: schema },
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

/** A source, or what comes of it, under a label. It is no `figure`: those of the site's texts have looks of their own. */
export function Piece({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="guide-piece">
      <p className="guide-label">{label}</p>
      {children}
    </div>
  );
}
