import type { Root } from 'mdast';
import type { Node } from 'prosemirror-model';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import type { SitePicture } from '../../../build/contract/workshop-host.ts';
import { workshopText as words } from '../../words/text.fr.ts';
import type { Place, TextProps } from '../document/pane-props.ts';

/** The names that a text may use. */
export type EditorContext = TextProps['context'];

/** Returns the values that a text may use, each with its label and its text. */
export function namedValues({ variables, valueNames }: EditorContext): { name: string; shown: string }[] {
  return Object.entries(variables).map(([name, value]) => ({
    name,
    shown: words.rich.namedValue(valueNames[name] ?? words.rich.valueName(name), value),
  }));
}

/** Props of both views of a text. Their objects stay the same while they hold the same values. */
export interface ViewProps extends Omit<TextProps, 'goTo'> {
  place: Place | null;
  /** Id of the element that describes the keys. */
  description: string;
  announce: Services['announce'];
  /** Called with a line of the text. */
  onLine(line: number): void;
  /** Called with a diagnostic at the present place of its words. */
  onFix(diagnostic: Diagnostic): void;
}

/** Returns the attributes of the element that contains the text in both views. */
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
  /** Parses Markdown as the site does. Rejects when the server does not answer. */
  parse(source: string): Promise<Root>;
  /** Returns the HTML of a piece of Markdown, as its page would show it. Rejects when the server cannot draw it. */
  draw(source: string): Promise<string>;
  /** Stores a picture. Rejects with a reason for the writer. */
  keepPicture(file: File): Promise<SitePicture>;
  openDialog(dialog: DialogRequest): void;
  /** Shows a message below the text, and announces it to screen readers. */
  announce(message: string): void;
}

/** A dialog about the caret's place, or about the atomic block at a position. */
export type DialogRequest =
  | { name: 'link' | 'picture' | 'variable' }
  /** A drawing to add. */
  | { name: 'new-drawing'; opening: string }
  | { name: 'block'; node: Node; position: number };
