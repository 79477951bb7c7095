import type { KeyPath } from '../../../build/contract/content-type.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import { emptyValue } from './empty-value.ts';
import { type FieldSchema, optionsOf, tagOf } from './field-schema.ts';
import form from './form.module.css';
import { useForm } from './form-scope.ts';
import { Glyph } from './Glyph.tsx';
import styles from './list-field.module.css';

/** Adds an entry at the end of a list: a button, or one for each form of a union. How many there have to be is said, not enforced. */
export function AddItem({ schema, at, count }: { schema: FieldSchema; at: KeyPath; count: number }) {
  const { edit, announce, focusOn, idOf } = useForm();
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const add = (label: string, tag?: string) => {
    edit({ at, insert: count, value: emptyValue(items, tag) });
    announce(words.added(label));
    focusOn([...at, count], 'control');
  };
  const limits = minItems === maxItems ? words.add.exactly(maxItems) : count < minItems && words.add.least(minItems);
  if (count >= maxItems) {
    return <p className={form.hint}>{minItems === maxItems ? limits : words.add.most(maxItems)}</p>;
  }
  const tag = items.discriminator?.propertyName;
  const forms = tag === undefined ? [items] : optionsOf(items);
  return (
    <div className={styles.add}>
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
      {limits && <span className={form.hint}>{limits}</span>}
    </div>
  );
}
