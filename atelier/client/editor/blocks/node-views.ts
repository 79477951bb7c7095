import type { Node } from 'prosemirror-model';
import { Selection } from 'prosemirror-state';
import type { NodeView, NodeViewConstructor } from 'prosemirror-view';
import { workshopText as words } from '../../../words/text.fr.ts';
import type { Services } from '../services.ts';
import { addColumn, addRow, goToEdge } from '../tables.ts';
import { drawingView, element, figureView, sourceView, type ViewPlace } from './atom-views.ts';

/** Returns the views of nodes that need more than an element. */
export function nodeViews(services: Services): Record<string, NodeViewConstructor> {
  const withPlace =
    (show: (node: Node, place: ViewPlace) => NodeView): NodeViewConstructor =>
    (node, view, position) =>
      show(node, { view, position, services });
  return {
    list_item: withPlace(itemView),
    call_out: withPlace(callOutView),
    note: noteView,
    code_block: withPlace(codeView),
    table: withPlace(tableView),
    figure: withPlace(figureView),
    drawing: withPlace(drawingView),
    source: withPlace(sourceView),
    image: (node) => atom('span', 'rich-chip', words.visible.blocks.picture(node.attrs.description)),
    note_call: (node) => atom('sup', 'rich-note-call', node.attrs.label, words.rich.note(node.attrs.label)),
    variable: (node) => variable(node.attrs.name, services),
    inline_source: (node) => atom('span', 'rich-source', plainText(node.attrs.source), words.rich.source),
  };
}

/** Returns the words of a piece of Markdown or HTML, without signs. */
export function plainText(source: string): string {
  return source.replace(/^[ \t>]*:{2,}[\w-]*|<[^<>]*>|[[\]*_`{}]|\([^()]*\)/gm, '').trim();
}

function atom(tag: 'span' | 'sup', className: string, textContent: string, title = ''): NodeView {
  return { dom: element(tag, { className, textContent, ...(title && { title }) }) };
}

/** Returns the view of a variable: its value, with the value's source, or its name if it has no value. */
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

/** The elements of a view with content, and what shows a node's attributes in them. */
interface Box {
  dom: HTMLElement;
  contentDOM: HTMLElement;
  show(node: Node): void;
}

/** Returns a view with an element around its content. Events and changes outside the content belong to the view. */
function boxView(first: Node, { dom, contentDOM, show }: Box): NodeView {
  show(first);
  return {
    dom,
    contentDOM,
    update(node) {
      if (node.type !== first.type) return false;
      show(node);
      return true;
    },
    stopEvent: ({ target }) => target instanceof HTMLInputElement || target instanceof HTMLButtonElement,
    ignoreMutation: ({ type, target }) => type !== 'selection' && !contentDOM.contains(target),
  };
}

function setAttribute({ view, position }: ViewPlace, name: string, value: unknown): void {
  const at = position();
  if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, name, value));
}

/** Returns a field above a block's content, which calls `change` with what is typed. Enter leads back to the content, the up arrow to the text above. */
function field(name: string, { view, position }: ViewPlace, change: (written: string) => void): HTMLInputElement {
  const input = element('input', {
    className: 'rich-field',
    ariaLabel: name,
    placeholder: name,
    tabIndex: -1,
    lang: 'fr',
  });
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

/** Shows a value in a field, unless it is being written there. */
function fill(input: HTMLInputElement, value: string | null): void {
  if (document.activeElement !== input) input.value = value ?? '';
}

/** Returns the view of a list item, with its check box if it has one. */
function itemView(item: Node, place: ViewPlace): NodeView {
  const box = element('input', { type: 'checkbox', ariaLabel: words.visible.done, tabIndex: -1 });
  box.addEventListener('change', () => setAttribute(place, 'checked', box.checked));
  const contentDOM = element('div');
  const dom = element('li', {}, box, contentDOM);
  const show = ({ attrs: { checked } }: Node) => {
    dom.className = checked === null ? '' : 'rich-task';
    box.hidden = checked === null;
    box.checked = checked === true;
  };
  return boxView(item, { dom, contentDOM, show });
}

/** Returns the view of a call-out, whose title is edited at its top. */
function callOutView(callOut: Node, place: ViewPlace): NodeView {
  const input = field(words.rich.callOutTitle, place, (written) =>
    setAttribute(place, 'title', written.trim() === '' ? null : written),
  );
  const contentDOM = element('div');
  const dom = element('aside', { className: 'rich-box' }, input, contentDOM);
  const show = ({ attrs: { name, title } }: Node) => {
    const known = place.services.context.callOuts[name] ?? name;
    dom.dataset.callOut = name;
    dom.ariaLabel = words.visible.blocks.callOut(title ?? known);
    input.placeholder = known;
    fill(input, title);
  };
  return boxView(callOut, { dom, contentDOM, show });
}

function noteView({ attrs: { label } }: Node): NodeView {
  const sign = element('span', { className: 'rich-note-label', contentEditable: 'false', textContent: label });
  const contentDOM = element('div');
  const dom = element('section', { className: 'rich-note', ariaLabel: words.rich.note(label) }, sign, contentDOM);
  return { dom, contentDOM };
}

/** Returns the view of a code block, with a field for its language, which is one word. */
function codeView(code: Node, place: ViewPlace): NodeView {
  const language = field(words.rich.language, place, (written) =>
    setAttribute(place, 'language', written.replace(/[\s`]/g, '') || null),
  );
  language.spellcheck = false;
  const contentDOM = element('code', { spellcheck: false });
  const dom = element('div', { className: 'rich-code' }, language, element('pre', {}, contentDOM));
  return boxView(code, { dom, contentDOM, show: ({ attrs }) => fill(language, attrs.language) });
}

/** Returns the view of a table with its caption, and a "+" at its right and lower edge. */
function tableView(node: Node, place: ViewPlace): NodeView {
  const caption = field(words.caption.first, place, (written) => setAttribute(place, 'caption', written));
  const contentDOM = element('tbody');
  const table = element('table', {}, contentDOM);
  const dom = element(
    'div',
    { className: 'rich-table' },
    caption,
    element('div', { className: 'rich-table-scroller' }, table),
    addButton('column', words.table.addColumn, place),
    addButton('row', words.table.addRow, place),
  );
  const show = ({ attrs, firstChild, childCount }: Node) => {
    caption.hidden = attrs.caption === null;
    fill(caption, attrs.caption);
    table.ariaLabel = words.visible.blocks.table(firstChild?.childCount ?? 0, childCount);
  };
  return boxView(node, { dom, contentDOM, show });
}

function addButton(edge: 'row' | 'column', name: string, { view, position }: ViewPlace): HTMLButtonElement {
  const button = element('button', {
    type: 'button',
    className: `rich-add-${edge}`,
    contentEditable: 'false',
    tabIndex: -1,
    ariaLabel: name,
    title: name,
    textContent: '+',
  });
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', () => {
    const at = position();
    if (at === undefined) return;
    if (!goToEdge(at, edge)(view.state, view.dispatch)) return;
    (edge === 'row' ? addRow : addColumn)(view.state, view.dispatch);
    view.focus();
  });
  return button;
}
