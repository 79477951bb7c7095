import { Combo } from './Combo.tsx';
import { pageOption } from './combo-options.ts';
import { type FieldProps, useForm } from './form-scope.ts';

/** A page of the site, chosen by its title, or any address that is typed. */
export function LinkField(props: FieldProps) {
  const { choices } = useForm();
  const options = choices.pages.filter(({ path }) => path !== '').map((page) => pageOption(page, page.path));
  return <Combo {...props} options={options} free />;
}
