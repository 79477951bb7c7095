import type { Node } from 'prosemirror-model';
import { Selection } from 'prosemirror-state';
import type { NodeView, NodeViewConstructor } from 'prosemirror-view';
import { workshopText as words } from '../../../words/text.fr.ts';
import type { Services } from '../services.ts';
import { addColumn, addRow, toEdge } from '../tables.ts';
import { DrawingView, FigureView, SourceView, type ViewPlace } from './atom-views.ts';

/** Draws the nodes that are more than an element of their own. */
export function nodeViews(services: Services): Record<string, NodeViewConstructor> {
  const withPlace =
    (View: new (node: Node, place: ViewPlace) => NodeView): NodeViewConstructor =>
    (node, view, position) =>
      new View(node, { view, position, services });
  return {
    list_item: withPlace(ItemView),
    call_out: withPlace(CallOutView),
    note: withPlace(NoteView),
    code_block: withPlace(CodeView),
    table: withPlace(TableView),
    figure: withPlace(FigureView),
    drawing: withPlace(DrawingView),
    source: withPlace(SourceView),
    image: (node) => atom('span', 'rich-chip', words.visible.blocks.picture(String(node.attrs.description))),
    note_call: (node) => atom('sup', 'rich-note-call', String(node.attrs.label), words.rich.note(node.attrs.label)),
    variable: (node) => variable(String(node.attrs.name), services),
    inline_source: (node) => atom('span', 'rich-source', plainText(String(node.attrs.source)), words.rich.source),
  };
}

/** The words in a piece of Markdown or HTML, without signs. */
export function plainText(source: string): string {
  return source.replace(/^[ \t>]*:{2,}[\w-]*|<[^<>]*>|[[\]*_`{}]|\([^()]*\)/gm, '').trim();
}

function atom(tag: string, look: string, text: string, title = ''): NodeView {
  const dom = document.createElement(tag);
  dom.className = look;
  dom.textContent = text;
  if (title !== '') dom.title = title;
  return { dom };
}

/** The value of a variable, with where it comes from; its name where nobody gives it a value. */
function variable(name: string, { context: { variables, valueSources, valueNames } }: Services): NodeView {
  const value = variables[name];
  if (value === undefined) return atom('span', 'rich-chip rich-chip-unknown', name);
  return atom(
    'span',
    'rich-chip',
    value,
    words.visible.source(valueNames[name] ?? words.rich.valueName(name), valueSources[name]),
  );
}

/** A field above a block's words. What is written in it goes on as `change` says; Enter leads back to the text, an arrow to the text above. */
function field(name: string, { view, position }: ViewPlace, change: (written: string) => void): HTMLInputElement {
  const input = document.createElement('input');
  input.ariaLabel = name;
  input.placeholder = name;
  input.tabIndex = -1;
  input.lang = 'fr';
  input.addEventListener('input', () => change(input.value));
  input.addEventListener('keydown', (event) => {
    if (!['Enter', 'ArrowDown', 'ArrowUp', 'Escape'].includes(event.key) || event.isComposing) return;
    event.preventDefault();
    const { doc, tr } = view.state;
    const above = event.key === 'ArrowUp' ? position() : undefined;
    if (above !== undefined) view.dispatch(tr.setSelection(Selection.near(doc.resolve(above), -1)).scrollIntoView());
    view.focus();
  });
  return input;
}

/** A view with an own element around the place of its content: whatever happens outside that place is the view's. */
abstract class BoxView implements NodeView {
  abstract readonly dom: HTMLElement;
  abstract readonly contentDOM: HTMLElement;
  protected readonly place: ViewPlace;

  constructor(place: ViewPlace) {
    this.place = place;
  }

  protected set(attribute: string, value: unknown): void {
    const { view, position } = this.place;
    const at = position();
    if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, attribute, value));
  }

  stopEvent({ target }: Event): boolean {
    return target instanceof HTMLInputElement || target instanceof HTMLButtonElement;
  }

  ignoreMutation({ type, target }: Parameters<NonNullable<NodeView['ignoreMutation']>>[0]): boolean {
    return type !== 'selection' && !this.contentDOM.contains(target);
  }
}

/** An item of a list, with its box where it has one. */
class ItemView extends BoxView {
  readonly dom = document.createElement('li');
  readonly contentDOM = document.createElement('div');
  private readonly box = document.createElement('input');

  constructor(node: Node, place: ViewPlace) {
    super(place);
    this.box.type = 'checkbox';
    this.box.ariaLabel = words.visible.done;
    this.box.tabIndex = -1;
    this.box.addEventListener('change', () => this.set('checked', this.box.checked));
    this.dom.append(this.box, this.contentDOM);
    this.update(node);
  }

  update({ type, attrs: { checked } }: Node): boolean {
    if (type.name !== 'list_item') return false;
    this.dom.className = checked === null ? '' : 'rich-task';
    this.box.hidden = checked === null;
    this.box.checked = checked === true;
    return true;
  }
}

/** A box around some blocks, whose title is written at its top. */
class CallOutView extends BoxView {
  readonly dom = document.createElement('aside');
  readonly contentDOM = document.createElement('div');
  private readonly title: HTMLInputElement;

  constructor(node: Node, place: ViewPlace) {
    super(place);
    this.title = field(words.rich.callOutTitle, place, (written) =>
      this.set('title', written.trim() === '' ? null : written),
    );
    this.dom.className = 'rich-box';
    this.dom.append(this.title, this.contentDOM);
    this.update(node);
  }

  update({ type, attrs: { name, title } }: Node): boolean {
    if (type.name !== 'call_out') return false;
    const known = this.place.services.context.callOuts[String(name)] ?? String(name);
    this.dom.dataset.callOut = String(name);
    this.dom.ariaLabel = words.visible.blocks.callOut(String(title ?? known));
    this.title.placeholder = known;
    if (document.activeElement !== this.title) this.title.value = String(title ?? '');
    return true;
  }
}

class NoteView implements NodeView {
  readonly dom = document.createElement('section');
  readonly contentDOM = document.createElement('div');

  constructor({ attrs }: Node) {
    const label = document.createElement('span');
    label.className = 'rich-note-label';
    label.contentEditable = 'false';
    label.textContent = String(attrs.label);
    this.dom.className = 'rich-note';
    this.dom.ariaLabel = words.rich.note(String(attrs.label));
    this.dom.append(label, this.contentDOM);
  }
}

/** A block of code, with the name of its language. */
class CodeView extends BoxView {
  readonly dom = document.createElement('div');
  readonly contentDOM = document.createElement('code');
  private readonly language: HTMLInputElement;

  constructor(node: Node, place: ViewPlace) {
    super(place);
    this.language = field(words.rich.language, place, (written) => {
      // A name is one word.
      const name = written.replace(/[\s`]/g, '');
      this.set('language', name === '' ? null : name);
    });
    this.language.spellcheck = false;
    const pre = document.createElement('pre');
    this.contentDOM.spellcheck = false;
    pre.append(this.contentDOM);
    this.dom.className = 'rich-code';
    this.dom.append(this.language, pre);
    this.update(node);
  }

  update({ type, attrs: { language } }: Node): boolean {
    if (type.name !== 'code_block') return false;
    if (document.activeElement !== this.language) this.language.value = String(language ?? '');
    return true;
  }
}

