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

/** An atomic block: a button on it, a double click and Enter open what it is made of. */
abstract class AtomView implements NodeView {
  readonly dom = document.createElement('div');
  protected readonly figure = document.createElement('figure');
  private readonly button = document.createElement('button');

  constructor(type: string, { position, services }: ViewPlace) {
    const { dom, figure, button } = this;
    dom.className = 'rich-atom';
    dom.dataset.node = type;
    dom.contentEditable = 'false';
    button.type = 'button';
    button.className = 'rich-change';
    button.tabIndex = -1;
    button.textContent = words.rich.change;
    const open = () => {
      const at = position();
      if (at !== undefined) services.openDialog({ name: 'block', position: at });
    };
    button.addEventListener('click', open);
    dom.addEventListener('dblclick', open);
    dom.append(figure, button);
  }

  protected setName(name: string): void {
    this.figure.ariaLabel = name;
    this.button.ariaLabel = `${words.rich.change} : ${name}`;
  }

  stopEvent({ target }: Event): boolean {
    return target === this.button;
  }

  ignoreMutation(): boolean {
    return true;
  }
}

/** A picture with its words: what it shows, and its caption. */
export class FigureView extends AtomView {
  constructor({ type, attrs: { address, description, caption } }: Node, place: ViewPlace) {
    super(type.name, place);
    const { figure } = this;
    this.setName(words.visible.blocks.picture(String(description)));
    const file = place.services.context.choices.pictures.find((one) => one.address === address);
    if (file) {
      const picture = new Image(file.width, file.height);
      picture.src = pictureSource(file.address, file.bytes);
      picture.alt = '';
      figure.append(picture);
    } else figure.append(paragraph('rich-missing', words.visible.noPicture(String(address))));
    if (caption) figure.append(paragraph('rich-figure-caption', String(caption)));
    figure.append(paragraph('rich-figure-words', String(description) || words.visible.noDescription));
  }
}

/** Caches drawings by their source: a text shows the same ones again and again. */
const drawings = new Map<string, string>();
const REMEMBERED = 60;

async function draw(source: string, services: Services): Promise<string> {
  const html = drawings.get(source) ?? (await services.draw(source));
  drawings.set(source, html);
  const [oldest] = drawings.keys();
  if (drawings.size > REMEMBERED && oldest !== undefined) drawings.delete(oldest);
  return html;
}

/** A diagram or a chart as the page draws it, or the name of a block that the site fills; its title until the drawing has come, and where there is none. */
export class DrawingView extends AtomView {
  constructor({ type, attrs: { source, opening, title } }: Node, place: ViewPlace) {
    super(type.name, place);
    const { context } = place.services;
    const name = drawingName(String(opening), context);
    this.setName(words.visible.blocks.drawing(name, String(title)));
    const caption = paragraph('rich-figure-caption', String(title) || name);
    this.figure.append(caption);
    const drawing = document.createElement('div');
    this.figure.append(drawing);
    if (context.blocks.some((one) => one.opening === opening)) void drawInto(drawing, String(source), place.services);
  }
}

/** Returns the name of a kind of drawing, or of a block that the site fills. */
export function drawingName(opening: string, { blocks }: Pick<EditorContext, 'blocks'>): string {
  const slot = opening.replace(/^::/, '');
  const title = blocks.find((one) => one.opening === opening)?.title;
  return title ?? words.rich.slots[slot] ?? words.rich.slotName(slot);
}

/** Draws a diagram or a chart in an element; what stood there before stays until then. Says so where nobody can draw it. */
export async function drawInto(element: HTMLElement, source: string, services: Services): Promise<void> {
  try {
    element.replaceChildren(...drawingsIn(await draw(source, services), element));
  } catch {
    element.replaceChildren(paragraph('rich-missing', words.rich.notDrawn));
  }
}

/** The drawings alone: the words around them on the page are those of the block. The figure takes the page's attributes. */
function drawingsIn(html: string, figure: HTMLElement): Element[] {
  const made = new DOMParser().parseFromString(html, 'text/html').querySelector('figure');
  for (const { name, value } of made?.attributes ?? []) if (name.startsWith('data-')) figure.setAttribute(name, value);
  const found = [...(made?.querySelectorAll(':scope > svg, :scope > div > svg') ?? [])];
  for (const drawing of found) drawing.setAttribute('aria-hidden', 'true');
  return found;
}

/** Markdown without a form of its own: its words as the page shows them. */
export class SourceView extends AtomView {
  constructor({ type, attrs: { source } }: Node, place: ViewPlace) {
    super(type.name, place);
    this.setName(words.rich.source);
    const shown = paragraph('rich-figure-words', words.rich.source);
    this.figure.append(shown);
    draw(String(source), place.services).then(
      (html) => {
        const text = new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
        if (text !== '') shown.textContent = text;
      },
      () => {},
    );
  }
}

function paragraph(look: string, text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = look;
  element.textContent = text;
  return element;
}
