import { Combo } from './Combo.tsx';
import { type FieldProps, useForm } from './form-scope.ts';

/** A file that the page offers, chosen by its name, or an address that is typed. */
export function FileField(props: FieldProps) {
  const { choices } = useForm();
  const options = choices.downloads.map((address) => ({
    value: address,
    label: decodeURIComponent(address.slice(address.lastIndexOf('/') + 1)),
  }));
  return <Combo {...props} options={options} free />;
}
