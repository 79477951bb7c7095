import { useState } from 'react';
import { frenchDay } from '../../../build/editing/wordings.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import { isPlaceholderText } from '../ui/placeholder-text.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './FrontMatterForm.module.css';
import type { FieldSchema } from './field-schema.ts';
import { type FieldProps, textOf, useDraft, useForm, useText } from './form-scope.ts';

/** A text, on one line or on as many as it takes. */
export function TextField(props: FieldProps) {
  const { schema, value } = props;
  const text = textOf(value);
  const lines = useLines(schema, text);
  const input = {
    ...useText(props),
    lang: 'fr',
    spellCheck: schema.format === undefined,
    onFocus: selectPlaceholder,
    onClick: selectPlaceholder,
  };
  return (
    <FieldFrame {...props} hint={lengthOf(schema, text)}>
      {(control) =>
        lines ? <textarea rows={1} {...control} {...input} /> : <input type="text" {...control} {...input} />
      }
    </FieldFrame>
  );
}

/** Once a text has had several lines its field keeps them: an `<input>` would take line breaks out. */
function useLines({ multiline = false }: FieldSchema, text: string): boolean {
  const [lines, setLines] = useState(multiline);
  const broken = text.includes('\n');
  if (broken && !lines) setLines(true);
  return lines || broken;
}

/** Words that ask for a text give way to the first key. */
function selectPlaceholder({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }): void {
  if (isPlaceholderText(currentTarget.value)) currentTarget.select();
}

function lengthOf({ minLength = 0, maxLength }: FieldSchema, text: string): string | undefined {
  const length = isPlaceholderText(text) ? 0 : text.trim().length;
  return minLength > 1 || maxLength !== undefined ? words.length(length, minLength, maxLength) : undefined;
}

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** A number, with a point or a comma. What is none goes into the file as it is typed, where the build says what is wrong with it. */
export function NumberField(props: FieldProps) {
  const { schema, at, value } = props;
  const { edit } = useForm();
  const draft = useDraft(value, textOf(value).replace('.', ','));
  const type = (text: string) => {
    const next = text.trim() === '' ? value : numberOf(text);
    draft.type(text, next);
    if (!Object.is(next, value)) edit({ at, value: next });
  };
  const leave = () => {
    if (draft.leave()?.trim() === '' && value !== undefined) edit({ at, remove: true });
  };
  return (
    <FieldFrame {...props}>
      {(control) => (
        <input
          type="text"
          inputMode={schema.type === 'integer' ? 'numeric' : 'decimal'}
          autoComplete="off"
          size={8}
          {...control}
          value={draft.shown}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  );
}

function numberOf(text: string): number | string {
  const trimmed = text.trim();
  return NUMBER.test(trimmed) ? Number(trimmed.replace(',', '.')) : trimmed;
}

/** A colour, picked or typed. The page beside shows it while one picks, and what is said of it follows. */
export function ColorField(props: FieldProps) {
  const { schema, at, label } = props;
  const { edit } = useForm();
  const input = useText(props);
  const [example] = schema.examples ?? [];
  return (
    <FieldFrame {...props}>
      {(control) => (
        <div className={`row ${styles.row}`}>
          <input
            type="color"
            aria-label={words.pickColor(label)}
            value={COLOR.test(input.value) ? input.value.toLowerCase() : textOf(example)}
            onChange={({ target }) => edit({ at, value: target.value })}
          />
          <input type="text" autoComplete="off" spellCheck={false} size={8} {...control} {...input} />
        </div>
      )}
    </FieldFrame>
  );
}

const COLOR = /^#[\da-f]{6}$/i;

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
        <div className={`row ${styles.row}`}>
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

/** A yes or no. Where it may be absent and says what absence says, it leaves the file. */
export function CheckField(props: FieldProps) {
  const { schema, at, value, required } = props;
  const { edit } = useForm();
  const byDefault = schema.default === true;
  const change = (checked: boolean) =>
    edit(!required && checked === byDefault ? { at, remove: true } : { at, value: checked });
  return (
    <FieldFrame {...props} required={false} layout="beside">
      {({ 'aria-required': _, ...control }) => (
        <input
          type="checkbox"
          className="box"
          {...control}
          checked={typeof value === 'boolean' ? value : byDefault}
          onChange={({ target }) => change(target.checked)}
        />
      )}
    </FieldFrame>
  );
}
