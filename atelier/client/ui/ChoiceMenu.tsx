import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide';
import { type ReactNode, useRef } from 'react';
import * as css from './Menu.module.css';
import { ToolIcon } from './ToolIcon.tsx';

interface Choice {
  name: string;
  /** A unique id, if two choices may have the same name. */
  id?: string | number;
  /** The state of a choice that can be on or off. */
  isOn?: boolean | undefined;
  /** Words at the end, such as the shortcut. */
  detail?: string | undefined;
  /** The depth in a tree, from 0. */
  depth?: number;
}

interface ChoiceMenuProps<Item extends Choice> {
  items: readonly Item[];
  align?: 'start' | 'end';
  onChoose(item: Item): void;
  /** The button that opens it, a `Dropdown.Trigger`. */
  children: ReactNode;
}

/** A menu. A choice takes effect once the focus is back on the button, so that a dialog can return it there. */
export function ChoiceMenu<Item extends Choice>({ items, align = 'start', onChoose, children }: ChoiceMenuProps<Item>) {
  const chosen = useRef<Item>(undefined);
  const choose = () => {
    const item = chosen.current;
    chosen.current = undefined;
    if (item) queueMicrotask(() => onChoose(item));
  };
  return (
    <Dropdown.Root modal={false}>
      {children}
      <Dropdown.Content className={css.menu} align={align} collisionPadding={8} onCloseAutoFocus={choose}>
        {items.map((item) => (
          <MenuItem
            key={item.id ?? item.name}
            item={item}
            onSelect={() => {
              chosen.current = item;
            }}
          />
        ))}
      </Dropdown.Content>
    </Dropdown.Root>
  );
}

function MenuItem({ item, onSelect }: { item: Choice; onSelect(): void }) {
  const { name, isOn, detail, depth = 0 } = item;
  const props = { className: css.item, style: { marginInlineStart: `${depth}rem` }, onSelect };
  const content = (
    <>
      <span>{name}</span>
      {isOn && <ToolIcon icon={Check} />}
      {detail !== undefined && <small className={css.detail}>{detail}</small>}
    </>
  );
  if (isOn === undefined) return <Dropdown.Item {...props}>{content}</Dropdown.Item>;
  return (
    <Dropdown.CheckboxItem {...props} checked={isOn}>
      {content}
    </Dropdown.CheckboxItem>
  );
}
