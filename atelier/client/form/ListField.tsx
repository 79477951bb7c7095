import { workshopForm as words } from '../../words/form.fr.ts';
import { AddItem } from './AddItem.tsx';
import { Diagnostics } from './Diagnostics.tsx';
import styles from './form.module.css';
import { diagnosticsOf, type FieldProps, useForm } from './form-scope.ts';
import { Help } from './Help.tsx';
import { ListItem } from './ListItem.tsx';
import list from './list-field.module.css';
import { useItemKeys } from './use-item-keys.ts';

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
