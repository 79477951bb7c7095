import { Combo } from './Combo.tsx';
import { pageOption } from './combo-options.ts';
import { type FieldProps, useForm } from './form-scope.ts';

/** Another file of the site, chosen by its title; its slug is what is written. */
export function ReferenceField(props: FieldProps) {
  const { choices } = useForm();
  const options = choices.pages
    .filter(({ contentType }) => contentType === props.schema.reference)
    .map((page) => pageOption(page, page.slug));
  return <Combo {...props} options={options} />;
}
