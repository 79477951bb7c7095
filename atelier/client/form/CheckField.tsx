import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useForm } from './form-scope.ts';

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
          {...control}
          checked={typeof value === 'boolean' ? value : byDefault}
          onChange={({ target }) => change(target.checked)}
        />
      )}
    </FieldFrame>
  );
}
