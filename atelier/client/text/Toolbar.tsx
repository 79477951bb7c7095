import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import * as Bar from '@radix-ui/react-toolbar';
import { workshopText as words } from '../../words/text.fr.ts';
import { commandOf } from './edits/edit.ts';
import { menusOf } from './menus.ts';
import { opening } from './open-dialog.ts';
import { ToolIcon } from './ToolIcon.tsx';
import { ToolMenu } from './ToolMenu.tsx';
import * as css from './text.module.css';
import { ariaKeys, keysShown } from './tool-keys.ts';
import { TOOLS, type Tool } from './tools.ts';

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
    </Bar.Root>
  );
}

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

function ToolButton({ tool, view, isOn }: { tool: Tool; view: EditorView; isOn: boolean | undefined }) {
  const { name, icon, key } = tool;
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
    </Bar.Button>
  );
}
