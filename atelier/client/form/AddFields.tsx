import type { KeyPath } from '../../../build/contract/content-type.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import { emptyValue } from './empty-value.ts';
import { type FieldSchema, shapeOf } from './field-schema.ts';
import { useForm } from './form-scope.ts';
import { Glyph } from './Glyph.tsx';
import styles from './list-field.module.css';

interface AddFieldsProps {
  at: KeyPath;
  /** Fields that the group may have and has not, by their keys. */
  fields: readonly [key: string, schema: FieldSchema][];
  onOpen(key: string): void;
}

/** A button for each field that may be added. A group is written at once, as being there may be all that it says; others once they are filled in. */
export function AddFields({ at, fields, onOpen }: AddFieldsProps) {
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
    <fieldset className={styles.add}>
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