/** A table with its caption, and a "+" at its right and its lower edge. */
class TableView extends BoxView {
  readonly dom = document.createElement('div');
  readonly contentDOM = document.createElement('tbody');
  private readonly table = document.createElement('table');
  private readonly caption: HTMLInputElement;

  constructor(node: Node, place: ViewPlace) {
    super(place);
    this.caption = field(words.caption.first, place, (written) => this.set('caption', written));
    this.caption.className = 'rich-caption';
    this.table.append(this.contentDOM);
    const scroller = document.createElement('div');
    scroller.className = 'rich-table-scroller';
    scroller.append(this.table);
    this.dom.className = 'rich-table';
    this.dom.append(
      this.caption,
      scroller,
      this.addButton('column', words.table.addColumn),
      this.addButton('row', words.table.addRow),
    );
    this.update(node);
  }

  update({ type, attrs, firstChild, childCount }: Node): boolean {
    if (type.name !== 'table') return false;
    const caption: string | null = attrs.caption;
    this.caption.hidden = caption === null;
    if (document.activeElement !== this.caption) this.caption.value = caption ?? '';
    this.table.ariaLabel = words.visible.blocks.table(firstChild?.childCount ?? 0, childCount);
    return true;
  }

  private addButton(edge: 'row' | 'column', name: string): HTMLButtonElement {
    const { view, position } = this.place;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `rich-add-${edge}`;
    button.contentEditable = 'false';
    button.tabIndex = -1;
    button.ariaLabel = name;
    button.title = name;
    button.textContent = '+';
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => {
      const at = position();
      if (at === undefined) return;
      if (!toEdge(at, edge)(view.state, view.dispatch)) return;
      (edge === 'row' ? addRow : addColumn(words.table.head))(view.state, view.dispatch);
      view.focus();
    });
    return button;
  }
}
