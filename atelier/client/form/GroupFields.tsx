import { useState } from 'react';
import type { KeyPath } from '../../../build/contract/content-type.ts';
import { isMap } from '../../../build/contract/editing/front-matter/field-edit.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import { AddFields } from './AddFields.tsx';
import { type FieldSchema, shapeOf } from './field-schema.ts';
import { diagnosticsWithin, leadsInto, useForm } from './form-scope.ts';
import { UnknownKey } from './UnknownKey.tsx';

interface GroupFieldsProps {
  schema: FieldSchema;
  at: KeyPath;
  value: unknown;
  /** The key by which a union's form is chosen: it has a field of its own. */
  tag?: string | undefined;
}

/** The fields of a group in the schema's order, but those that may be absent and are; then what the file has that no schema knows. */
export function GroupFields({ schema, at, value, tag }: GroupFieldsProps) {
  const scope = useForm();
  const group = isMap(value) ? value : {};
  const { properties = {}, required = [] } = schema;
  const [opened, setOpened] = useOpened(Object.keys(properties).filter((key) => key in group));
  const fields = Object.entries(properties).filter(([key]) => key !== tag);
  const isShown = ([key, field]: [string, FieldSchema]) =>
    required.includes(key) ||
    opened.has(key) ||
    shapeOf(field) === 'yes-no' ||
    diagnosticsWithin(scope, [...at, key]).length > 0 ||
    leadsInto(scope, [...at, key]);
  const remove = (key: string, label: string) => {
    if (key in group) scope.edit({ at: [...at, key], remove: true });
    setOpened(new Set([...opened].filter((one) => one !== key)));
    scope.announce(words.removed(label));
    scope.focusOn([...at, key], 'add');
  };
  return (
    <>
      {fields.filter(isShown).map(([key, field]) => {
        const label = field.title ?? key;
        const optional = !required.includes(key) && { onRemove: () => remove(key, label) };
        const props = { schema: field, at: [...at, key], value: group[key], required: !optional, label };
        return <scope.Field key={key} {...props} {...optional} />;
      })}
      {Object.entries(group)
        .filter(([key]) => !(key in properties))
        .map(([key, unknown]) => (
          <UnknownKey key={key} at={[...at, key]} name={key} value={unknown} />
        ))}
      <AddFields
        at={at}
        fields={fields.filter((field) => !isShown(field))}
        onOpen={(key) => setOpened(new Set([...opened, key]))}
      />
    </>
  );
}

/** Optional fields that are shown. One that was emptied stays where it is: what stands below must not move under the pointer. */
function useOpened(present: readonly string[]) {
  const state = useState<ReadonlySet<string>>(() => new Set(present));
  const [opened, setOpened] = state;
  if (present.some((key) => !opened.has(key))) setOpened(new Set([...opened, ...present]));
  return state;
}
