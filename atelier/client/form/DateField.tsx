import { frenchDay } from '../../../build/contract/wordings.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './form.module.css';
import { type FieldProps, useForm } from './form-scope.ts';
import { TextField } from './TextField.tsx';
import { useDraft } from './use-draft.ts';
import { textOf } from './use-text.ts';

/** A day. What is none is shown as the text it is: a date field would show it empty. */
export function DateField(props: FieldProps) {
  const text = textOf(props.value);
  return text === '' || dayOf(text) ? <DayField {...props} /> : <TextField {...props} />;
}

function DayField(props: FieldProps) {
  const { at, value, required, label } = props;
  const { edit, focusOn } = useForm();
  const text = textOf(value);
  const draft = useDraft(value, text);
  const type = (next: string) => {
    draft.type(next, next === '' ? value : next);
    if (next !== '' && dayOf(next)) edit({ at, value: next });
  };
  const clear = () => {
    draft.leave();
    edit(required ? { at, value: '' } : { at, remove: true });
    focusOn(at, 'control');
  };
  return (
    <FieldFrame {...props} hint={dayOf(text)}>
      {(control) => (
        <div className={styles.row}>
          <input
            type="date"
            max="9999-12-31"
            {...control}
            value={draft.shown}
            onChange={({ target }) => type(target.value)}
            onBlur={() => draft.leave()}
          />
          {text !== '' && (
            <button type="button" aria-label={words.clearField(label)} onClick={clear}>
              {words.clear}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

/** The day in words; undefined where the text is none. A year on its way to four digits (`0202`) is none either. */
function dayOf(text: string): string | undefined {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
  return isDay ? frenchDay(text, true) : undefined;
}
