import { stringify } from 'yaml';
import type { JsonSchema } from '../../../build/contract/workshop-host.ts';
import { guide } from '../../words/guide.fr.ts';

const { field: words } = guide;

export interface GuideField {
  key: string;
  schema: JsonSchema;
  required: boolean;
  /** Target of links from other parts of the guide. */
  id?: string;
}

/** The fields of an object's schema, in the order in which forms ask for them. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): GuideField[] {
  return Object.entries(properties).flatMap(([key, schema]) =>
    typeof schema === 'object' ? [{ key, schema, required: required.includes(key) }] : [],
  );
}

/** Fields with their descriptions, limits and examples, and the fields inside them. */
export function FieldList({ fields }: { fields: readonly GuideField[] }) {
  return (
    <dl className="guide-fields">
      {fields.map(({ key, schema, required, id }) => (
        <div key={key} id={id}>
          <dt>
            <strong>{schema.title ?? key}</strong> <code>{key}</code>{' '}
            <small>{required ? words.required : words.optional}</small>
          </dt>
          <dd>
            {schema.description !== undefined && <p>{schema.description}</p>}
            <Value schema={schema} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ schema }: { schema: JsonSchema }) {
  const [example] = schema.examples ?? [];
  return (
    <>
      <p>
        <Sentence>{typeWords(schema)}</Sentence> <Choices values={schema.enum} />
        {isMentioned(schema.default) && `${words.otherwise(JSON.stringify(schema.default))} `}
        {example !== undefined && (
          <>
            {words.example} <code>{inYaml(example)}</code>
          </>
        )}
      </p>
      <Inside schema={schema} />
    </>
  );
}

function Sentence({ children }: { children: string }) {
  return <>{children}.</>;
}

function Choices({ values = [] }: { values: JsonSchema['enum'] }) {
  return values.map((value) => (
    <span key={String(value)}>
      <code>{String(value)}</code>{' '}
    </span>
  ));
}

/** The fields of a group, of a list's elements, or of each form that an element may have. */
function Inside({ schema }: { schema: JsonSchema }) {
  const { items, oneOf, discriminator } = schema;
  if (typeof items === 'object' && !Array.isArray(items)) return <Element schema={items} />;
  if (oneOf)
    return oneOf.map((form, index) => <Form key={index.toString()} schema={form} tag={tagOf(discriminator)} />);
  const fields = fieldsOf(schema);
  return fields.length > 0 && <FieldList fields={fields} />;
}

function Element({ schema }: { schema: JsonSchema }) {
  if (schema.oneOf || schema.properties) return <Inside schema={schema} />;
  return (
    <p>
      {words.each}
      {guide.colon}
      {schema.description} <Sentence>{typeWords(schema)}</Sentence> <Choices values={schema.enum} />
    </p>
  );
}

function Form({ schema, tag }: { schema: JsonSchema; tag: string }) {
  const { [tag]: chosen, ...properties } = schema.properties ?? {};
  const name = typeof chosen === 'object' ? String(chosen.const) : '';
  return (
    <div className="guide-form">
      <p>
        <strong>{schema.title}</strong> <code>{`${tag}: ${name}`}</code> {schema.description}
      </p>
      <FieldList fields={fieldsOf({ ...schema, properties })} />
    </div>
  );
}

function tagOf(discriminator: unknown): string {
  return typeof discriminator === 'object' && discriminator !== null && 'propertyName' in discriminator
    ? String(discriminator.propertyName)
    : '';
}

/** An empty list says nothing that its absence does not. */
function isMentioned(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** On one line, as front matter may say it. */
function inYaml(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();
}

/** Returns the type and limits of a field in words: « Texte, de 50 à 160 caractères ». */
export function typeWords(schema: JsonSchema): string {
  return [typeOf(schema), limitsOf(schema)].filter((part) => part !== '').join(', ');
}

function typeOf(schema: JsonSchema): string {
  const { types } = words;
  if (schema.enum) return words.choices;
  if (typeof schema.reference === 'string') return types.reference(schema.reference);
  if (schema.picture) return types.picture;
  if (schema.file) return types.file;
  if (schema.link) return types.link;
  if (schema.format === 'date') return types.date;
  if (schema.format === 'email') return types.email;
  switch (schema.type) {
    case 'boolean':
      return types.yesNo;
    case 'integer':
      return types.wholeNumber;
    case 'number':
      return types.number;
    case 'array':
      return types.list;
    case 'object':
      return types.group;
    default:
      return schema.multiline ? types.longText : types.text;
  }
}

function limitsOf({ type, minLength, maxLength, minItems, maxItems, minimum, maximum }: JsonSchema): string {
  if (type === 'array') return words.elements(minItems, maxItems);
  // A minimum of one character is not worth a word.
  if (type === 'string') return words.characters(minLength === 1 ? undefined : minLength, maxLength);
  return type === 'integer' || type === 'number' ? words.value(minimum, maximum) : '';
}
