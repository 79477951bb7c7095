import { workshopForm as words } from '../../words/form.fr.ts';
import type { PageChoice } from '../document/pane-props.ts';
import { type Option, Options } from '../ui/LabelledField.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, textOf, useForm, useText } from './form-scope.ts';

/** A choice among the values that the schema names. */
export function ChoiceField(props: FieldProps) {
  const choices = (props.schema.enum ?? []).map(String);
  return <SelectField {...props} options={choices.map((choice) => ({ value: choice, label: choice }))} />;
}

/** A choice of another file by its title. Its slug is the value. */
export function ReferenceField(props: FieldProps) {
  const { choices } = useForm();
  const options = choices.pages
    .filter(({ contentType }) => contentType === props.schema.reference)
    .map((page) => ({ value: page.slug, label: titleOf(page) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'fr'));
  return <SelectField {...props} options={options} />;
}

/** A choice of options. A value that is no option stays in the file until another is chosen, and the build reports it. */
export function SelectField({ options, ...props }: FieldProps & { options: readonly Option[] }) {
  const { at, value, required } = props;
  const { edit } = useForm();
  const text = textOf(value);
  const choose = (choice: string) => edit(choice === '' && !required ? { at, remove: true } : { at, value: choice });
  return (
    <FieldFrame {...props}>
      {(control) => (
        <select {...control} value={text} onChange={({ target }) => choose(target.value)}>
          {(!required || text === '') && <option value="">{required ? words.choose : words.none}</option>}
          {text !== '' && !options.some((one) => one.value === text) && (
            <option value={text}>{words.notAmong(text)}</option>
          )}
          <Options options={options} />
        </select>
      )}
    </FieldFrame>
  );
}

/** A link to a page of the site, found by its title, or to any typed address. */
export function LinkField(props: FieldProps) {
  const { choices } = useForm();
  const pages = choices.pages.filter(({ path }) => path !== '');
  return <AddressField {...props} options={pages.map((page) => ({ value: page.path, label: titleOf(page) }))} />;
}

/** An address, for which the browser proposes options by their names. */
export function AddressField({ options, ...props }: FieldProps & { options: readonly Option[] }) {
  const { idOf } = useForm();
  const list = idOf(props.at, 'body');
  const input = useText(props);
  return (
    <FieldFrame {...props} hint={options.find(({ value }) => value === input.value)?.label}>
      {(control) => (
        <>
          <input type="text" autoComplete="off" spellCheck={false} list={list} {...control} {...input} />
          <datalist id={list}>
            <Options options={options} />
          </datalist>
        </>
      )}
    </FieldFrame>
  );
}

/** Returns the title of a page, and why visitors do not see it yet. */
function titleOf({ title, unpublished }: PageChoice): string {
  if (!unpublished) return title;
  const { draft, scheduled } = words.unpublished;
  return `${title} (${unpublished.why === 'draft' ? draft : scheduled(unpublished.from)})`;
}
