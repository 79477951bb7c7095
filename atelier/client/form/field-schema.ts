import { isMap } from '../../../build/contract/editing/front-matter/field-edit.ts';

/** What the form reads of a field's JSON Schema (draft-07 with the keys of `build/contract/field-meta.ts`; nothing refers elsewhere). */
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
  multiline?: boolean;
}

/** How a field is filled in. */
export type Shape =
  | 'text'
  | 'reference'
  | 'link'
  | 'picture'
  | 'file'
  | 'date'
  | 'number'
  | 'choice'
  | 'yes-no'
  | 'list'
  | 'group'
  | 'union'
  | 'other';

/** `other`: a form has nothing for it, so it is shown as it stands. */
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

function textShapeOf({ reference, link, picture, file, format }: FieldSchema): Shape {
  if (reference !== undefined) return 'reference';
  if (link) return 'link';
  if (picture) return 'picture';
  if (file) return 'file';
  return format === 'date' ? 'date' : 'text';
}

/** The forms that a union may take. */
export function optionsOf({ oneOf, anyOf }: FieldSchema): readonly FieldSchema[] {
  return oneOf ?? anyOf ?? [];
}

/** What names one form of a union: the constant of its tag. */
export function tagOf(option: FieldSchema, tag: string): string {
  return String(option.properties?.[tag]?.const);
}

/** A value that this schema could mean, right or wrong; the form shows any other as it stands rather than as an empty field. */
export function fits(shape: Shape, value: unknown): boolean {
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
