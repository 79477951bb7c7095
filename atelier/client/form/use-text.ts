import { useRef } from 'react';
import { type FieldProps, useForm } from './form-scope.ts';
import { useCaret } from './use-caret.ts';

/** What is typed into a text field goes into the file as it stands. An optional field that is left empty leaves the file. */
export function useText({ at, value, required }: Pick<FieldProps, 'at' | 'value' | 'required'>) {
  const { edit } = useForm();
  const text = textOf(value);
  const { ref, note } = useCaret(text);
  const typed = useRef(false);
  return {
    ref,
    value: text,
    onSelect: note,
    onChange: ({ target }: { target: { value: string } }) => {
      note();
      typed.current = true;
      edit({ at, value: target.value });
    },
    onBlur: () => {
      if (typed.current && text === '' && !required) edit({ at, remove: true });
      typed.current = false;
    },
  };
}

export function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
