import { useRef, useState } from 'react';
import { workshopForm as words } from '../../../messages/workshop-form.fr.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldSchema } from './field-schema.ts';
import styles from './form.module.css';
import { type FieldProps, useForm } from './form-scope.ts';
import { useKeptCaret } from './use-kept-caret.ts';

/** A text, on one line or on as many as it takes. An optional one that is left empty leaves the file. */
export function TextField(props: FieldProps) {
  const { schema, at, value, required } = props;
  const { edit } = useForm();
  const text = textOf(value);
  const { ref, note } = useKeptCaret(text);
  const typed = useRef(false);
  const lines = useLines(schema, text);
  const input = {
    ref,
    value: text,
    lang: 'fr',
    spellCheck: schema.format === undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      note();
      typed.current = true;
      edit({ at, value: target.value });
    },
    onSelect: note,
    onBlur: () => {
      if (typed.current && text === '' && !required) edit({ at, remove: true });
      typed.current = false;
    },
  };
  return (
    <FieldFrame {...props} hint={lengthOf(schema, text)}>
      {(control) =>
        lines ? (
          <textarea className={styles.lines} rows={1} {...control} {...input} />
        ) : (
          <input type="text" {...control} {...input} />
        )
      }
    </FieldFrame>
  );
}

export function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

/** Once a text has had several lines its field keeps them: an `<input>` would take line breaks out. */
function useLines({ multiline = false }: FieldSchema, text: string): boolean {
  const [lines, setLines] = useState(multiline);
  const broken = text.includes('\n');
  if (broken && !lines) setLines(true);
  return lines || broken;
}

function lengthOf({ minLength = 0, maxLength }: FieldSchema, text: string): string | undefined {
  return minLength > 1 || maxLength !== undefined ? words.length(text.trim().length, minLength, maxLength) : undefined;
}
