import type { JsonSchema } from '../../../build/contract/workshop-host.ts';
import { guide } from '../../words/guide.fr.ts';

const { field: words } = guide;

/** What a field takes, in a few words: « Texte, de 50 à 160 caractères ». */
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
  // That a text is there at all is no limit worth a word.
  if (type === 'string') return words.characters(minLength === 1 ? undefined : minLength, maxLength);
  return type === 'integer' || type === 'number' ? words.value(minimum, maximum) : '';
}
