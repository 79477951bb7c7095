import { type AttributeSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { isSafeAddress } from '../addresses.ts';

// Attributes are validated when they come from the clipboard, which any page can write.
const text: AttributeSpec = { validate: 'string' };
const ownText: AttributeSpec = { default: '', validate: 'string' };
const optionalText: AttributeSpec = { default: null, validate: 'string|null' };
const tight: AttributeSpec = { default: true, validate: 'boolean' };

/** The number of the block's entry in `Origins`; null for a new block. */
const origin: AttributeSpec = { default: null, validate: 'number|null' };

/** The alignment of a table's cell. */
export type Align = (typeof SIDES)[number] | null;

export const SIDES = ['left', 'center', 'right'] as const;

/** The span of a cell, which is always 1 in Markdown. */
const single: AttributeSpec = { default: 1, validate: (span) => expectOneOf([1], span) };

function cell(tag: 'td' | 'th', tableRole: string): NodeSpec {
  return {
    attrs: {
      align: { default: null, validate: (side) => expectOneOf([...SIDES, null], side) },
      colspan: single,
      rowspan: single,
      colwidth: { default: null, validate: 'null' },
      origin,
    },
    content: 'paragraph',
    tableRole,
    isolating: true,
    parseDOM: [
      {
        tag,
        getAttrs: (element) => ({
          align: SIDES.find((side) => side === (element.style.textAlign || element.getAttribute('align'))) ?? null,
        }),
      },
    ],
    toDOM: ({ attrs: { align } }) => [tag, { style: align && `text-align: ${align}` }, 0],
  };
}

/** Returns the spec of a block that remembers its origin. */
function block(spec: NodeSpec): NodeSpec {
  return { ...spec, group: 'block', attrs: { ...spec.attrs, origin } };
}

const LEVELS = [1, 2, 3, 4, 5, 6];

const nodes = {
  /** `head` and `foot`: the text in front of the first block and behind the last one. */
  doc: { attrs: { head: ownText, foot: { default: '\n', validate: 'string' } }, content: 'block+' },
  paragraph: block({
    content: 'inline*',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  }),
  heading: block({
    attrs: { level: { default: 2, validate: (level) => expectOneOf(LEVELS, level) }, id: optionalText },
    content: 'inline*',
    defining: true,
    parseDOM: LEVELS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs: { level } }) => [`h${level}`, 0],
  }),
  bullet_list: block({
    attrs: { tight },
    content: 'list_item+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  }),
  ordered_list: block({
    attrs: { start: { default: 1, validate: 'number' }, tight },
    content: 'list_item+',
    parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: Number(list.getAttribute('start') ?? 1) }) }],
    toDOM: ({ attrs: { start } }) => ['ol', { start: start === 1 ? null : start }, 0],
  }),
  list_item: {
    attrs: { checked: { default: null, validate: 'boolean|null' }, origin },
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: ({ attrs: { checked } }) => ['li', { 'data-task': taskOf(checked) }, 0],
  },
  blockquote: block({
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  }),
  code_block: block({
    attrs: { language: optionalText, meta: optionalText },
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  }),
  rule: block({
    parseDOM: [{ tag: 'hr' }],
    toDOM: () => ['hr'],
  }),
  /** `caption`: Markdown of the line above it that names it, or null. */
  table: block({
    attrs: { caption: optionalText },
    content: 'table_row+',
    tableRole: 'table',
    isolating: true,
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  }),
  table_row: {
    attrs: { origin },
    content: '(table_cell | table_header)*',
    tableRole: 'row',
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  table_header: cell('th', 'header_cell'),
  table_cell: cell('td', 'cell'),
  /** `title`: null for the title of its kind. */
  call_out: block({
    attrs: { name: text, title: optionalText },
    content: 'block+',
    defining: true,
    isolating: true,
    toDOM: ({ attrs: { name } }) => ['aside', { 'data-callout': name }, 0],
  }),
  /** A paragraph that is one picture. */
  figure: block({
    attrs: { address: text, description: ownText, caption: optionalText },
    draggable: true,
    toDOM: ({ attrs: { address, description } }) => ['figure', ['img', { src: address, alt: description }]],
  }),
  /** A diagram, a chart or a block that the site fills. `opening`: the signs and name that open it. */
  drawing: block({
    attrs: { source: text, opening: text, title: ownText },
    draggable: true,
    toDOM: ({ attrs: { source } }) => ['figure', { 'data-source': source }],
  }),
  /** Markdown that this editor cannot edit. It is never rewritten. */
  source: block({
    attrs: { source: text },
    draggable: true,
    toDOM: ({ attrs: { source } }) => ['div', { 'data-source': source }],
  }),
  note: block({
    attrs: { label: text },
    content: 'block+',
    defining: true,
    isolating: true,
    toDOM: ({ attrs: { label } }) => ['section', { 'data-note': label }, 0],
  }),
  text: { group: 'inline' },
  image: {
    attrs: { address: text, description: ownText, title: optionalText },
    group: 'inline',
    inline: true,
    draggable: true,
    toDOM: ({ attrs: { address, description } }) => ['img', { src: address, alt: description }],
  },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  note_call: {
    attrs: { label: text },
    group: 'inline',
    inline: true,
    toDOM: ({ attrs: { label } }) => ['sup', { 'data-note-call': label }, label],
  },
  variable: {
    attrs: { name: text },
    group: 'inline',
    inline: true,
    toDOM: ({ attrs: { name } }) => ['span', { 'data-variable': name }, name],
  },
  inline_source: {
    attrs: { source: text },
    group: 'inline',
    inline: true,
    toDOM: ({ attrs: { source } }) => ['span', { 'data-source': source }],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { address: { validate: (address) => expectSafe(address) }, title: optionalText },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => {
          const address = link.getAttribute('href') ?? '';
          return isSafeAddress(address) && { address };
        },
      },
    ],
    toDOM: ({ attrs: { address, title } }) => ['a', { href: isSafeAddress(address) ? address : null, title }, 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  emphasis: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  strike: { parseDOM: [{ tag: 'del' }, { tag: 's' }], toDOM: () => ['del', 0] },
  code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
} satisfies Record<string, MarkSpec>;

/** The ProseMirror schema of a text. */
export const schema = new Schema({ nodes, marks });

function taskOf(checked: boolean | null): string | null {
  if (checked === null) return null;
  return checked ? 'done' : 'todo';
}

function expectOneOf(values: readonly unknown[], value: unknown): void {
  if (!values.includes(value)) throw new RangeError(`Invalid attribute: ${value}`);
}

function expectSafe(address: unknown): void {
  if (typeof address !== 'string' || !isSafeAddress(address)) throw new RangeError(`Invalid address: ${address}`);
}
