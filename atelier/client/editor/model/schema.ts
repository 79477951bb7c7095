import { type AttributeSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/** Number of the entry in `Origins` that a block was read from; null for a new one. */
const origin: AttributeSpec = { default: null };

/** Sides of a table's cell. */
export type Align = 'left' | 'center' | 'right' | null;

const align: AttributeSpec = { default: null };

const tables = tableNodes({
  tableGroup: 'block',
  cellContent: 'paragraph',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => cell.style.textAlign || cell.getAttribute('align'),
      setDOMAttr: (side, attributes) => {
        if (side) attributes.style = `text-align: ${side}`;
      },
    },
  },
});

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    attrs: { origin },
    group: 'block',
    content: 'inline*',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    attrs: { level: { default: 2 }, id: { default: null }, origin },
    group: 'block',
    content: 'inline*',
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs: { level } }) => [`h${level}`, 0],
  },
  bullet_list: {
    attrs: { tight: { default: true }, origin },
    group: 'block',
    content: 'list_item+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    attrs: { start: { default: 1 }, tight: { default: true }, origin },
    group: 'block',
    content: 'list_item+',
    parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: Number(list.getAttribute('start') ?? 1) }) }],
    toDOM: ({ attrs: { start } }) => ['ol', { start: start === 1 ? null : start }, 0],
  },
  list_item: {
    attrs: { checked: { default: null }, origin },
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: ({ attrs: { checked } }) => ['li', { 'data-task': taskOf(checked) }, 0],
  },
  blockquote: {
    attrs: { origin },
    group: 'block',
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  code_block: {
    attrs: { language: { default: null }, meta: { default: null }, origin },
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  },
  rule: {
    attrs: { origin },
    group: 'block',
    parseDOM: [{ tag: 'hr' }],
    toDOM: () => ['hr'],
  },
  /** `caption`: Markdown of the line above it that names it, or null. */
  table: { ...tables.table, attrs: { caption: { default: null }, origin } },
  table_row: { ...tables.table_row, attrs: { origin } },
  table_header: { ...tables.table_header, attrs: { ...tables.table_header.attrs, align, origin } },
  table_cell: { ...tables.table_cell, attrs: { ...tables.table_cell.attrs, align, origin } },
  /** `title`: null for the title of its kind. */
  call_out: {
    attrs: { name: {}, title: { default: null }, origin },
    group: 'block',
    content: 'block+',
    defining: true,
    isolating: true,
    toDOM: ({ attrs: { name } }) => ['aside', { 'data-callout': name }, 0],
  },
  /** A paragraph that is one picture. */
  figure: {
    attrs: { address: {}, description: { default: '' }, caption: { default: null }, origin },
    group: 'block',
    draggable: true,
    toDOM: ({ attrs: { address, description } }) => ['figure', ['img', { src: address, alt: description }]],
  },
  /** A diagram, a chart or a block that the site fills. `opening`: the signs and name that open it. */
  drawing: {
    attrs: { source: {}, opening: {}, title: { default: '' }, origin },
    group: 'block',
    draggable: true,
    toDOM: ({ attrs: { source } }) => ['figure', { 'data-source': source }],
  },
  /** Markdown that this editor has no form for. It is never rewritten. */
  source: {
    attrs: { source: {}, origin },
    group: 'block',
    draggable: true,
    toDOM: ({ attrs: { source } }) => ['div', { 'data-source': source }],
  },
  note: {
    attrs: { label: {}, origin },
    group: 'block',
    content: 'block+',
    defining: true,
    isolating: true,
    toDOM: ({ attrs: { label } }) => ['section', { 'data-note': label }, 0],
  },
  text: { group: 'inline' },
  image: {
    attrs: { address: {}, description: { default: '' }, title: { default: null } },
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
    attrs: { label: {} },
    group: 'inline',
    inline: true,
    toDOM: ({ attrs: { label } }) => ['sup', { 'data-note-call': label }, label],
  },
  variable: {
    attrs: { name: {} },
    group: 'inline',
    inline: true,
    toDOM: ({ attrs: { name } }) => ['span', { 'data-variable': name }, name],
  },
  inline_source: {
    attrs: { source: {} },
    group: 'inline',
    inline: true,
    toDOM: ({ attrs: { source } }) => ['span', { 'data-source': source }],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { address: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ address: link.getAttribute('href') ?? '' }) }],
    toDOM: ({ attrs: { address, title } }) => ['a', { href: address, title }, 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  emphasis: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  strike: { parseDOM: [{ tag: 'del' }, { tag: 's' }], toDOM: () => ['del', 0] },
  code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
} satisfies Record<string, MarkSpec>;

/** Nodes and marks of a text, as the structured editor holds it. */
export const schema = new Schema({ nodes, marks });

function taskOf(checked: boolean | null): string | null {
  if (checked === null) return null;
  return checked ? 'done' : 'todo';
}
