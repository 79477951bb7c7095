import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { EditorState, NodeSelection, type Plugin, Selection, type Transaction } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { TextProps } from '../document/pane-props.ts';
import * as blockCss from './blocks/Blocks.module.css';
import { nodeViews } from './blocks/node-views.ts';
import { clipboard } from './clipboard.ts';
import type { EditorContext } from './context.ts';
import type { Desk, OpenDialog } from './desk.ts';
import { RichDialogs } from './dialogs/RichDialogs.tsx';
import { droppedPictures } from './dropped-pictures.ts';
import { InsertMenu, type InsertMenuKeys } from './InsertMenu.tsx';
import { inputRulesOfText } from './input-rules.ts';
import { insertMenu, slashQuery } from './insert-menu.ts';
import { textKeys } from './keys.ts';
import { LinkBar } from './LinkBar.tsx';
import { rangeOf } from './model/lines.ts';
import { lineOf } from './model/to-markdown.ts';
import { ProblemBar } from './ProblemBar.tsx';
import { pendingPlaces } from './pending.ts';
import { placeholders } from './placeholders.ts';
import { problemAt, problems, setProblems } from './problems.ts';
import * as css from './RichText.module.css';
import { StatusBar } from './StatusBar.tsx';
import { EmptyBar, Toolbar } from './Toolbar.tsx';
import { FROM_OUTSIDE, isAtCaret, isTyping, TextInStep } from './text-in-step.ts';
import { type Tool, toolKeys } from './tools.ts';

interface RichTextProps extends TextProps {
  /** Id of the element that describes the keys. */
  description: string;
  say(words: string): void;
  /** The end of the bar. */
  children: ReactNode;
}

/** A text as its page shows it, to write in as in a word processor. What nobody touches is handed on as it was. */
export function RichText(props: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const [dialog, ask] = useState<OpenDialog>();
  const menu = useRef<InsertMenuKeys>(null);
  const context = useContext(props);
  const desk = useDesk(props, context, ask);
  const shown = useRichView(place, props, { desk, menu });
  const run = (tool: Tool) => {
    if (!shown) return;
    const { view } = shown;
    if ('dialog' in tool) return ask(tool.dialog);
    tool.command(view.state, (tr) => view.dispatch(tr.setMeta('uiEvent', 'command')), view);
    view.focus();
  };
  const slash = shown && slashQuery(shown.state);
  return (
    <>
      {shown ? (
        <Toolbar state={shown.state} context={context} onTool={run} onLeave={() => shown.view.focus()}>
          {props.children}
        </Toolbar>
      ) : (
        <EmptyBar>{props.children}</EmptyBar>
      )}
      <div ref={place} className={css.text} />
      {shown && (
        <>
          <StatusBar doc={shown.state.doc} onHeading={(position) => goTo(shown.view, position + 1)} />
          {slash && <InsertMenu {...shown} slash={slash} context={context} onTool={run} keys={menu} />}
          {!slash && !dialog && <CaretBars {...shown} desk={desk} />}
          <RichDialogs
            {...shown}
            dialog={dialog}
            desk={desk}
            onPicture={props.onPicture}
            onClose={() => ask(undefined)}
          />
        </>
      )}
    </>
  );
}

/** The bars at the caret: of its link, and of what is wrong there. */
function CaretBars({ view, state, desk }: ShownText & { desk: Desk }) {
  const problem = problemAt(state);
  if (!view.hasFocus()) return null;
  if (problem) return <ProblemBar view={view} state={state} problem={problem} />;
  return <LinkBar view={view} desk={desk} pages={desk.context.choices.pages} />;
}

/** The names that the text may use: another value only where they say something else. */
function useContext({
  firstLine,
  choices,
  callOuts,
  blocks,
  slots,
  variables,
  valueSources,
}: TextProps): EditorContext {
  return useSame({ firstLine, choices, callOuts, blocks, slots, variables, valueSources });
}

/** Plain data that is another value only where it says something else. */
function useSame<Value>(value: Value): Value {
  const said = JSON.stringify(value);
  return useMemo((): Value => JSON.parse(said), [said]);
}

