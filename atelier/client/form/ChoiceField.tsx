import { workshopForm as words } from '../../words/form.fr.ts';
import { Combo } from './Combo.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useForm } from './form-scope.ts';
import { textOf } from './use-text.ts';

/** More than these are found sooner by typing. */
const MOST_SELECTED = 12;

/** One of the values that the schema names. */
export function ChoiceField(props: FieldProps) {
  const { schema, at, value, required } = props;
  const { edit } = useForm();
  const text = textOf(value);
  const choices = (schema.enum ?? []).map(String);
  if (choices.length > MOST_SELECTED) {
    return <Combo {...props} options={choices.map((choice) => ({ value: choice, label: choice }))} />;
  }
  const choose = (choice: string) => edit(choice === '' && !required ? { at, remove: true } : { at, value: choice });
  return (
    <FieldFrame {...props}>
      {(control) => (
        <select {...control} value={text} onChange={({ target }) => choose(target.value)}>
          {(!required || text === '') && <option value="">{required ? words.choose : words.none}</option>}
          {text !== '' && !choices.includes(text) && <option value={text}>{words.notAmong(text)}</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
