import type { Node } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { ReplaceStep } from 'prosemirror-transform';
import type { EditorView } from 'prosemirror-view';
import { workshopText as words } from '../../words/text.fr.ts';
import type { TextProps } from '../document/pane-props.ts';
import { replaceDocument } from './model/replace.ts';
import { Origins } from './model/source-blocks.ts';
import { writeDocument } from './model/to-markdown.ts';
import { readDocument } from './model/to-nodes.ts';
import type { Services } from './services.ts';
import { mergeChanges } from './text-changes.ts';

/** The limits of the cached documents, of which fewer are kept for a long text. */
const MAX_DOCUMENTS = 500;
const MAX_LETTERS = 10_000_000;

const RETRY_MS = 2000;

/** A text from the page. */
type Brought = Pick<TextProps, 'text' | 'revision'>;

/** Keeps the document of an editor in sync with the page's text, which is the one that is saved and undone. */
export class TextSync {
  readonly origins: Origins;
  /** The text of the document. */
  text = '';
  private readonly services: Services;
  private revision = 0;
  /** The latest text that came from outside. */
  private latest = '';
  /** Documents by their texts, so that undo needs no parsing. */
  private readonly documents = new Map<string, Node>();

  constructor(services: Services) {
    this.services = services;
    this.origins = new Origins(services.context);
  }

  /** Reads the text that the editor begins with. */
  async read({ text, revision }: Brought, isWanted: () => boolean): Promise<Node | undefined> {
    this.revision = revision;
    const doc = await this.documentOf(text, isWanted);
    if (doc) this.remember(text, doc);
    return doc;
  }

  /** Returns the text of a changed document; undefined if it is the same. */
  write(doc: Node): string | undefined {
    const text = writeDocument(doc, this.origins);
    if (text === this.text) return undefined;
    this.remember(text, doc);
    return text;
  }

  /**
   * Shows a text from outside, and resolves to whether the document has changed. Typing during the parsing stays: the
   * change is then merged into the typed text.
   */
  async bring(view: EditorView, { text, revision }: Brought): Promise<boolean> {
    if (revision === this.revision) return false;
    this.revision = revision;
    this.latest = text;
    if (text === this.text) return false;
    const isWanted = () => !view.isDestroyed && this.latest === text;
    let [before, wanted] = [this.text, text];
    for (;;) {
      const known = this.documents.get(wanted);
      const doc = known ?? (await this.documentOf(wanted, isWanted));
      if (!doc || !isWanted()) return false;
      if (this.text === before) {
        const tr = replaceDocument(view.state, doc, this.origins);
        // Scrolls to the undone change.
        if (known) tr.scrollIntoView();
        if (wanted === text) this.remember(text, tr.doc);
        // The page does not know a merged text yet, so it counts as an edit.
        view.dispatch(wanted === text ? tr.setMeta(FROM_OUTSIDE, true) : tr.setMeta('uiEvent', 'merge'));
        return true;
      }
      wanted = mergeChanges(before, this.text, wanted);
      before = this.text;
    }
  }

  /** Parses a text. Retries while the server does not answer and the text is wanted. */
  private async documentOf(text: string, isWanted: () => boolean): Promise<Node | undefined> {
    for (let hasFailed = false; isWanted(); hasFailed = true) {
      try {
        const tree = await this.services.parse(text);
        if (hasFailed) this.services.announce('');
        return readDocument(text, tree, this.origins);
      } catch {
        if (isWanted()) this.services.announce(words.rich.notOpened);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
    return undefined;
  }

  private remember(text: string, doc: Node): void {
    this.text = text;
    this.documents.delete(text);
    this.documents.set(text, doc);
    const most = Math.min(MAX_DOCUMENTS, MAX_LETTERS / (text.length + 1));
    for (const oldest of this.documents.keys()) {
      if (this.documents.size <= most || oldest === text) break;
      this.documents.delete(oldest);
    }
  }
}

/** The mark of changes from outside. */
export const FROM_OUTSIDE = 'from-outside';

/** Tells whether a change inserts or deletes letters one after the other, unlike a paste or a command. */
export function isTyping(tr: Transaction): boolean {
  if (tr.getMeta('uiEvent') !== undefined || !(tr.selection instanceof TextSelection)) return false;
  return tr.steps.every((step) => {
    if (!(step instanceof ReplaceStep)) return false;
    const { openStart, openEnd, content } = step.slice;
    const isText =
      openStart === 0 &&
      openEnd === 0 &&
      (content.size === 0 || (content.firstChild?.isText === true && content.childCount === 1));
    return isText && content.size <= 2 && step.to - step.from <= 2;
  });
}

/** Tells whether a change begins at the former caret or selection. */
export function isAtCaret({ steps: [first] }: Transaction, { selection: { from, to } }: EditorState): boolean {
  return !(first instanceof ReplaceStep) || (first.from <= to && first.to >= from);
}
