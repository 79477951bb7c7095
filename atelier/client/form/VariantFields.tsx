import type { KeyPath } from '../../../build/contract/content-type.ts';
import { isMap } from '../../../build/contract/editing/front-matter/field-edit.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldSchema, optionsOf, tagOf } from './field-schema.ts';
import { useForm } from './form-scope.ts';
import { GroupFields } from './GroupFields.tsx';
import { textOf } from './use-text.ts';

/** The form of a union that a value has, by its tag; of a plain group, the group. `schema` is empty where the tag names no form. */
export function variantOf(schema: FieldSchema, value: unknown): { tag: string | undefined; schema: FieldSchema } {
  const tag = schema.discriminator?.propertyName;
  if (tag === undefined) return { tag, schema };
  const name = isMap(value) ? textOf(value[tag]) : '';
  return { tag, schema: optionsOf(schema).find((option) => tagOf(option, tag) === name) ?? {} };
}

/** The fields of a group, or of the form of a union that is chosen. Another choice writes the tag alone: what both forms have stays. */
export function VariantFields({ schema, at, value }: { schema: FieldSchema; at: KeyPath; value: unknown }) {
  const { edit } = useForm();
  const { tag, schema: chosen } = variantOf(schema, value);
  if (tag === undefined) return <GroupFields schema={schema} at={at} value={value} />;
  const options = optionsOf(schema);
  const name = isMap(value) ? textOf(value[tag]) : '';
  const place = [...at, tag];
  const { title = tag } = options[0]?.properties?.[tag] ?? {};
  const help = chosen.description === undefined ? {} : { description: chosen.description };
  return (
    <>
      <FieldFrame schema={help} at={place} value={name} required label={title}>
        {(control) => (
          <select {...control} value={name} onChange={({ target }) => edit({ at: place, value: target.value })}>
            {name === '' && <option value="">{words.choose}</option>}
            {name !== '' && !options.some((option) => tagOf(option, tag) === name) && (
              <option value={name}>{words.notAmong(name)}</option>
            )}
            {options.map((option) => (
              <option key={tagOf(option, tag)} value={tagOf(option, tag)}>
                {option.title ?? tagOf(option, tag)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <GroupFields key={name} schema={chosen} at={at} value={value} tag={tag} />
    </>
  );
}
