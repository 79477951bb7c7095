import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useForm } from './form-scope.ts';
import { useDraft } from './use-draft.ts';
import { textOf } from './use-text.ts';

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