function useDesk(props: RichTextProps, context: EditorContext, ask: Desk['ask']): Desk {
  const latest = useLatest({ props, context });
  return useMemo(
    () => ({
      get context() {
        return latest.current.context;
      },
      parse: (source) => latest.current.props.onTree(source),
      draw: (source) => latest.current.props.onDraw(source),
      ask,
      say: (said) => latest.current.props.say(said),
    }),
    [latest, ask],
  );
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

interface ShownText {
  view: EditorView;
  state: EditorState;
}

interface ViewOptions {
  desk: Desk;
  menu: RefObject<InsertMenuKeys | null>;
}

/** An editor in some element, kept in step with what the component is handed, with its latest state: undefined until the text is read. */
function useRichView(
  place: RefObject<HTMLDivElement | null>,
  props: RichTextProps,
  { desk, menu }: ViewOptions,
): ShownText | undefined {
  const [shown, setShown] = useState<ShownText>();
  const latest = useLatest(props);
  const [step] = useState(() => new TextInStep(desk));
  useEffect(() => {
    let view: EditorView | undefined;
    let ended = false;
    const handOn = handingOn(step, latest);
    const open = async () => {
      const doc = await step.read(latest.current.text, () => !ended);
      if (ended || !doc || !place.current) return;
      const state = EditorState.create({ doc, plugins: pluginsOf(desk, menu, latest) });
      view = new EditorView(place.current, {
        state,
        nodeViews: nodeViews(desk),
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
  }, [place, latest, desk, menu, step]);
  useInStep(shown?.view, props, { desk, step });
  return shown;
}

function pluginsOf(desk: Desk, menu: RefObject<InsertMenuKeys | null>, latest: RefObject<RichTextProps>): Plugin[] {
  const pictures = { onPicture: (file: File) => latest.current.onPicture(file), say: desk.say };
  return [
    insertMenu({ onKey: (key) => menu.current?.onKey(key) ?? false }),
    toolKeys(desk.ask),
    problems(desk.say),
    ...textKeys(desk.ask),
    placeholders,
    inputRulesOfText(),
    droppedPictures(pictures),
    clipboard(desk, pictures),
    pendingPlaces,
    dropCursor({ class: css.dropCursor ?? '' }),
    gapCursor(),
    tableEditing({ allowTableNodeSelection: true }),
  ];
}

/** Tells the app what is written, and where the caret is. What is typed goes by one name until the caret is moved, or something else changes the text. */
function handingOn(step: TextInStep, latest: RefObject<RichTextProps>) {
  let turn = 0;
  let line = 0;
  return (tr: Transaction, before: EditorState, after: EditorState) => {
    const isTyped = tr.docChanged ? isTyping(tr) : !tr.selectionSet;
    // The browser tells of a moved caret late: a letter that comes before is written elsewhere.
    if (!isTyped || !isAtCaret(tr, before)) turn += 1;
    const isChanged = before.doc !== after.doc;
    const text = isChanged && !tr.getMeta(FROM_OUTSIDE) ? step.write(after.doc) : undefined;
    if (text !== undefined) latest.current.onChange(text, isTyped ? `text ${turn}` : undefined);
    const now = lineOf(after.doc, step.origins, after.selection.head);
    if (isChanged || now !== line) latest.current.onLine(now + latest.current.firstLine - 1);
    line = now;
  };
}

interface StepOptions {
  desk: Desk;
  step: TextInStep;
}

/** Brings to an editor whatever changes in what its component is handed. */
function useInStep(view: EditorView | undefined, props: RichTextProps, { desk, step }: StepOptions): void {
  const { text, label, description } = props;
  const latest = useLatest(props);
  const diagnostics = useSame(props.diagnostics);
  const remarks = useSame(
    props.remarks.map(({ id, line, quote, text, reader, at }) => ({ id, line, quote, text, reader, at })),
  );
  const place = useSame(props.goTo ?? null);
  const { context } = desk;
  const showProblems = useEffectEvent(() => {
    const { firstLine, onFix } = latest.current;
    if (view) setProblems(view, { diagnostics, remarks, firstLine, step, onFix });
  });
  useEffect(() => {
    if (!view) return;
    const bring = async () => {
      if (await step.bring(view, text)) showProblems();
    };
    void bring();
  }, [view, text, step]);
  useEffect(() => {
    view?.setProps({ attributes: attributesOf(label, description) });
  }, [view, label, description]);
  useEffect(() => {
    // Views are drawn with the names of the site.
    if (context) view?.setProps({ nodeViews: nodeViews(desk) });
  }, [view, desk, context]);
  useEffect(() => {
    if (view && diagnostics && remarks) showProblems();
  }, [view, diagnostics, remarks]);
  useEffect(() => {
    if (!view || !place) return;
    const line = place.line - latest.current.firstLine + 1;
    goTo(view, rangeOf(view.state.doc, step.origins, { line, column: place.column, length: 1 }).from);
  }, [view, place, step, latest]);
}

function attributesOf(label: string, description: string): Record<string, string> {
  return {
    class: `${css.content} ${blockCss.blocks}`,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': description,
    tabindex: '0',
    lang: 'fr',
    spellcheck: 'true',
    autocapitalize: 'sentences',
  };
}

function goTo(view: EditorView, position: number): void {
  const { doc, tr } = view.state;
  const $at = doc.resolve(Math.max(0, Math.min(position, doc.content.size)));
  const solid = $at.nodeAfter?.isAtom && $at.nodeAfter.isBlock;
  view.dispatch(tr.setSelection(solid ? NodeSelection.create(doc, $at.pos) : Selection.near($at)));
  view.focus();
  const { node } = view.domAtPos(view.state.selection.from);
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: 'center' });
}
