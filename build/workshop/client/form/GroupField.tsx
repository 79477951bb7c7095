import { workshopForm as words } from '../../../diagnostics/messages/workshop-form.fr.ts';
import { Findings } from './Findings.tsx';
import styles from './form.module.css';
import { type FieldProps, findingsOf, findingsWithin, useForm } from './form-scope.ts';
import { Glyph } from './Glyph.tsx';
import { Help } from './Help.tsx';
import { useFold } from './use-fold.ts';
import { VariantFields, variantOf } from './VariantFields.tsx';

/** Fields that belong together, under a title of their own. */
export function GroupField(props: FieldProps) {
  const { schema, at, value, label, onRemove } = props;
  const scope = useForm();
  const { open, turn } = useFold(at, true);
  const inside = findingsWithin(scope, at).length;
  const help = scope.idOf(at, 'help');
  const findingsId = scope.idOf(at, 'findings');
  const { properties } = variantOf(schema, value).schema;
  const findings = findingsOf(scope, at, (key) => key in { ...properties, ...Object(value) });
  return (
    <fieldset
      id={scope.idOf(at, 'control')}
      className={styles.group}
      aria-describedby={open ? `${help} ${findingsId}` : undefined}
    >
      <legend>
        <button type="button" className={styles.fold} aria-expanded={open} onClick={turn}>
          <Glyph name={open ? 'open' : 'closed'} /> {label}
          {!open && inside > 0 && <span className={styles.count}> {words.findings(inside)}</span>}
        </button>
      </legend>
      {open && (
        <>
          <Help id={help} schema={schema} />
          <Findings id={findingsId} findings={findings} />
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
