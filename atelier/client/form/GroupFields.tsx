import { useState } from 'react';
import type { KeyPath } from '../../../build/contract/content-type.ts';
import { isMap } from '../../../build/contract/editing/front-matter/field-edit.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import { FieldFrame, Glyph } from './FieldFrame.tsx';
import styles from './FrontMatterForm.module.css';
import { emptyValue, type FieldSchema, shapeOf } from './field-schema.ts';
import { diagnosticsWithin, type FieldProps, leadsInto, useForm } from './form-scope.ts';
import list from './ListField.module.css';

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

interface AddFieldsProps {
  at: KeyPath;
  /** Fields that the group may have and has not, by their keys. */
  fields: readonly [key: string, schema: FieldSchema][];
  onOpen(key: string): void;
}

/** A button for each field that may be added. A group is written at once, as being there may be all that it says; others once they are filled in. */
function AddFields({ at, fields, onOpen }: AddFieldsProps) {
  const { edit, focusOn, idOf } = useForm();
  if (fields.length === 0) return null;
  const add = (key: string, schema: FieldSchema) => {
    const place = [...at, key];
    const shape = shapeOf(schema);
    if (shape === 'group' || shape === 'union') edit({ at: place, value: emptyValue(schema) });
    onOpen(key);
    focusOn(place, shape === 'list' ? 'add' : 'control');
  };
  return (
    <fieldset className={list.add}>
      <legend>{words.add.fields}</legend>
      {fields.map(([key, schema]) => (
        <button
          key={key}
          id={idOf([...at, key], 'add')}
          type="button"
          title={schema.description}
          onClick={() => add(key, schema)}
        >
          <Glyph name="add" /> {schema.title ?? key}
        </button>
      ))}
    </fieldset>
  );
}

/** A key of the file that its content type does not know: it stays until the writer takes it out. */
function UnknownKey({ at, name, value }: { at: KeyPath; name: string; value: unknown }) {
  const { edit, announce, focusOn } = useForm();
  const label = words.unknownKey(name);
  const remove = () => {
    edit({ at, remove: true });
    announce(words.removed(label));
    focusOn(at.slice(0, -1), 'control');
  };
  const schema = { description: words.unknownHelp };
  return <OtherField schema={schema} at={at} value={value} required={false} label={label} onRemove={remove} />;
}

/** A value that no field of the form can hold, as it stands in the file: nothing overwrites it unasked. */
export function OtherField(props: FieldProps) {
  const { schema, at, value, onRemove } = props;
  const { edit, focusOn } = useForm();
  const startAnew = () => {
    edit({ at, value: emptyValue(schema) });
    focusOn(at, 'control');
  };
  return (
    <FieldFrame {...props} required={false} {...(!isUnknown(schema) && { hint: words.otherValue })}>
      {(control) => (
        <div className={styles.other}>
          <textarea {...control} readOnly value={typeof value === 'string' ? value : JSON.stringify(value, null, 2)} />
          {shapeOf(schema) !== 'other' && (
            <button type="button" onClick={startAnew}>
              {words.startAnew}
            </button>
          )}
          {onRemove && (
            <button type="button" onClick={onRemove}>
              {words.removeThis}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

function isUnknown({ type }: FieldSchema): boolean {
  return type === undefined;
}
