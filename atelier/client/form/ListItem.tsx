import { workshopForm as words } from '../../words/form.fr.ts';
import { Diagnostics } from './Diagnostics.tsx';
import { fits, shapeOf } from './field-schema.ts';
import form from './form.module.css';
import { diagnosticsOf, diagnosticsWithin, useForm } from './form-scope.ts';
import { Glyph } from './Glyph.tsx';
import { ItemButtons, type ItemProps } from './ItemButtons.tsx';
import styles from './list-field.module.css';
import { summaryOf } from './summary.ts';
import { useFold } from './use-fold.ts';
import { VariantFields, variantOf } from './VariantFields.tsx';

/** An entry of a list: a field of its own, or fields that unfold. */
export function ListItem(props: ItemProps) {
  const { schema, list, index, value } = props;
  const { Field } = useForm();
  const shape = shapeOf(schema);
  const label = words.item(schema.title ?? '', index + 1).trim();
  if ((shape === 'group' || shape === 'union') && fits(shape, value)) return <FoldedItem {...props} label={label} />;
  return (
    <li className={styles.plain}>
      <Field schema={schema} at={[...list, index]} value={value} required label={label} bare />
      <ItemButtons {...props} label={label} />
    </li>
  );
}

/** An entry without any text yet begins unfolded, others as one line. */
function FoldedItem(props: ItemProps & { label: string }) {
  const { schema, list, index, value } = props;
  const scope = useForm();
  const at = [...list, index];
  const { tag, schema: chosen } = variantOf(schema, value);
  const summary = summaryOf(value, tag);
  const { open, turn } = useFold(at, summary === '');
  const body = scope.idOf(at, 'body');
  const diagnostics = diagnosticsWithin(scope, at).length;
  const label = tag === undefined || chosen.title === undefined ? props.label : words.item(chosen.title, index + 1);
  return (
    <li id={scope.idOf(at, 'control')} className={styles.folded}>
      <div className={styles.head}>
        <button type="button" aria-expanded={open} aria-controls={body} onClick={turn}>
          <Glyph name={open ? 'open' : 'closed'} /> <strong>{label}</strong>{' '}
          <span className={styles.summary}>{summary || words.empty}</span>
          {diagnostics > 0 && <span className={form.count}> {words.diagnostics(diagnostics)}</span>}
        </button>
        <ItemButtons {...props} label={label} />
      </div>
      <fieldset id={body} hidden={!open} aria-label={label} className={styles.body}>
        {open && <ItemBody {...props} />}
      </fieldset>
    </li>
  );
}

function ItemBody({ schema, list, index, value }: ItemProps) {
  const scope = useForm();
  const at = [...list, index];
  const { properties } = variantOf(schema, value).schema;
  const diagnostics = diagnosticsOf(scope, at, (key) => key in { ...properties, ...Object(value) });
  return (
    <>
      <Diagnostics id={scope.idOf(at, 'diagnostics')} diagnostics={diagnostics} />
      <VariantFields schema={schema} at={at} value={value} />
    </>
  );
}
