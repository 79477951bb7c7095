import { type DOMOutputSpec, DOMSerializer, Fragment, type Slice, type Node as TextNode } from 'prosemirror-model';
import { pictureSource } from '../pictures/picture-files.ts';
import { drawingName, element } from './blocks/atom-views.ts';
import { plainText } from './blocks/node-views.ts';
import { schema } from './model/schema.ts';
import type { EditorContext } from './services.ts';

const { nodes } = schema;

/** Returns a piece of a text as HTML that looks the same in Word and mail programs, and as plain text. `editor` shows its pictures. */
export function copiedForms(slice: Slice, context: EditorContext, editor: ParentNode): { html: string; plain: string } {
  const { content, isInline } = innerContent(slice);
  const isRows = content.firstChild?.type === nodes.table_row;
  const box = element('div');
  box.append(
    serializerOf(context).serializeFragment(isRows ? Fragment.from(nodes.table.create(null, content)) : content),
  );
  for (const one of box.querySelectorAll('li > p:first-child, td > p, th > p')) one.replaceWith(...one.childNodes);
  for (const item of box.querySelectorAll('li[data-task]')) {
    item.prepend(item.getAttribute('data-task') === 'done' ? '☑ ' : '☐ ');
    item.removeAttribute('data-task');
  }
  for (const note of box.querySelectorAll('[data-note]')) {
    const sign = element('sup', { textContent: note.getAttribute('data-note') ?? '' });
    note.firstElementChild?.prepend(sign, ' ');
  }
  for (const one of box.querySelectorAll('[data-comment]'))
    one.replaceWith(document.createComment(one.getAttribute('data-comment') ?? ''));
  addBorders(box);
  completeLinks(box, context.variables.site);
  const plain = wordsOf(box)
    .replace(/\t$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n{1,2}|\n{1,2}$/g, '');
  for (const picture of box.querySelectorAll('img')) embedPicture(picture, editor);
  return { html: isInline ? (box.firstElementChild ?? box).innerHTML : box.innerHTML, plain };
}

/** Returns the content of a slice without nodes that it only cuts through: some words of an item are no list. */
function innerContent({ content, openStart, openEnd }: Slice) {
  let [inner, depth] = [content, Math.min(openStart, openEnd)];
  while (depth > 1 && inner.childCount === 1) {
    inner = inner.firstChild?.content ?? inner;
    depth -= 1;
  }
  return {
    content: inner,
    isInline: depth === 1 && inner.childCount === 1 && inner.firstChild?.type === nodes.paragraph,
  };
}

/** Adds inline borders to tables: mail programs keep no stylesheet, and show lines only where each cell has its own. */
function addBorders(box: HTMLElement): void {
  for (const table of box.querySelectorAll('table')) {
    table.border = '1';
    table.style.borderCollapse = 'collapse';
  }
  for (const cell of box.querySelectorAll<HTMLElement>('td, th')) {
    cell.style.border = '1px solid #999';
    cell.style.padding = '4px 8px';
    // Word centres head cells without an alignment.
    cell.style.textAlign ||= 'left';
  }
}

/** Completes addresses with the site's name, without which they lead nowhere from other programs, and unwraps links within the page. */
function completeLinks(box: HTMLElement, site: string | undefined): void {
  for (const link of box.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? '';
    if (address.startsWith('/') && site !== undefined) link.href = `https://${site}${address}`;
    else if (!/^[a-z]+:/i.test(address)) link.replaceWith(...link.childNodes);
  }
}

const ENDS: Readonly<Record<string, string>> = { br: '\n', td: '\t', th: '\t', tr: '\n', caption: '\n', li: '\n' };
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, pre, blockquote, div, section';

function wordsOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return '';
  if (node instanceof HTMLImageElement) return node.alt;
  const words = Array.from(node.childNodes, wordsOf).join('');
  if (node.matches('li')) return `${signOf(node)}${words.trim().replaceAll('\n', '\n  ')}\n`;
  if (node.matches('hr')) return '\n\n';
  if (!node.matches(BLOCKS)) return words + (ENDS[node.localName] ?? '');
  return node.matches('li > *') ? `\n${words}` : `\n\n${words}\n\n`;
}

function signOf(item: Element): string {
  const list = item.parentElement;
  if (/^[☑☐]/.test(item.textContent ?? '')) return '';
  if (!(list instanceof HTMLOListElement)) return '• ';
  return `${list.start + Array.from(list.children).indexOf(item)}. `;
}

const MAX_WIDTH = 600;

/** Returns a picture with its whole address in the workshop, or its description if the site lacks it. */
function pictureOf({ attrs: { address, description } }: TextNode, { choices }: EditorContext): DOMOutputSpec {
  const file = choices.pictures.find((one) => one.address === address);
  if (!file) return ['em', String(description)];
  const src = new URL(pictureSource(file.address, file.bytes), location.href).href;
  return ['img', { src, alt: String(description), width: Math.min(file.width, MAX_WIDTH) }];
}

/**
 * Embeds a picture's bytes, as other computers cannot reach the workshop's address. Word reads no embedded bytes: it
 * loads the picture from that address and keeps it. The description stands for a picture that is not loaded.
 */
function embedPicture(picture: HTMLImageElement, editor: ParentNode): void {
  const shown = [...editor.querySelectorAll('img')].find(({ src }) => src === picture.src);
  const forWord = picture.outerHTML.replaceAll('--', '- -');
  picture.before(new Comment(`[if mso]>${forWord}<![endif]`), new Comment('[if !mso]><!'));
  picture.after(new Comment('<![endif]'));
  if (shown?.naturalWidth) picture.src = bytesOf(shown, Number(picture.getAttribute('width')));
  else picture.replaceWith(element('em', { textContent: picture.alt }));
}

function bytesOf(picture: HTMLImageElement, width: number): string {
  const canvas = element('canvas', { width, height: (width * picture.naturalHeight) / picture.naturalWidth });
  const drawing = canvas.getContext('2d');
  if (!drawing) return picture.src;
  // A transparent picture would be black.
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY);
}

const QUALITY = 0.9;

function serializerOf(context: EditorContext): DOMSerializer {
  const { variables, callOuts } = context;
  const { nodes: known, marks } = DOMSerializer.fromSchema(schema);
  const overrides: Record<string, (node: TextNode) => DOMOutputSpec> = {
    variable: ({ attrs: { name } }) => ['span', variables[String(name)] ?? String(name)],
    call_out: ({ attrs: { name, title } }) => [
      'blockquote',
      ['p', ['strong', String(title ?? callOuts[String(name)] ?? name)]],
      ['div', 0],
    ],
    drawing: ({ attrs: { opening, title } }) => ['p', ['em', String(title) || drawingName(String(opening), context)]],
    table: ({ attrs: { caption } }) =>
      caption === null ? ['table', ['tbody', 0]] : ['table', ['caption', String(caption)], ['tbody', 0]],
    // Source that readers do not see is left out. Other source is copied with its signs, or it would be lost.
    source: ({ attrs: { source } }) => {
      const [, comment] = /^<!--([\s\S]*)-->$/.exec(String(source)) ?? [];
      return comment === undefined ? ['pre', String(source)] : ['span', { 'data-comment': comment }];
    },
    inline_source: ({ attrs: { source } }) => ['span', plainText(String(source))],
    figure(node) {
      const { caption } = node.attrs;
      return ['div', ['p', pictureOf(node, context)], ...(caption === null ? [] : [['p', ['em', String(caption)]]])];
    },
    image: (node) => pictureOf(node, context),
  };
  return new DOMSerializer({ ...known, ...overrides }, marks);
}
