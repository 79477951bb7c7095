import { workshopForm as words } from '../../words/form.fr.ts';
import { emptyValue } from './empty-value.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldSchema, shapeOf } from './field-schema.ts';
import styles from './form.module.css';
import { type FieldProps, useForm } from './form-scope.ts';

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
