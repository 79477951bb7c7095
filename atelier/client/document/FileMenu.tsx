import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { useRef } from 'react';
import { workshopApp as words } from '../../words/app.fr.ts';
import * as css from '../ui/Menu.module.css';

/** What can be done with a file less often. */
export interface FileMenuItem {
  name: string;
  onSelect(): void;
}

/** A menu of these. What is chosen is done once the focus is back on its button, to which a dialog then gives it back. */
export function FileMenu({ items }: { items: readonly FileMenuItem[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<FileMenuItem>(undefined);
  const onClose = (event: Event) => {
    const item = chosen.current;
    chosen.current = undefined;
    if (!item) return;
    event.preventDefault();
    button.current?.focus();
    item.onSelect();
  };
  return (
    <Dropdown.Root modal={false}>
      <Dropdown.Trigger ref={button}>{words.file.more}</Dropdown.Trigger>
      <Dropdown.Content className={css.menu} align="end" collisionPadding={8} onCloseAutoFocus={onClose}>
        {items.map((item) => (
          <Dropdown.Item
            key={item.name}
            className={css.item}
            onSelect={() => {
              chosen.current = item;
            }}
          >
            {item.name}
          </Dropdown.Item>
        ))}
      </Dropdown.Content>
    </Dropdown.Root>
  );
}
