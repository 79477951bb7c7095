import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import { useState } from 'react';
import { workshopForm as words } from '../../words/form.fr.ts';
import styles from './combo-field.module.css';
import { type ComboOption, foundBy, lookOf, writtenAs } from './combo-options.ts';
import { type Control, FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useForm } from './form-scope.ts';
import { Glyph } from './Glyph.tsx';
import { textOf } from './use-text.ts';

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
