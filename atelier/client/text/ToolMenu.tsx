import type { EditorView } from '@codemirror/view';
import * as Dropdown from '@radix-ui/react-dropdown-menu';
import * as Bar from '@radix-ui/react-toolbar';
import { Check, ChevronDown } from 'lucide';
import { useRef } from 'react';
import * as menuCss from '../ui/Menu.module.css';
import { commandOf } from './edits/edit.ts';
import type { Menu, MenuItem } from './menus.ts';
import { ToolIcon } from './ToolIcon.tsx';
import * as css from './text.module.css';

/** A menu of the bar. What is chosen is done in the text, which then has the keyboard. */
export function ToolMenu({ menu, view }: { menu: Menu; view: EditorView }) {
  const chosen = useRef(false);
  const choose = ({ edit }: MenuItem) => {
    commandOf(edit)(view);
    chosen.current = true;
  };
  const backToText = (event: Event) => {
    if (!chosen.current) return;
    chosen.current = false;
    event.preventDefault();
    view.focus();
  };
  return (
    <Dropdown.Root modal={false}>
      <Bar.Button asChild>
        <Dropdown.Trigger className={css.tool} aria-label={menu.name} title={menu.name}>
          <ToolIcon icon={menu.icon} />
          <ToolIcon icon={ChevronDown} />
        </Dropdown.Trigger>
      </Bar.Button>
      <Dropdown.Content className={menuCss.menu} align="start" collisionPadding={8} onCloseAutoFocus={backToText}>
        {menu.items.map((item) => (
          <ToolMenuItem key={item.name} item={item} onSelect={() => choose(item)} />
        ))}
      </Dropdown.Content>
    </Dropdown.Root>
  );
}

function ToolMenuItem({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const { name, detail, isOn } = item;
  const content = (
    <>
      <span>{name}</span>
      {isOn && <ToolIcon icon={Check} />}
      {detail !== undefined && <small className={css.detail}>{detail}</small>}
    </>
  );
  if (isOn === undefined) {
    return (
      <Dropdown.Item className={menuCss.item} onSelect={onSelect}>
        {content}
      </Dropdown.Item>
    );
  }
  return (
    <Dropdown.CheckboxItem className={menuCss.item} checked={isOn} onSelect={onSelect}>
      {content}
    </Dropdown.CheckboxItem>
  );
}
