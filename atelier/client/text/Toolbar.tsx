import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import * as Dropdown from '@radix-ui/react-dropdown-menu';
import * as Bar from '@radix-ui/react-toolbar';
import { Check, ChevronDown, Hash } from 'lucide';
import { useRef } from 'react';
import { workshopText as words } from '../../words/text.fr.ts';
import * as menuCss from '../ui/Menu.module.css';
import { ToolIcon } from '../ui/ToolIcon.tsx';
import { commandOf } from './edits/edit.ts';
import * as css from './TextEditor.module.css';
import { ariaKeys, keysShown, type Menu, type MenuItem, menusOf, opening, TOOLS, type Tool } from './tools.ts';
import { showsSigns, toggleSigns } from './visible/visible-text.ts';

/** The bar above a text: one stop of the Tab key, arrows inside (WAI-ARIA Authoring Practices, toolbar). Escape goes back to the text. */
export function Toolbar({ view, state }: { view: EditorView; state: EditorState }) {
  return (
    <Bar.Root
      className={css.bar}
      aria-label={words.bar}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) view.focus();
      }}
    >
      {TOOLS.map((tools) => (
        <div key={tools[0]?.name} className={css.group}>
          {tools.map((tool) => (
            <ToolButton key={tool.name} tool={tool} view={view} isOn={tool.isOn?.(state)} />
          ))}
        </div>
      ))}
      <div className={css.group}>
        {menusOf(state).map((menu) => (
          <ToolMenu key={menu.name} menu={menu} view={view} />
        ))}
      </div>
      <SignsButton view={view} isOn={showsSigns(state)} />
    </Bar.Root>
  );
}

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

function ToolButton({ tool, view, isOn }: { tool: Tool; view: EditorView; isOn: boolean | undefined }) {
  const { name, short, icon, key } = tool;
  const run = () => {
    if ('dialog' in tool) return opening(tool.dialog)(view);
    commandOf(tool.edit)(view);
    view.focus();
  };
  return (
    <Bar.Button
      className={css.tool}
      aria-label={name}
      title={key === undefined ? name : `${name} (${keysShown(key, words.keyNames, isMac)})`}
      {...(key !== undefined && { 'aria-keyshortcuts': ariaKeys(key, isMac) })}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      onClick={run}
    >
      <ToolIcon icon={icon} />
      <span className={css.label}>{short ?? name}</span>
    </Bar.Button>
  );
}

/** Switches between signs on every line and on the line of the caret alone. */
function SignsButton({ view, isOn }: { view: EditorView; isOn: boolean }) {
  return (
    <Bar.Button
      className={css.tool}
      aria-label={words.visible.signs}
      title={words.visible.signs}
      aria-pressed={isOn}
      onClick={() => toggleSigns(view)}
    >
      <ToolIcon icon={Hash} />
      <span className={css.label}>{words.short.signs}</span>
    </Bar.Button>
  );
}

/** A menu of the bar. What is chosen is done in the text, which then has the keyboard. */
function ToolMenu({ menu, view }: { menu: Menu; view: EditorView }) {
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
          <span className={css.label}>{menu.short ?? menu.name}</span>
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
