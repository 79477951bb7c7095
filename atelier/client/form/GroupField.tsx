import { useState } from 'react';
import type { KeyPath } from '../../../build/contract/content-type.ts';
import { isMap } from '../../../build/contract/editing/front-matter/field-edit.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import { Diagnostics, FieldFrame, Glyph, Help } from './FieldFrame.tsx';
import styles from './FrontMatterForm.module.css';
import { type FieldSchema, optionsOf, tagOf } from './field-schema.ts';
import { diagnosticsOf, diagnosticsWithin, type FieldProps, leadsInto, useForm } from './form-scope.ts';
import { GroupFields } from './GroupFields.tsx';
import { textOf } from './use-text.ts';

/** Fields that belong together, under a title of their own. */
export function GroupField(props: FieldProps) {
  const { schema, at, value, label, onRemove } = props;
  const scope = useForm();
  const { open, turn } = useFold(at, true);
  const inside = diagnosticsWithin(scope, at).length;
  const help = scope.idOf(at, 'help');
  const diagnosticsId = scope.idOf(at, 'diagnostics');
  const { properties } = variantOf(schema, value).schema;
  const diagnostics = diagnosticsOf(scope, at, (key) => key in { ...properties, ...Object(value) });
  return (
    <fieldset
      id={scope.idOf(at, 'control')}
      className={styles.group}
      aria-describedby={open ? `${help} ${diagnosticsId}` : undefined}
    >
      <legend>
        <button type="button" className={styles.fold} aria-expanded={open} onClick={turn}>
          <Glyph name={open ? 'open' : 'closed'} /> {label}
          {!open && inside > 0 && <span className={styles.count}> {words.diagnostics(inside)}</span>}
        </button>
      </legend>
      {open && (
        <>
          <Help id={help} schema={schema} />
          <Diagnostics id={diagnosticsId} diagnostics={diagnostics} />
          <VariantFields schema={schema} at={at} value={value} />
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

/** Whether what stands at a path is unfolded, and what turns it over. It unfolds each time that somebody wants to go to a field in it. */
export function useFold(at: KeyPath, initially: boolean): { open: boolean; turn: () => void } {
  const scope = useForm();
  const [open, setOpen] = useState(initially);
  const [reached, setReached] = useState<number>();
  if (leadsInto(scope, at) && scope.focus?.nonce !== reached) {
    setReached(scope.focus?.nonce);
    setOpen(true);
  }
  return { open, turn: () => setOpen(!open) };
}
