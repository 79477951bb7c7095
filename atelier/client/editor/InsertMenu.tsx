import { Braces, type IconNode } from 'lucide';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { workshopText as words } from '../../words/text.fr.ts';
import { ToolIcon } from '../ui/ToolIcon.tsx';
import { findByWords } from '../ui/word-filter.ts';
import * as css from './Bars.module.css';
import { insertInline } from './commands.ts';
import { Floating } from './Floating.tsx';
import { schema } from './model/schema.ts';
import { type EditorContext, namedValues } from './services.ts';
import { headingMenu, menusOf, TOOLS, type Tool } from './tools.ts';

interface InsertMenuProps {
  view: EditorView;
  state: EditorState;
  slash: SlashQuery;
  context: EditorContext;
  onTool(tool: Tool): void;
}

const HEIGHT = 288;
const ID = 'insert-menu';

/** The list of insertions behind a slash. The text keeps the keyboard: arrows move in the list and Enter takes the marked insertion. */
export function InsertMenu({ view, state, slash, context, onTool }: InsertMenuProps) {
  const found = matchingInsertions(insertionsOf(state, context), slash.query);
  const take = (insertion: Insertion | undefined) => {
    if (!insertion) return;
    clearSlash(view);
    onTool(insertion);
  };
  const marked = useMarked(view, found, { query: slash.query, take });
  useActiveOption(view, marked);
  if (found.length === 0) return null;
  return (
    <Floating view={view} position={slash.from} height={HEIGHT}>
      <div id={ID} className={css.insertions} role="listbox" aria-label={words.rich.insertions}>
        {found.map((insertion, at) => (
          <button
            key={`${insertion.name} ${insertion.variable ?? ''}`}
            id={`${ID}-${at}`}
            type="button"
            tabIndex={-1}
            className={`quiet ${css.insertion}`}
            role="option"
            aria-selected={at === marked}
            // The text keeps the keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(insertion)}
          >
            <ToolIcon icon={insertion.icon} />
            <span>{insertion.name}</span>
          </button>
        ))}
      </div>
    </Floating>
  );
}

interface MarkedOptions {
  query: string;
  take(insertion: Insertion | undefined): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 0, Tab: 0 };

/** Returns the index of the marked insertion, which is the first again after each letter. The list's keys come before the text's. */
function useMarked(view: EditorView, found: readonly Insertion[], { query, take }: MarkedOptions): number {
  const [last, setMarked] = useState({ query, nth: 0 });
  const marked = last.query === query ? Math.min(last.nth, found.length - 1) : 0;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.isComposing) return;
    if (event.key === 'Escape') view.dispatch(view.state.tr.setMeta(key, null));
    else if (step === undefined || found.length === 0) return;
    else if (step === 0) take(found[marked]);
    else setMarked({ query, nth: (marked + step + found.length) % found.length });
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  useLayoutEffect(() => {
    view.dom.addEventListener('keydown', onKey, true);
    return () => view.dom.removeEventListener('keydown', onKey, true);
  }, [view]);
  return marked;
}

/** Tells screen readers which option is marked. */
function useActiveOption(view: EditorView, marked: number): void {
  useEffect(() => {
    const option = document.getElementById(`${ID}-${marked}`);
    option?.scrollIntoView({ block: 'nearest' });
    if (option) view.dom.setAttribute('aria-activedescendant', option.id);
    view.dom.setAttribute('aria-controls', ID);
    return () => {
      view.dom.removeAttribute('aria-activedescendant');
      view.dom.removeAttribute('aria-controls');
    };
  }, [view, marked]);
}

/** An insertion; `variable` is the name of the site's value that it inserts. */
type Insertion = Tool & { icon: IconNode; variable?: string };

const MAX_FOUND = 40;

/** Returns the insertions that contain the words of a query. The site's values appear only with a query. */
function matchingInsertions(insertions: readonly Insertion[], query: string): Insertion[] {
  const offered = insertions.filter(({ variable }) => variable === undefined || query.trim() !== '');
  return findByWords(offered, query, ({ name, variable = name }) => [name, variable]).slice(0, MAX_FOUND);
}

function insertionsOf(state: EditorState, context: EditorContext): Insertion[] {
  const menus = menusOf(state, context).filter(({ name }) => name !== words.menus.table);
  const tools = [...headingMenu.items.slice(1), ...TOOLS.flat(), ...menus.flatMap(({ items }) => items)];
  const values = namedValues(context).map(({ name, shown }) => ({
    name: shown,
    variable: name,
    icon: Braces,
    command: insertInline(schema.nodes.variable.create({ name })),
  }));
  return [...tools, ...values];
}

/** A typed slash, and the query behind it. */
interface SlashQuery {
  from: number;
  to: number;
  query: string;
}

const key = new PluginKey<SlashQuery | null>('insert-menu');

/** A plugin that opens the list of insertions behind a slash, unless a letter, a number or a part of an address stands before it. Moving the caret closes the list. */
export const insertMenu = new Plugin<SlashQuery | null>({
  key,
  state: { init: () => null, apply: (tr, open) => nextQuery(tr, open) },
  props: {
    handleTextInput(view, from, to, text) {
      const { $from } = view.state.selection;
      const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset, '', ' ');
      if (text !== '/' || from !== to || $from.parent.type.spec.code || /[\p{L}\p{N}/:]/u.test(before)) return false;
      view.dispatch(view.state.tr.insertText('/').setMeta(key, { from, to: from + 1, query: '' }));
      return true;
    },
    handleDOMEvents: {
      blur(view) {
        if (slashQuery(view.state)) view.dispatch(view.state.tr.setMeta(key, null));
        return false;
      },
    },
  },
});

export function slashQuery(state: EditorState): SlashQuery | null {
  return key.getState(state) ?? null;
}

/** Removes the slash with its words. */
function clearSlash(view: EditorView): void {
  const open = slashQuery(view.state);
  if (open) view.dispatch(view.state.tr.delete(open.from, open.to).setMeta(key, null));
}

const MAX_LENGTH = 40;

function nextQuery(tr: Transaction, open: SlashQuery | null): SlashQuery | null {
  const set: SlashQuery | null | undefined = tr.getMeta(key);
  if (set !== undefined) return set;
  if (!open) return null;
  const from = tr.mapping.map(open.from, -1);
  const { head, empty, $head } = tr.selection;
  if (!empty || head <= from || head - from > MAX_LENGTH || $head.start() > from) return null;
  const text = tr.doc.textBetween(from, head, '\n', ' ');
  return /^\/(?!\s)/.test(text) ? { from, to: head, query: text.slice(1) } : null;
}
