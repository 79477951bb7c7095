import { workshopForm as words } from '../../words/form.fr.ts';
import { Diagnostics } from './Diagnostics.tsx';
import styles from './form.module.css';
import { diagnosticsOf, diagnosticsWithin, type FieldProps, useForm } from './form-scope.ts';
import { Glyph } from './Glyph.tsx';
import { Help } from './Help.tsx';
import { useFold } from './use-fold.ts';
import { VariantFields, variantOf } from './VariantFields.tsx';

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
