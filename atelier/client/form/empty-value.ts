import { type FieldSchema, optionsOf, shapeOf, tagOf } from './field-schema.ts';

/** What a new entry of a list, or a group that is added, begins as: the fields that it must have, empty. `tag`: which form of a union. */
export function emptyValue(schema: FieldSchema, tag?: string): unknown {
  switch (shapeOf(schema)) {
    case 'group':
      return emptyGroup(schema);
    case 'union':
      return emptyUnion(schema, tag);
    case 'list':
      return emptyList(schema);
    case 'yes-no':
      return false;
    case 'number':
      return schema.minimum ?? 0;
    default:
      return schema.const ?? '';
  }
}

function emptyGroup({ properties = {}, required = [] }: FieldSchema): Record<string, unknown> {
  const asked = Object.entries(properties).filter(([key]) => required.includes(key));
  return Object.fromEntries(asked.map(([key, field]) => [key, emptyValue(field)]));
}

function emptyUnion(schema: FieldSchema, tag: string | undefined): Record<string, unknown> {
  const options = optionsOf(schema);
  const name = schema.discriminator?.propertyName ?? '';
  const option = options.find((one) => tagOf(one, name) === tag) ?? options[0];
  return option ? emptyGroup(option) : {};
}

/** As many entries as there must be; of a union nobody has chosen yet. */
function emptyList({ items, minItems = 0 }: FieldSchema): unknown[] {
  if (!items || shapeOf(items) === 'union') return [];
  return Array.from({ length: minItems }, () => emptyValue(items));
}
