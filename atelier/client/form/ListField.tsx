import type { KeyPath } from '../../../build/contract/content-type.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import { Diagnostics, Glyph, Help } from './FieldFrame.tsx';
import styles from './FrontMatterForm.module.css';
import { emptyValue, type FieldSchema, optionsOf, tagOf } from './field-schema.ts';
import { diagnosticsOf, type FieldProps, useForm } from './form-scope.ts';
import list from './ListField.module.css';
import { ListItem } from './ListItem.tsx';
import { useItemKeys } from './list-items.ts';

const NOTHING: readonly unknown[] = [];

/** A list: its entries can be edited, moved, copied, taken out and added. An optional list whose last entry goes leaves the file. */
export function ListField({ schema, at, value, required, label, onRemove }: FieldProps) {
  const scope = useForm();
  const items: readonly unknown[] = Array.isArray(value) ? value : NOTHING;
  const keys = useItemKeys(items);
  const help = scope.idOf(at, 'help');
  const diagnosticsId = scope.idOf(at, 'diagnostics');
  const diagnostics = diagnosticsOf(scope, at, (key) => typeof key === 'number' && key < items.length);
  const entry = schema.items ?? {};
  const least = schema.minItems ?? 0;
  return (
    <fieldset
      id={scope.idOf(at, 'control')}
      className={styles.group}
      aria-describedby={diagnostics.length > 0 ? `${help} ${diagnosticsId}` : help}
    >
      <legend>
        {label}
        {required && <span className={styles.required}> {words.required}</span>}
      </legend>
      <Help id={help} schema={schema} />
      <Diagnostics id={diagnosticsId} diagnostics={diagnostics} />
      <ol className={list.items}>
        {items.map((item, index) => (
          <ListItem
            key={keys[index]}
            schema={entry}
            list={at}
            index={index}
            count={items.length}
            value={item}
            full={items.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY)}
            onLast={items.length === 1 && least <= 1 ? onRemove : undefined}
          />
        ))}
      </ol>
      <AddItem schema={schema} at={at} count={items.length} />
    </fieldset>
  );
}

/** Adds an entry at the end of a list: a button, or one for each form of a union. How many there have to be is said, not enforced. */
function AddItem({ schema, at, count }: { schema: FieldSchema; at: KeyPath; count: number }) {
  const { edit, announce, focusOn, idOf } = useForm();
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const add = (label: string, tag?: string) => {
    edit({ at, insert: count, value: emptyValue(items, tag) });
    announce(words.added(label));
    focusOn([...at, count], 'control');
  };
  const limits = minItems === maxItems ? words.add.exactly(maxItems) : count < minItems && words.add.least(minItems);
  if (count >= maxItems) {
    return <p className={styles.hint}>{minItems === maxItems ? limits : words.add.most(maxItems)}</p>;
  }
  const tag = items.discriminator?.propertyName;
  const forms = tag === undefined ? [items] : optionsOf(items);
  return (
    <div className={list.add}>
      {forms.map((form, index) => {
        const label = form.title ?? words.add.items;
        const name = tag === undefined ? undefined : tagOf(form, tag);
        return (
          <button
            key={name ?? ''}
            id={index === 0 ? idOf(at, 'add') : undefined}
            type="button"
            onClick={() => add(label, name)}
          >
            <Glyph name="add" /> {form.title === undefined ? words.add.items : words.add.item(form.title)}
          </button>
        );
      })}
      {limits && <span className={styles.hint}>{limits}</span>}
    </div>
  );
}
