import { useState } from 'react';
import { frenchDay } from '../../../build/editing/wordings.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import { isPlaceholderText } from '../ui/placeholder-text.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './FrontMatterForm.module.css';
import type { FieldSchema } from './field-schema.ts';
import { type FieldProps, textOf, useDraft, useForm, useText } from './form-scope.ts';

/** A text field of one or several lines. */
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

/** Returns whether a field has several lines. A field that once had them keeps them, as an `<input>` would remove line breaks. */
function useLines({ multiline = false }: FieldSchema, text: string): boolean {
  const [lines, setLines] = useState(multiline);
  const broken = text.includes('\n');
  if (broken && !lines) setLines(true);
  return lines || broken;
}

/** Selects a placeholder text, so that the first key replaces it. */
function selectPlaceholder({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }): void {
  if (isPlaceholderText(currentTarget.value)) currentTarget.select();
}

function lengthOf({ minLength = 0, maxLength }: FieldSchema, text: string): string | undefined {
  const length = isPlaceholderText(text) ? 0 : text.trim().length;
  return minLength > 1 || maxLength !== undefined ? words.length(length, minLength, maxLength) : undefined;
}

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** A number field, with a point or a comma. Other text goes into the file as typed, and the build reports it. */
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

/** A colour field, to pick or type. The preview follows while one picks; diagnostics come afterwards. */
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

/** A date field. Text that is no date is shown as text, as a date input would show it empty. */
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

/** Returns the day in words; undefined if the text is no date, or while its year is typed (`0202`). */
function dayOf(text: string): string | undefined {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
  return isDay ? frenchDay(text, true) : undefined;
}

/** A check box. An optional value that equals its default leaves the file. */
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
