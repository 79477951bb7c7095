import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { List } from 'lucide';
import type { Node } from 'prosemirror-model';
import { useMemo, useRef } from 'react';
import { workshopText as words } from '../../words/text.fr.ts';
import * as menuCss from '../ui/Menu.module.css';
import { ToolIcon } from '../ui/ToolIcon.tsx';
import * as css from './Bars.module.css';
import { outlineOf } from './outline.ts';

/** The line below a text: its plan, its words and the minutes that they take to read. */
export function StatusBar({ doc, onHeading }: { doc: Node; onHeading(position: number): void }) {
  const { headings, words: count, minutes } = useMemo(() => outlineOf(doc), [doc]);
  const chosen = useRef<number>(undefined);
  return (
    <div className={css.statusBar}>
      <Dropdown.Root modal={false}>
        <Dropdown.Trigger className={css.outlineButton} disabled={headings.length === 0}>
          <ToolIcon icon={List} /> {words.rich.outline}
        </Dropdown.Trigger>
        <Dropdown.Content
          className={menuCss.menu}
          align="start"
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            if (chosen.current === undefined) return;
            event.preventDefault();
            onHeading(chosen.current);
            chosen.current = undefined;
          }}
        >
          {headings.map(({ level, text, position }) => (
            <Dropdown.Item
              key={position}
              className={menuCss.item}
              style={{ paddingInlineStart: `${level - 1}rem` }}
              onSelect={() => {
                chosen.current = position;
              }}
            >
              {text || words.rich.emptyHeading}
            </Dropdown.Item>
          ))}
        </Dropdown.Content>
      </Dropdown.Root>
      <span>{words.rich.count(count, minutes)}</span>
    </div>
  );
}
