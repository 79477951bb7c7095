import type { Root } from 'mdast';
import type { EditorContext } from './context.ts';

/** The services that the page offers to the views and commands of its text. */
export interface Desk {
  /** The names that the text may use. */
  context: EditorContext;
  /** Parses Markdown as the site does. Rejects where nobody answers. */
  parse(source: string): Promise<Root>;
  /** Draws a piece of Markdown as the page would: HTML. Rejects where nobody can. */
  draw(source: string): Promise<string>;
  /** Opens a dialog. */
  ask(dialog: OpenDialog): void;
  /** Tells the writer something, in words. */
  say(words: string): void;
}

/** A dialog about the caret's place, or about the solid block at a position. */
export type OpenDialog =
  | { name: 'link' | 'picture' | 'variable' }
  /** A drawing that is not there yet. */
  | { name: 'new-drawing'; opening: string }
  | { name: 'block'; position: number };
