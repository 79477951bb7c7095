import { ChevronDown, ChevronRight, Plus } from 'lucide';
import { useState } from 'react';
import type { KeyPath } from '../../../build/contract/content-type.ts';
import { isMap } from '../../../build/contract/field-values.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import { ToolIcon } from '../ui/ToolIcon.tsx';
import { SelectField } from './ChoiceFields.tsx';
import { DiagnosticCount, Diagnostics, FieldFrame, Help } from './FieldFrame.tsx';
import styles from './FrontMatterForm.module.css';
import { emptyValue, type FieldSchema, optionsOf, shapeOf, tagOf } from './field-schema.ts';
import { diagnosticsOf, diagnosticsWithin, type FieldProps, isFocusInside, textOf, useForm } from './form-scope.ts';
import list from './ListField.module.css';

interface GroupFieldsProps {
  schema: FieldSchema;
  at: KeyPath;
  value: unknown;
  /** The key that selects the variant of a union, which has a field of its own. */
  tag?: string | undefined;
}

/** The fields of a group in the schema's order, without absent optional ones, followed by keys that the schema lacks. */
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
    isFocusInside(scope, [...at, key]);
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

/** Returns the optional fields to show. An emptied field stays, so that nothing moves under the pointer. */
function useOpened(present: readonly string[]) {
  const state = useState<ReadonlySet<string>>(() => new Set(present));
  const [opened, setOpened] = state;
  if (present.some((key) => !opened.has(key))) setOpened(new Set([...opened, ...present]));
  return state;
}

interface AddFieldsProps {
  at: KeyPath;
  /** The optional fields that the group lacks, by their keys. */
  fields: readonly [key: string, schema: FieldSchema][];
  onOpen(key: string): void;
}

/** The buttons that add optional fields. A group is written at once, as its presence may be its only meaning; other fields once they are filled in. */
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
          <ToolIcon icon={Plus} size="1em" /> {schema.title ?? key}
        </button>
      ))}
    </fieldset>
  );
}

/** A key that the content type does not know, which stays until the writer removes it. */
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

/** A value that no field of the form can edit, as it stands in the file. Only the writer's own action overwrites it. */
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

/** Fields that belong together, under a title of their own. */
export function GroupField(props: FieldProps) {
  const { schema, at, value, label, onRemove } = props;
  const scope = useForm();
  const { open, turn } = useFold(at, true);
  const help = scope.idOf(at, 'help');
  return (
    <fieldset
      id={scope.idOf(at, 'control')}
      className={styles.group}
      aria-describedby={open ? `${help} ${scope.idOf(at, 'diagnostics')}` : undefined}
    >
      <legend>
        <button type="button" className={`quiet ${styles.fold}`} aria-expanded={open} onClick={turn}>
          <ToolIcon icon={open ? ChevronDown : ChevronRight} size="1em" /> {label}
          {!open && <DiagnosticCount diagnostics={diagnosticsWithin(scope, at)} />}
        </button>
      </legend>
      {open && (
        <>
          <Help id={help} schema={schema} />
          <GroupBody schema={schema} at={at} value={value} />
          {onRemove && value !== undefined && (
            <button type="button" className={styles.away} onClick={onRemove}>
              {words.removeField(label)}
            </button>
          )}
        </>
      )}
    </fieldset>
  );
}

/** Returns the variant of a union that a value's tag selects; for a plain group, the group. `schema` is empty if the tag selects none. */
export function variantOf(schema: FieldSchema, value: unknown): { tag: string | undefined; schema: FieldSchema } {
  const tag = schema.discriminator?.propertyName;
  if (tag === undefined) return { tag, schema };
  const name = isMap(value) ? textOf(value[tag]) : '';
  return { tag, schema: optionsOf(schema).find((option) => tagOf(option, tag) === name) ?? {} };
}

/** The diagnostics of a group and its fields; in a union, those of the chosen variant. */
export function GroupBody({ schema, at, value }: Pick<FieldProps, 'schema' | 'at' | 'value'>) {
  const scope = useForm();
  const { tag, schema: chosen } = variantOf(schema, value);
  const known = { ...chosen.properties, ...Object(value) };
  const diagnostics = diagnosticsOf(scope, at, (key) => key in known);
  const name = tag !== undefined && isMap(value) ? textOf(value[tag]) : '';
  return (
    <>
      <Diagnostics id={scope.idOf(at, 'diagnostics')} diagnostics={diagnostics} />
      {tag !== undefined && <VariantField schema={schema} at={[...at, tag]} tag={tag} name={name} chosen={chosen} />}
      <GroupFields key={name} schema={chosen} at={at} value={value} tag={tag} />
    </>
  );
}

interface VariantFieldProps extends Pick<FieldProps, 'schema' | 'at'> {
  tag: string;
  name: string;
  chosen: FieldSchema;
}

/** The choice of a union's variant. Another choice changes only the tag, so that shared fields stay. */
function VariantField({ schema, at, tag, name, chosen: { description } }: VariantFieldProps) {
  const forms = optionsOf(schema);
  const { title = tag } = forms[0]?.properties?.[tag] ?? {};
  const options = forms.map((form) => ({ value: tagOf(form, tag), label: form.title ?? tagOf(form, tag) }));
  const help = description === undefined ? {} : { description };
  return <SelectField schema={help} at={at} value={name} required label={title} options={options} />;
}

/** Returns the state of a folded group, which unfolds when a field inside it gets the focus. */
export function useFold(at: KeyPath, initially: boolean): { open: boolean; turn: () => void } {
  const scope = useForm();
  const [open, setOpen] = useState(initially);
  const [reached, setReached] = useState<number>();
  if (isFocusInside(scope, at) && scope.focus?.nonce !== reached) {
    setReached(scope.focus?.nonce);
    setOpen(true);
  }
  return { open, turn: () => setOpen(!open) };
}
