import { Facet } from '@codemirror/state';
import { type EditorView, WidgetType } from '@codemirror/view';
import { workshopText as words } from '../../../words/text.fr.ts';
import { pictureSource } from '../../pictures/pictures-client.ts';
import { editorContext } from '../context.ts';
import type { Block } from './blocks.ts';

type Picture = Extract<Block, { kind: 'picture' }>;
type Drawn = Extract<Block, { kind: 'drawing' }>;

/** What stands in the place of a block's lines, or below them. A click puts the caret into its lines. */
abstract class Figure extends WidgetType {
  protected abstract readonly said: string;

  override toDOM(view: EditorView): HTMLElement {
    const box = document.createElement('div');
    box.className = 'cm-figure';
    const figure = document.createElement('figure');
    figure.ariaLabel = this.said;
    box.append(figure);
    this.fill(figure, view);
    box.addEventListener('mousedown', (event) => {
      event.preventDefault();
      view.dispatch({ selection: { anchor: view.posAtDOM(box) } });
      view.focus();
    });
    return box;
  }

  protected abstract fill(figure: HTMLElement, view: EditorView): void;
}

/** A picture with its words: what it shows, and its caption. */
export class PictureFigure extends Figure {
  protected readonly said: string;
  private readonly block: Picture;

  constructor(block: Picture) {
    super();
    this.block = block;
    this.said = words.visible.blocks.picture(block.description);
  }

  override eq({ block: { address, description, caption } }: PictureFigure): boolean {
    const own = this.block;
    return own.address === address && own.description === description && own.caption === caption;
  }

  override get estimatedHeight(): number {
    return 240;
  }

  protected fill(figure: HTMLElement, view: EditorView): void {
    const { address, description, caption } = this.block;
    const known = view.state.facet(editorContext).choices.pictures.find((one) => one.address === address);
    if (known) {
      const picture = new Image(known.width, known.height);
      picture.src = pictureSource(address, known.bytes);
      picture.alt = '';
      picture.addEventListener('load', () => view.requestMeasure());
      figure.append(picture);
    } else figure.append(paragraph('cm-figure-missing', words.visible.noPicture(address)));
    figure.append(paragraph('cm-figure-words', description || words.visible.noDescription));
    if (caption !== '') figure.append(paragraph('cm-figure-caption', caption));
  }
}

type Drawer = (source: string) => Promise<string>;

/** Draws a piece of Markdown as the page would; rejects where nobody can. */
export const drawer = Facet.define<Drawer, Drawer>({
  combine: ([last]) => last ?? (() => Promise.reject(new Error('nobody draws'))),
});

/** What was drawn of sources before: a text shows some of them, again and again. */
const drawn = new Map<string, string>();
const REMEMBERED = 60;

/** A diagram or a chart as the page draws it; its title until that has come, and where it cannot be drawn. */
export class DrawnFigure extends Figure {
  protected readonly said: string;
  private readonly block: Drawn;

  constructor(block: Drawn) {
    super();
    this.block = block;
    this.said = words.visible.blocks.drawing(block.name, block.title);
  }

  override eq({ block: { source } }: DrawnFigure): boolean {
    return this.block.source === source;
  }

  override get estimatedHeight(): number {
    return 280;
  }

  protected fill(figure: HTMLElement, view: EditorView): void {
    const { name, title, source } = this.block;
    figure.append(paragraph('cm-figure-caption', title || name));
    const known = drawn.get(source);
    const keep = (html: string) => {
      drawn.set(source, html);
      const [oldest] = drawn.keys();
      if (drawn.size > REMEMBERED && oldest !== undefined) drawn.delete(oldest);
      show(figure, html);
      view.requestMeasure();
    };
    const fail = () => figure.append(paragraph('cm-figure-missing', words.visible.notDrawn(name)));
    if (known === undefined) view.state.facet(drawer)(source).then(keep, fail);
    else show(figure, known);
  }
}

/** The drawings alone: what stands around them on the page, its words, are those of the block. */
function show(figure: HTMLElement, html: string): void {
  const made = new DOMParser().parseFromString(html, 'text/html').querySelector('figure');
  for (const { name, value } of made?.attributes ?? []) if (name.startsWith('data-')) figure.setAttribute(name, value);
  const drawings = [...(made?.querySelectorAll(':scope > svg, :scope > div > svg') ?? [])];
  if (drawings.length === 0) figure.dataset.empty = '';
  for (const drawing of drawings) drawing.setAttribute('aria-hidden', 'true');
  figure.append(...drawings);
}

function paragraph(look: string, text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = look;
  element.textContent = text;
  return element;
}
