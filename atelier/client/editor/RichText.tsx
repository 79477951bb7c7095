import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { EditorState, NodeSelection, type Plugin, Selection, type Transaction } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Place } from '../document/pane-props.ts';
import { useLatest } from '../ui/stable.ts';
import * as blockCss from './blocks/Blocks.module.css';
import { nodeViews } from './blocks/node-views.ts';
import { CaretBars } from './CaretBars.tsx';
import { clipboard } from './clipboard.ts';
import { problemsOf } from './diagnostics.ts';
import { RichDialogs } from './dialogs/RichDialogs.tsx';
import { droppedPictures } from './dropped-pictures.ts';
import { InsertMenu, insertMenu, slashQuery } from './InsertMenu.tsx';
import { textKeys } from './keys.ts';
import { rangeOf } from './model/lines.ts';
import { lineOf } from './model/to-markdown.ts';
import { pendingPlaces } from './pending.ts';
import { placeholders } from './placeholders.ts';
import { problems, setProblems } from './problems.ts';
import * as css from './RichText.module.css';
import { outlineOf, SideOutline, StatusBar } from './StatusBar.tsx';
import { type DialogRequest, type Services, textAttributes, type ViewProps } from './services.ts';
import { EmptyBar, Toolbar } from './Toolbar.tsx';
import { FROM_OUTSIDE, isAtCaret, isTyping, TextSync } from './text-sync.ts';
import { type Tool, toolKeys } from './tools.ts';

interface RichTextProps extends ViewProps {
  /** The end of the bar. */
  children: ReactNode;
}

/** The editor that shows a text as its page does, like a word processor. Blocks that nobody edits keep their source. */
export function RichText(props: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const [dialog, openDialog] = useState<DialogRequest>();
  const { context } = props;
  const services = useServices(props, openDialog);
  const shown = useRichView(place, props, services);
  // The bars are rendered after the typed letter.
  const settled = useDeferredValue(shown);
  const { run, leave } = useTools(shown?.view, openDialog);
  const outline = useOutline(settled);
  const slash = shown && slashQuery(shown.state);
  return (
    <>
      {settled ? (
        <Toolbar state={settled.state} context={context} onTool={run} onLeave={leave}>
          {props.children}
        </Toolbar>
      ) : (
        <EmptyBar>{props.children}</EmptyBar>
      )}
      <div className={css.middle}>
        <div ref={place} className={css.text} />
        {shown && !slash && !dialog && <CaretBars {...shown} services={services} />}
        {outline && <SideOutline {...outline} />}
      </div>
      {shown && (
        <>
          {outline && <StatusBar {...outline} />}
          {slash && <InsertMenu {...shown} slash={slash} context={context} onTool={run} />}
          <RichDialogs {...shown} dialog={dialog} services={services} onClose={() => openDialog(undefined)} />
        </>
      )}
    </>
  );
}

function useTools(view: EditorView | undefined, openDialog: Services['openDialog']) {
  return useMemo(() => {
    const run = (tool: Tool) => {
      if (!view) return;
      if ('dialog' in tool) return openDialog(tool.dialog);
      tool.command(view.state, (tr) => view.dispatch(tr.setMeta('uiEvent', 'command')), view);
      view.focus();
    };
    return { run, leave: () => view?.focus() };
  }, [view, openDialog]);
}

function useOutline(shown: ShownText | undefined) {
  const { view, state } = shown ?? {};
  const doc = state?.doc;
  return useMemo(
    () => view && doc && { outline: outlineOf(doc), onHeading: (position: number) => goTo(view, position + 1) },
    [view, doc],
  );
}

function useServices(props: RichTextProps, openDialog: Services['openDialog']): Services {
  const latest = useLatest(props);
  return useMemo(
    () => ({
      get context() {
        return latest.current.context;
      },
      parse: (source) => latest.current.onTree(source),
      draw: (source) => latest.current.onDraw(source),
      keepPicture: (file) => latest.current.onPicture(file),
      openDialog,
      announce: (message) => latest.current.announce(message),
    }),
    [latest, openDialog],
  );
}

interface ShownText {
  view: EditorView;
  state: EditorState;
}

