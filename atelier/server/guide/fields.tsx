import { stringify } from 'yaml';
import type { ContentType } from '../../../build/contract/content-type.ts';
import type { ContentHost, JsonSchema } from '../../../build/contract/workshop-host.ts';
import { guide } from '../../words/guide.fr.ts';

const { field: words } = guide;

/** A content type with the schema of its fields. */
interface GuideContentType {
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

function titleOf({ name, schema, contentType }: GuideContentType): string {
  const { title = name, plural } = schema;
  return contentType.single || typeof plural !== 'string' ? title : plural;
}

/** The fields of each content type, with its purpose, its files and the address of its pages. */
export function Fields({ contentTypes, folder }: { contentTypes: readonly GuideContentType[]; folder: string }) {
  const sections = contentTypes.map((one) => ({ ...one, id: `genre-${one.name.toLowerCase()}`, title: titleOf(one) }));
  return (
    <>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
      {sections.map(({ id, title, schema, contentType: { files, path } }) => (
        <section key={id} aria-labelledby={id}>
          <h3 id={id}>{title}</h3>
          <p>
            {schema.description} <code>{`${folder}/${files}`}</code>
            {path && (
              <>
                {words.page}
                <code>{path(words.fileName)}</code>
              </>
            )}
          </p>
          <FieldList schema={schema} />
        </section>
      ))}
    </>
  );
}

/** The fields of a group in the order of the form, each with the fields inside it. */
function FieldList({ schema: { properties = {}, required = [] } }: { schema: JsonSchema }) {
  return (
    <dl className="guide-fields">
      {Object.entries(properties).map(
        ([key, field]) =>
          typeof field === 'object' && (
            <div key={key}>
              <dt>
                <strong>{field.title ?? key}</strong> <code>{key}</code>{' '}
                <small>{required.includes(key) ? words.required : words.optional}</small>
              </dt>
              <dd>
                <Value schema={field} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The purpose of a value, its choices and an example, followed by its inner fields. */
function Value({ schema }: { schema: JsonSchema }) {
  const { description, items, oneOf = [], properties, const: only } = schema;
  const [example] = schema.examples ?? [];
  const choices = schema.enum ?? (only === undefined ? [] : [only]);
  return (
    <>
      <p>
        {description} {choices.map((value) => [<code key={String(value)}>{String(value)}</code>, ' '])}
        {example !== undefined && (
          <>
            {words.example} <code>{stringify(example, { collectionStyle: 'flow', lineWidth: 0 }).trim()}</code>
          </>
        )}
      </p>
      {typeof items === 'object' && !Array.isArray(items) && <Value schema={items} />}
      {oneOf.map((form) => (
        <div key={form.title} className="guide-form">
          <strong>{form.title}</strong>
          <Value schema={form} />
        </div>
      ))}
      {properties && <FieldList schema={schema} />}
    </>
  );
}
