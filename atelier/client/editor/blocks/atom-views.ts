import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';
import { workshopText as words } from '../../../words/text.fr.ts';
import { pictureSource } from '../../pictures/picture-files.ts';
import type { EditorContext, Services } from '../services.ts';

export interface ViewPlace {
  view: EditorView;
  position: () => number | undefined;
  services: Services;
}

/** Returns a new element with some properties and content. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...content: readonly HTMLElement[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...content);
  return made;
}

function paragraph(textContent: string, className = ''): HTMLElement {
  return element('p', { textContent, className });
}

/** Returns the view of an atomic block. A button on it, a double click and Enter open its dialog. */
function atomView(node: Node, name: string, content: HTMLElement[], { position, services }: ViewPlace): NodeView {
  const button = element('button', {
    type: 'button',
    className: 'rich-change',
    tabIndex: -1,
    textContent: words.rich.change,
    ariaLabel: `${words.rich.change} : ${name}`,
  });
  const figure = element('figure', { ariaLabel: name }, ...content);
  const dom = element('div', { className: 'rich-atom', contentEditable: 'false' }, figure, button);
  dom.dataset.node = node.type.name;
  const open = () => {
    const at = position();
    if (at !== undefined) services.openDialog({ name: 'block', node, position: at });
  };
  button.addEventListener('click', open);
  dom.addEventListener('dblclick', open);
  return { dom, stopEvent: ({ target }) => target === button, ignoreMutation: () => true };
}

/** Returns the view of a picture, with its description and its caption. */
export function figureView(node: Node, place: ViewPlace): NodeView {
  const { address, description, caption } = node.attrs;
  const file = place.services.context.choices.pictures.find((one) => one.address === address);
  const picture = file
    ? Object.assign(new Image(file.width, file.height), { src: pictureSource(file.address, file.bytes), alt: '' })
    : paragraph(words.visible.noPicture(address), 'rich-missing');
  const label = paragraph(description || words.visible.noDescription);
  const content = caption ? [picture, paragraph(caption, 'rich-figure-caption'), label] : [picture, label];
  return atomView(node, words.visible.blocks.picture(description), content, place);
}

/** Drawings by their source, as a text shows the same ones again and again. */
const drawings = new Map<string, string>();
const REMEMBERED = 60;

async function draw(source: string, services: Services): Promise<string> {
  const html = drawings.get(source) ?? (await services.draw(source));
  drawings.set(source, html);
  const [oldest] = drawings.keys();
  if (drawings.size > REMEMBERED && oldest !== undefined) drawings.delete(oldest);
  return html;
}

/** Returns the view of a diagram or chart as the page draws it, or of a block that the site fills. It shows a title until the drawing arrives, and if there is none. */
export function drawingView(node: Node, place: ViewPlace): NodeView {
  const { source, opening, title } = node.attrs;
  const { context } = place.services;
  const name = drawingName(opening, context);
  const drawing = element('div');
  if (context.blocks.some((one) => one.opening === opening)) void drawInto(drawing, source, place.services);
  const content = [paragraph(title || name, 'rich-figure-caption'), drawing];
  return atomView(node, words.visible.blocks.drawing(name, title), content, place);
}

/** Returns the name of a kind of drawing, or of a block that the site fills. */
export function drawingName(opening: string, { blocks }: Pick<EditorContext, 'blocks'>): string {
  const slot = opening.replace(/^::/, '');
  const title = blocks.find((one) => one.opening === opening)?.title;
  return title ?? words.rich.slots[slot] ?? words.rich.slotName(slot);
}

/** Draws a diagram or chart in an element, whose content stays until then. Shows a message if the server cannot draw it. */
export async function drawInto(place: HTMLElement, source: string, services: Services): Promise<void> {
  try {
    place.replaceChildren(...drawingsIn(await draw(source, services), place));
  } catch {
    place.replaceChildren(paragraph(words.rich.notDrawn, 'rich-missing'));
  }
}

/** Returns the drawings without the words around them, which the block shows itself. The figure takes the page's attributes. */
function drawingsIn(html: string, figure: HTMLElement): Element[] {
  const made = new DOMParser().parseFromString(html, 'text/html').querySelector('figure');
  for (const { name, value } of made?.attributes ?? []) if (name.startsWith('data-')) figure.setAttribute(name, value);
  const found = [...(made?.querySelectorAll(':scope > svg, :scope > div > svg') ?? [])];
  for (const drawing of found) drawing.setAttribute('aria-hidden', 'true');
  return found;
}

/** Returns the view of Markdown that the editor cannot edit, which shows its words as the page does. */
export function sourceView(node: Node, place: ViewPlace): NodeView {
  const shown = paragraph(words.rich.source);
  draw(node.attrs.source, place.services).then(
    (html) => {
      const text = new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
      if (text !== '') shown.textContent = text;
    },
    () => {},
  );
  return atomView(node, words.rich.source, [shown], place);
}
