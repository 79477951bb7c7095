import type { Root } from 'mdast';
import type { Node } from 'prosemirror-model';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import type { SitePicture } from '../../../build/contract/workshop-host.ts';
import { workshopText as words } from '../../words/text.fr.ts';
import type { Place, TextProps } from '../document/pane-props.ts';

/** The names that a text may use. */
export type EditorContext = TextProps['context'];

/** Returns the values that a text may call, each with its name as words and what it says. */
export function namedValues({ variables, valueNames }: EditorContext): { name: string; shown: string }[] {
  return Object.entries(variables).map(([name, value]) => ({
    name,
    shown: words.rich.namedValue(valueNames[name] ?? words.rich.valueName(name), value),
  }));
}

/** Props of both views of a text. Their objects are other ones only where they hold something else. */
export interface ViewProps extends Omit<TextProps, 'goTo'> {
  place: Place | null;
  /** Id of the element that describes the keys. */
  description: string;
  announce: Services['announce'];
  /** Gets a line of the text. */
  onLine(line: number): void;
  /** Gets a diagnostic with the present place of its words in the text. */
  onFix(diagnostic: Diagnostic): void;
}

/** Attributes of the element in which either view has its text. */
export function textAttributes(label: string, description: string): Record<string, string> {
  return {
    'aria-label': label,
    'aria-describedby': description,
    // Makes an element that scrolls reachable by keyboard.
    tabindex: '0',
    lang: 'fr',
    spellcheck: 'true',
    autocapitalize: 'sentences',
  };
}

/** The services that the page offers to the views and commands of its text. */
export interface Services {
  /** The names that the text may use. */
  context: EditorContext;
  /** Parses Markdown as the site does. Rejects where nobody answers. */
  parse(source: string): Promise<Root>;
  /** Draws a piece of Markdown as the page would: HTML. Rejects where nobody can. */
  draw(source: string): Promise<string>;
  /** Stores a picture. Rejects with what the writer is to be told. */
  keepPicture(file: File): Promise<SitePicture>;
  openDialog(dialog: DialogRequest): void;
  /** Shows a message below the text, and has it read out. */
  announce(message: string): void;
}

/** A dialog about the caret's place, or about the atomic block at a position. */
export type DialogRequest =
  | { name: 'link' | 'picture' | 'variable' }
  /** A drawing that is not there yet. */
  | { name: 'new-drawing'; opening: string }
  | { name: 'block'; node: Node; position: number };
