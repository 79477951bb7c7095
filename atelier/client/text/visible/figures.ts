import { type EditorState, type Extension, Facet, type Range, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { SitePicture } from '../../../../build/contract/workshop-host.ts';
import { workshopText as words } from '../../../words/text.fr.ts';
import { pictureSource } from '../../pictures/pictures-client.ts';
import { editorContext } from '../context.ts';
import { type Block, isTouched, signPlaces, textBlocks } from './blocks.ts';
import { TableGrid } from './table-grid.ts';

/** Shows pictures, drawings and tables in the place of their lines. Below them while the caret is in them; tables are written in as they are. */
export const blockFigures: Extension = StateField.define<DecorationSet>({
  create: drawFigures,
  update(before, { startState, state, docChanged }) {
    const isSame =
      !docChanged &&
      startState.field(textBlocks) === state.field(textBlocks) &&
      signPlaces(startState) === signPlaces(state);
    return isSame ? before : drawFigures(state);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function drawFigures(state: EditorState): DecorationSet {
  return Decoration.set(state.field(textBlocks).flatMap((block) => figureOf(block, state)));
}

function figureOf(block: Block, state: EditorState): Range<Decoration>[] {
  const { kind, from, to } = block;
  if (kind === 'table') {
    const widget = new TableGrid(state.sliceDoc(from, to));
    return [Decoration.replace({ widget, block: true }).range(from, to)];
  }
  if (kind !== 'picture' && kind !== 'drawing') return [];
  const widget = kind === 'picture' ? new PictureFigure(block, state) : new DrawnFigure(block);
  return isTouched(state, from, to)
    ? [Decoration.widget({ widget, block: true, side: 1 }).range(to)]
    : [Decoration.replace({ widget, block: true }).range(from, to)];
}

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
class PictureFigure extends Figure {
  protected readonly said: string;
  private readonly block: Picture;
  /** Undefined for one that the site does not have. */
  private readonly file: SitePicture | undefined;

  constructor(block: Picture, state: EditorState) {
    super();
    this.block = block;
    this.file = state.facet(editorContext).choices.pictures.find((one) => one.address === block.address);
    this.said = words.visible.blocks.picture(block.description);
  }

  override eq({ block: { address, description, caption }, file }: PictureFigure): boolean {
    const own = this.block;
    const isSame = own.address === address && own.description === description && own.caption === caption;
    return isSame && this.file?.bytes === file?.bytes;
  }

  override get estimatedHeight(): number {
    return 240;
  }

  protected fill(figure: HTMLElement, view: EditorView): void {
    const { address, description, caption } = this.block;
    if (this.file) {
      const picture = new Image(this.file.width, this.file.height);
      picture.src = pictureSource(address, this.file.bytes);
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
const drawings = new Map<string, string>();
const REMEMBERED = 60;

/** What each figure is to show by now: an answer that comes too late is dropped. */
const sources = new WeakMap<Element, string>();

/** A diagram or a chart as the page draws it; its title until that has come, and where it cannot be drawn. */
class DrawnFigure extends Figure {
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

  /** What was drawn before stays until what follows it has come: the lines below it do not jump at each letter. */
  override updateDOM(box: HTMLElement, view: EditorView): boolean {
    const figure = box.querySelector('figure');
    if (!figure) return false;
    figure.ariaLabel = this.said;
    this.fill(figure, view);
    return true;
  }

  protected fill(figure: HTMLElement, view: EditorView): void {
    const { name, title, source } = this.block;
    const caption = paragraph('cm-figure-caption', title || name);
    const show = (...parts: readonly Node[]) => {
      figure.replaceChildren(caption, ...parts);
      view.requestMeasure();
    };
    const isLast = () => sources.get(figure) === source;
    sources.set(figure, source);
    if (figure.childElementCount === 0) figure.append(caption);
    draw(source, view).then(
      (html) => isLast() && show(...drawingsIn(html, figure)),
      () => isLast() && show(paragraph('cm-figure-missing', words.visible.notDrawn(name))),
    );
  }
}

async function draw(source: string, { state }: EditorView): Promise<string> {
  const html = drawings.get(source) ?? (await state.facet(drawer)(source));
  drawings.set(source, html);
  const [oldest] = drawings.keys();
  if (drawings.size > REMEMBERED && oldest !== undefined) drawings.delete(oldest);
  return html;
}

/** The drawings alone: what stands around them on the page, its words, are those of the block. The figure takes the page's attributes. */
function drawingsIn(html: string, figure: HTMLElement): Element[] {
  const made = new DOMParser().parseFromString(html, 'text/html').querySelector('figure');
  for (const { name, value } of made?.attributes ?? []) if (name.startsWith('data-')) figure.setAttribute(name, value);
  const found = [...(made?.querySelectorAll(':scope > svg, :scope > div > svg') ?? [])];
  for (const drawing of found) drawing.setAttribute('aria-hidden', 'true');
  return found;
}

function paragraph(look: string, text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = look;
  element.textContent = text;
  return element;
}
