import * as Dropdown from '@radix-ui/react-dropdown-menu';
import * as Bar from '@radix-ui/react-toolbar';
import { ChevronDown, Hash } from 'lucide';
import type { EditorState } from 'prosemirror-state';
import { memo, type ReactNode } from 'react';
import { workshopText as words } from '../../words/text.fr.ts';
import { ChoiceMenu } from '../ui/ChoiceMenu.tsx';
import { ToolIcon } from '../ui/ToolIcon.tsx';
import type { EditorContext } from './services.ts';
import * as css from './TextEditor.module.css';
import { headingMenu, type Menu, menusOf, TOOLS, type Tool } from './tools.ts';

interface ToolbarProps {
  state: EditorState;
  context: EditorContext;
  onTool(tool: Tool): void;
  /** Returns the focus to the text. */
  onLeave(): void;
  children: ReactNode;
}

/** The toolbar above a text. It is one Tab stop with arrow keys inside (WAI-ARIA Authoring Practices, toolbar), and Escape returns to the text. */
export const Toolbar = memo(({ state, context, onTool, onLeave, children }: ToolbarProps) => {
  return (
    <Bar.Root
      className={css.bar}
      aria-label={words.bar}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onLeave();
      }}
    >
      <ToolMenu menu={headingMenu} state={state} onTool={onTool} onLeave={onLeave} />
      {TOOLS.map((tools) => (
        <div key={tools[0]?.name} className={css.group}>
          {tools.map((tool) => (
            <ToolButton key={tool.name} tool={tool} isOn={tool.isOn?.(state)} onTool={onTool} />
          ))}
        </div>
      ))}
      <div className={css.group}>
        {menusOf(state, context).map((menu) => (
          <ToolMenu key={menu.name} menu={menu} state={state} onTool={onTool} onLeave={onLeave} />
        ))}
      </div>
      {children}
    </Bar.Root>
  );
});

/** The toolbar of a text without tools. */
export function EmptyBar({ children }: { children: ReactNode }) {
  return (
    <Bar.Root className={css.bar} aria-label={words.bar}>
      {children}
    </Bar.Root>
  );
}

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

function titleOf({ name, key }: Tool): string {
  return key === undefined ? name : `${name} (${keysShown(key)})`;
}

interface ToolButtonProps extends Pick<ToolbarProps, 'onTool'> {
  tool: Tool;
  isOn: boolean | undefined;
}

const ToolButton = memo(({ tool, isOn, onTool }: ToolButtonProps) => {
  const { name, short, icon, key } = tool;
  return (
    <Bar.Button
      className={`quiet ${css.tool}`}
      aria-label={name}
      title={titleOf(tool)}
      {...(key !== undefined && { 'aria-keyshortcuts': ariaKeys(key) })}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      // The text keeps the focus, and its stored marks for the next letter.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTool(tool)}
    >
      <ToolIcon icon={icon} />
      <span className={css.label}>{short ?? name}</span>
    </Bar.Button>
  );
});

/** The button that switches between the source and the text as its page shows it. */
export function SignsButton({ isOn, onPress }: { isOn: boolean; onPress(): void }) {
  return (
    <Bar.Button
      className={`quiet ${css.tool}`}
      aria-label={words.visible.signs}
      title={words.visible.signs}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <ToolIcon icon={Hash} />
      <span className={css.label}>{words.short.signs}</span>
    </Bar.Button>
  );
}

interface ToolMenuProps {
  menu: Menu;
  state: EditorState;
  onTool(tool: Tool): void;
  onLeave(): void;
}

/** A menu of the toolbar. The chosen tool works in the text, which then gets the focus. */
function ToolMenu({ menu, state, onTool, onLeave }: ToolMenuProps) {
  const items = menu.items.map((tool) => ({
    name: tool.name,
    tool,
    isOn: tool.isOn?.(state),
    detail: tool.key && keysShown(tool.key),
  }));
  const choose = ({ tool }: (typeof items)[number]) => {
    onLeave();
    onTool(tool);
  };
  return (
    <ChoiceMenu items={items} onChoose={choose}>
      <Bar.Button asChild>
        <Dropdown.Trigger className={`quiet ${css.tool}`} aria-label={menu.name} title={menu.name}>
          <ToolIcon icon={menu.icon} />
          <ToolIcon icon={ChevronDown} />
          <span className={css.label}>{menu.short ?? menu.name}</span>
        </Dropdown.Trigger>
      </Bar.Button>
    </ChoiceMenu>
  );
}

/** Returns a shortcut as people read it: « Ctrl+Maj+8 », on a Mac « ⌘⇧8 ». */
function keysShown(key: string): string {
  const names: Readonly<Record<string, string>> = isMac ? MAC : words.keyNames;
  const parts = key.split('-').map((part) => names[part] ?? part.toUpperCase());
  return parts.join(isMac ? '' : '+');
}

/** Returns a shortcut for `aria-keyshortcuts` (WAI-ARIA 1.2, 6.6.1). */
function ariaKeys(key: string): string {
  return key.replace('Mod', isMac ? 'Meta' : 'Control').replaceAll('-', '+');
}

const MAC = { Mod: '⌘', Alt: '⌥', Shift: '⇧', ArrowRight: '→', ArrowLeft: '←' };
