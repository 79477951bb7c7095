import { workshopForm as words } from '../../../messages/workshop-form.fr.ts';
import { Findings } from './Findings.tsx';
import styles from './form.module.css';
import { type FieldProps, findingsOf, useForm } from './form-scope.ts';
import { Help } from './Help.tsx';
import { VariantFields, variantOf } from './VariantFields.tsx';

/** Fields that belong together, under a title of their own. */
export function GroupField(props: FieldProps) {
  const { schema, at, value, label, onRemove } = props;
  const scope = useForm();
  const help = scope.idOf(at, 'help');
  const findingsId = scope.idOf(at, 'findings');
  const { properties } = variantOf(schema, value).schema;
  const findings = findingsOf(scope, at, (key) => key in { ...properties, ...Object(value) });
  return (
    <fieldset
      id={scope.idOf(at, 'control')}
      className={styles.group}
      aria-describedby={findings.length > 0 ? `${help} ${findingsId}` : help}
    >
      <legend>{label}</legend>
      <Help id={help} schema={schema} />
      <Findings id={findingsId} findings={findings} />
      <VariantFields schema={schema} at={at} value={value} />
      {onRemove && value !== undefined && (
        <button type="button" className={styles.away} onClick={onRemove}>
          {words.removeField(label)}
        </button>
      )}
    </fieldset>
  );
}
