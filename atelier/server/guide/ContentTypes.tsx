import type { ReactNode } from 'react';
import { stringify } from 'yaml';
import type { ContentType } from '../../../build/contract/content-type.ts';
import type { ContentHost, JsonSchema } from '../../../build/contract/workshop-host.ts';
import { draftData } from '../../../build/editing/new-file.ts';
import { guide } from '../../words/guide.fr.ts';
import { FieldList, fieldsOf, type GuideField } from './FieldList.tsx';

const { contentTypes: words } = guide;

/** A content type with the schema of its fields. */
export interface GuideContentType {
  name: string;
  contentType: ContentType;
  schema: JsonSchema;
}

/** Returns the content types that have files; those of single files come last. */
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

function idOfContentType({ name }: GuideContentType): string {
  return `genre-${name.toLowerCase()}`;
}

function titleOfContentType({ name, schema, contentType }: GuideContentType): string {
  const { title = name, plural } = schema;
  return contentType.single || typeof plural !== 'string' ? title : plural;
}

/** The fields of all content types: first those that several share, then each type with its own. */
export function Fields({ contentTypes, folder }: { contentTypes: readonly GuideContentType[]; folder: string }) {
  const shared = sharedFields(contentTypes);
  return (
    <>
      <ul>
        {contentTypes.map((one) => (
          <li key={one.name}>
            <a href={`#${idOfContentType(one)}`}>{titleOfContentType(one)}</a>
          </li>
        ))}
      </ul>
      <h3 id="champs-communs">{words.shared}</h3>
      <p>{words.sharedHelp}</p>
      <FieldList fields={shared} />
      {contentTypes.map((one) => (
        <ContentTypePart key={one.name} one={one} folder={folder} shared={shared} />
      ))}
    </>
  );
}

/** Fields of at least so many content types are listed once. */
const COMMON = 3;

/** Returns the fields that several content types share, with their ids in the guide. */
function sharedFields(contentTypes: readonly GuideContentType[]): GuideField[] {
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

/** A content type: its purpose, the place of its files, the address of its pages, and its fields. */
function ContentTypePart({
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

/** Links to the fields that this content type shares with others. */
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

/** The front matter of a new file. */
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

/** A source, or its result, under a label. It is no `figure`, as the site styles those of its texts. */
export function Piece({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="guide-piece">
      <p className="guide-label">{label}</p>
      {children}
    </div>
  );
}

/** The blocks (`::name`) that the pages of each content type fill themselves. */
export function Slots({ contentTypes }: { contentTypes: readonly GuideContentType[] }) {
  const names = [...new Set(contentTypes.flatMap(({ contentType }) => contentType.prose?.slots ?? []))];
  if (names.length === 0) return null;
  return (
    <section>
      <h3 id="blocs-du-site">{guide.slots.title}</h3>
      <p>{guide.slots.help}</p>
      <ul>
        {names.map((name) => {
          const takers = contentTypes.filter(({ contentType }) => contentType.prose?.slots.includes(name));
          return (
            <li key={name}>
              <code>{`::${name}`}</code>
              {guide.colon}
              {takers.map(titleOfContentType).join(', ')}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