/** Returns the view in an element, kept in sync with the props, with its latest state. The state is undefined until the text is parsed. */
function useRichView(
  place: RefObject<HTMLDivElement | null>,
  props: RichTextProps,
  services: Services,
): ShownText | undefined {
  const [shown, setShown] = useState<ShownText>();
  const latest = useLatest(props);
  const [sync] = useState(() => new TextSync(services));
  useEffect(() => {
    let view: EditorView | undefined;
    let ended = false;
    const handOn = reportChanges(sync, latest);
    const open = async () => {
      const doc = await sync.read(latest.current, () => !ended);
      if (ended || !doc || !place.current) return;
      const state = EditorState.create({ doc, plugins: pluginsOf(services) });
      view = new EditorView(place.current, {
        state,
        nodeViews: nodeViews(services),
        scrollThreshold: ROOM,
        scrollMargin: ROOM,
        dispatchTransaction(this: EditorView, tr) {
          const before = this.state;
          const after = before.apply(tr);
          this.updateState(after);
          handOn(tr, before, after);
          setShown({ view: this, state: after });
        },
      });
      setShown({ view, state });
    };
    void open();
    return () => {
      ended = true;
      view?.destroy();
    };
  }, [place, latest, services, sync]);
  useTextSync(shown?.view, props, { services, sync, latest });
  return shown;
}

/** The scroll margins around the caret in pixels. A message of three lines may appear below it. */
const ROOM = { top: 8, right: 0, bottom: 80, left: 0 };

function pluginsOf(services: Services): Plugin[] {
  return [
    insertMenu,
    toolKeys(services.openDialog),
    problems(services.announce),
    ...textKeys(services.openDialog),
    placeholders,
    droppedPictures(services),
    clipboard(services),
    pendingPlaces,
    dropCursor({ class: css.dropCursor ?? '' }),
    gapCursor(),
    tableEditing({ allowTableNodeSelection: true }),
  ];
}

/** Reports changes of the text and the caret. Typing keeps one name until the caret is moved, or something else changes the text. */
function reportChanges(sync: TextSync, latest: RefObject<RichTextProps>) {
  let turn = 0;
  let line = 0;
  return (tr: Transaction, before: EditorState, after: EditorState) => {
    const isTyped = tr.docChanged ? isTyping(tr) : !tr.selectionSet;
    // The browser reports a moved caret late: a letter before the report may be typed elsewhere.
    if (!isTyped || !isAtCaret(tr, before)) turn += 1;
    const isChanged = before.doc !== after.doc;
    const text = isChanged && !tr.getMeta(FROM_OUTSIDE) ? sync.write(after.doc) : undefined;
    if (text !== undefined) latest.current.onChange(text, isTyped ? `text ${turn}` : undefined);
    const now = lineOf(after.doc, sync.origins, after.selection.head);
    if (isChanged || now !== line) latest.current.onLine(now);
    line = now;
  };
}

interface SyncOptions {
  latest: RefObject<RichTextProps>;
  services: Services;
  sync: TextSync;
}

/** Updates the view where the props change. */
function useTextSync(
  view: EditorView | undefined,
  props: RichTextProps,
  { services, sync, latest }: SyncOptions,
): void {
  const { text, revision, label, description, context, firstLine, diagnostics, remarks, place } = props;
  const showProblems = useEffectEvent(() => {
    if (view) setProblems(view, problemsOf(sync.text, latest), sync);
  });
  const showPlace = useEffectEvent(({ line, column }: Place) => {
    if (!view) return;
    const passage = { line: line - firstLine + 1, column, length: 1 };
    goTo(view, rangeOf(view.state.doc, sync.origins, passage).from);
  });
  // The effect runs before the next key, while all typing is part of the text.
  useLayoutEffect(() => {
    if (!view) return;
    const bring = async () => {
      if (await sync.bring(view, { text, revision })) showProblems();
    };
    void bring();
  }, [view, text, revision, sync]);
  useEffect(() => {
    view?.setProps({ attributes: attributesOf(label, description) });
  }, [view, label, description]);
  useEffect(() => {
    // Node views show the names of the site.
    if (context) view?.setProps({ nodeViews: nodeViews(services) });
  }, [view, services, context]);
  useEffect(() => {
    if (view && diagnostics && remarks) showProblems();
  }, [view, diagnostics, remarks]);
  useEffect(() => {
    if (view && place) showPlace(place);
  }, [view, place]);
}

function attributesOf(label: string, description: string): Record<string, string> {
  return {
    class: `${css.content} ${blockCss.blocks}`,
    role: 'textbox',
    'aria-multiline': 'true',
    ...textAttributes(label, description),
  };
}

function goTo(view: EditorView, position: number): void {
  const { doc, tr } = view.state;
  const $at = doc.resolve(Math.max(0, Math.min(position, doc.content.size)));
  const isAtom = $at.nodeAfter?.isAtom && $at.nodeAfter.isBlock;
  view.dispatch(tr.setSelection(isAtom ? NodeSelection.create(doc, $at.pos) : Selection.near($at)));
  view.focus();
  const { node } = view.domAtPos(view.state.selection.from);
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: 'center' });
}
