import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import { useState } from 'react';
import { foldText } from '../../../build/contract/fold-text.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import type { PageChoice } from '../document/pane-props.ts';
import { wordFilter } from '../ui/word-filter.ts';
import styles from './Combo.module.css';
import { type Control, FieldFrame, Glyph } from './FieldFrame.tsx';
import { type FieldProps, textOf, useForm } from './form-scope.ts';

interface ComboProps extends FieldProps {
  options: readonly ComboOption[];
  /** Any text will do: what is typed is the value, which options only help to find. */
  free?: boolean;
}

/** A text field with a list of what fits the words in it. What is typed and is no option goes into the file, too, where the build says so. */
export function Combo({ options, free = false, ...props }: ComboProps) {
  const { at, value, required, label } = props;
  const { edit, idOf } = useForm();
  const text = textOf(value);
  const [query, setQuery] = useState<string>();
  const found = foundBy(options, query ?? '');
  const write = (next: string) => {
    if (next === '' && !required) return value !== undefined && edit({ at, remove: true });
    if (next !== text) edit({ at, value: next });
  };
  const combo = useCombobox<ComboOption>({
    id: idOf(at, 'body'),
    inputId: idOf(at, 'control'),
    items: found,
    itemToString: (option) => option?.label ?? '',
    selectedItem: null,
    inputValue: query ?? (free ? text : lookOf(options, text)),
    onSelectedItemChange: ({ selectedItem }) => {
      setQuery(undefined);
      if (selectedItem) write(selectedItem.value);
    },
  });
  const type = (typed: string) => {
    setQuery(typed);
    if (free) edit({ at, value: typed });
  };
  const leave = () => {
    const choosing = combo.isOpen && combo.highlightedIndex >= 0;
    if (query !== undefined && !choosing) write(free ? query : writtenAs(options, query));
    setQuery(undefined);
  };
  const forget = () => setQuery(undefined);
  const hint = free ? lookOf(options, text, '') : options.find((option) => option.value === text)?.note;
  return (
    <FieldFrame {...props} hint={hint}>
      {(control) => <ComboBox {...{ control, combo, found, label, type, leave }} {...(!free && { forget })} />}
    </FieldFrame>
  );
}

interface ComboBoxProps {
  control: Control;
  combo: UseComboboxReturnValue<ComboOption>;
  found: readonly ComboOption[];
  label: string;
  type(text: string): void;
  leave(): void;
  /** On Escape: what was typed is no value yet. */
  forget?(): void;
}

function ComboBox({ control, combo, found, label, type, leave, forget }: ComboBoxProps) {
  const { isOpen } = combo;
  const input = {
    ...control,
    'aria-labelledby': undefined,
    spellCheck: false,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => type(currentTarget.value),
    onBlur: leave,
    onKeyDown: ({ key, nativeEvent }: { key: string; nativeEvent: object }) => {
      if (key === 'Escape') forget?.();
      // In a text, these keys move the caret.
      if (key === 'Home' || key === 'End') Object.assign(nativeEvent, { preventDownshiftDefault: true });
    },
  };
  return (
    <div className={styles.combo}>
      <input {...combo.getInputProps(input)} />
      <button type="button" {...combo.getToggleButtonProps({ 'aria-label': words.showChoices(label) })}>
        <Glyph name="open" />
      </button>
      <ul {...combo.getMenuProps({ 'aria-label': words.showChoices(label) })} hidden={!isOpen}>
        {isOpen &&
          found.map((option, index) => (
            <li key={option.value} {...combo.getItemProps({ item: option, index })}>
              {option.label}
              {option.note && <small> {option.note}</small>}
            </li>
          ))}
      </ul>
      <p role="status">{isOpen && forget && found.length === 0 && words.nothingFits}</p>
    </div>
  );
}

/** More than these are found sooner by typing. */
const MAX_SELECT_OPTIONS = 12;

/** A choice among the values that the schema names. */
export function ChoiceField(props: FieldProps) {
  const { schema, at, value, required } = props;
  const { edit } = useForm();
  const text = textOf(value);
  const choices = (schema.enum ?? []).map(String);
  if (choices.length > MAX_SELECT_OPTIONS) {
    return <Combo {...props} options={choices.map((choice) => ({ value: choice, label: choice }))} />;
  }
  const choose = (choice: string) => edit(choice === '' && !required ? { at, remove: true } : { at, value: choice });
  return (
    <FieldFrame {...props}>
      {(control) => (
        <select {...control} value={text} onChange={({ target }) => choose(target.value)}>
          {(!required || text === '') && <option value="">{required ? words.choose : words.none}</option>}
          {text !== '' && !choices.includes(text) && <option value={text}>{words.notAmong(text)}</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** A page of the site, chosen by its title, or any address that is typed. */
export function LinkField(props: FieldProps) {
  const { choices } = useForm();
  const options = choices.pages.filter(({ path }) => path !== '').map((page) => pageOption(page, page.path));
  return <Combo {...props} options={options} free />;
}

/** Another file of the site, chosen by its title; its slug is what is written. */
export function ReferenceField(props: FieldProps) {
  const { choices } = useForm();
  const options = choices.pages
    .filter(({ contentType }) => contentType === props.schema.reference)
    .map((page) => pageOption(page, page.slug));
  return <Combo {...props} options={options} />;
}

interface ComboOption {
  value: string;
  label: string;
  /** More about the option. */
  note?: string;
}

/** Options shown at once; more letters find the others. */
const MAX_SUGGESTIONS = 50;

/** A page by its title; one that is not published yet is marked. `value`: what is written. */
function pageOption({ title, unpublished }: PageChoice, value: string): ComboOption {
  const note =
    unpublished &&
    (unpublished.why === 'draft' ? words.unpublished.draft : words.unpublished.scheduled(unpublished.from));
  return { value, label: title, ...(note && { note }) };
}

/** Returns the options that hold all words of a query, case and accents aside. */
function foundBy(options: readonly ComboOption[], query: string): ComboOption[] {
  const hasWords = wordFilter(query);
  return options.filter(({ label, value }) => hasWords(`${label} ${value}`)).slice(0, MAX_SUGGESTIONS);
}

/** Returns the label of a value, or the value itself without an option. */
function lookOf(options: readonly ComboOption[], value: string, otherwise = value): string {
  return options.find((option) => option.value === value)?.label ?? otherwise;
}

/** Returns the value of the option with this label or value, else the text itself. */
function writtenAs(options: readonly ComboOption[], text: string): string {
  const typed = foldText(text.trim());
  return options.find(({ label, value }) => foldText(label) === typed || value === typed)?.value ?? text.trim();
}
