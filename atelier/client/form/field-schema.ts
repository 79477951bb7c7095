import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import { isMap } from '../../../build/contract/field-values.ts';
import { workshopForm as words } from '../../words/form.fr.ts';

/** The parts of a field's JSON Schema that the form reads (draft-07 with the keys of `build/contract/field-meta.ts`, without references). */
export interface FieldSchema {
  type?: string;
  title?: string;
  description?: string;
  examples?: readonly unknown[];
  default?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: readonly unknown[];
  const?: unknown;
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
  oneOf?: readonly FieldSchema[];
  anyOf?: readonly FieldSchema[];
  discriminator?: { propertyName: string };
  reference?: string;
  link?: boolean;
  picture?: boolean;
  file?: boolean;
  color?: boolean;
  multiline?: boolean;
  draft?: boolean;
  sections?: Readonly<Record<string, readonly string[]>>;
}

/** The kind of control for a field. */
export type Shape =
  | 'text'
  | 'reference'
  | 'link'
  | 'picture'
  | 'file'
  | 'color'
  | 'date'
  | 'number'
  | 'choice'
  | 'yes-no'
  | 'list'
  | 'group'
  | 'union'
  | 'other';

/** Returns the kind of control for a schema. `other`: no control fits, so the value is shown as it stands. */
export function shapeOf(schema: FieldSchema): Shape {
  if (schema.discriminator && optionsOf(schema).length > 0) return 'union';
  if (schema.enum) return schema.enum.every((value) => typeof value === 'string') ? 'choice' : 'other';
  switch (schema.type) {
    case 'string':
      return textShapeOf(schema);
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'yes-no';
    case 'array':
      return schema.items ? 'list' : 'other';
    case 'object':
      return schema.properties ? 'group' : 'other';
    default:
      return 'other';
  }
}

function textShapeOf({ reference, link, picture, file, color, format }: FieldSchema): Shape {
  if (reference !== undefined) return 'reference';
  if (link) return 'link';
  if (picture) return 'picture';
  if (file) return 'file';
  if (color) return 'color';
  return format === 'date' ? 'date' : 'text';
}

/** Returns the variants of a union. */
export function optionsOf({ oneOf, anyOf }: FieldSchema): readonly FieldSchema[] {
  return oneOf ?? anyOf ?? [];
}

/** Returns the constant tag of a variant of a union. */
export function tagOf(option: FieldSchema, tag: string): string {
  return String(option.properties?.[tag]?.const);
}

/** Tells whether a field of this shape can show a value. The form shows other values as they stand in the file. */
export function canShow(shape: Shape, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  switch (shape) {
    case 'list':
      return Array.isArray(value);
    case 'group':
    case 'union':
      return isMap(value);
    case 'other':
      return false;
    case 'yes-no':
      return typeof value === 'boolean';
    default:
      return typeof value !== 'object';
  }
}

/** Returns a new entry or group with its required fields, empty; it begins as a draft if it can be one. `tag` selects the variant of a union. */
export function emptyValue(schema: FieldSchema, tag?: string): unknown {
  switch (shapeOf(schema)) {
    case 'group':
      return emptyGroup(schema);
    case 'union':
      return emptyUnion(schema, tag);
    case 'list':
      return emptyList(schema);
    case 'yes-no':
      return schema.draft === true;
    case 'number':
      return schema.minimum ?? 0;
    default:
      return schema.const ?? '';
  }
}

function emptyGroup({ properties = {}, required = [] }: FieldSchema): Record<string, unknown> {
  const asked = Object.entries(properties).filter(([key, { draft }]) => draft || required.includes(key));
  return Object.fromEntries(asked.map(([key, field]) => [key, emptyValue(field)]));
}

function emptyUnion(schema: FieldSchema, tag: string | undefined): Record<string, unknown> {
  const options = optionsOf(schema);
  const name = schema.discriminator?.propertyName ?? '';
  const option = options.find((one) => tagOf(one, name) === tag) ?? options[0];
  return option ? emptyGroup(option) : {};
}

/** Returns the required number of empty entries; none of a union, whose variant is still to be chosen. */
function emptyList({ items, minItems = 0 }: FieldSchema): unknown[] {
  if (!items || shapeOf(items) === 'union') return [];
  return Array.from({ length: minItems }, () => emptyValue(items));
}

/** The labels of fields by their keys. */
export type Labels = ReadonlyMap<string, string>;

/** Returns the labels that a form shows for the keys of a file. Of fields with the same key, the outermost counts. */
export function labelsOf(schema: FieldSchema): Labels {
  const labels = new Map<string, string>();
  let level: readonly FieldSchema[] = [schema];
  while (level.length > 0) {
    const fields = level.flatMap(({ properties = {} }) => Object.entries(properties));
    for (const [key, { title = key }] of fields) if (!labels.has(key)) labels.set(key, title);
    level = [
      ...fields.map(([, field]) => field),
      ...level.flatMap((one) => [...optionsOf(one), ...(one.items ? [one.items] : [])]),
    ];
  }
  return labels;
}

/** Replaces keys in a sentence (« lien », « date: 2026-10-01 ») by the labels of the form. */
export function replaceKeys(sentence: string, labels: Labels): string {
  return sentence.replaceAll(KEY, (written, key: string, colon = '') => {
    const label = labels.get(key);
    return label === undefined ? written : `« ${label}${colon && ' : '}`;
  });
}

/** A quoted key, perhaps with its value. Keys of groups are left alone. */
const KEY = /« ([a-z]\w*)(?=(?: »)|: (?!\{))(: )?/gi;

/** Returns a diagnostic with labels instead of keys, and without a line to add. */
export function formWording({ rule, message, hint }: Diagnostic, labels: Labels): Pick<Diagnostic, 'message' | 'hint'> {
  if (rule === 'cle-manquante') return { message: words.missing, hint: '' };
  return { message: bindPunctuation(replaceKeys(message, labels)), hint: bindPunctuation(replaceKeys(hint, labels)) };
}

/** Puts no-break spaces inside « » and before : ; ! ? in a French sentence. */
export function bindPunctuation(sentence: string): string {
  return sentence.replaceAll('« ', '«\u00a0').replaceAll(/ (?=[»:;!?](?:\s|$|[.,)]))/g, '\u00a0');
}
