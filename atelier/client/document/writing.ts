import type { ContentTypeInfo } from '../../../build/contract/editing/content-type-info.ts';
import type { FieldEdit } from '../../../build/contract/editing/front-matter/field-edit.ts';
import { withBody } from '../../../build/contract/editing/front-matter/read.ts';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { withFix } from './diagnostics.ts';
import type { EditingStore } from './editing-store.ts';
import { withFields } from './edits.ts';

interface WritingOptions {
  store: EditingStore;
  contentType: ContentTypeInfo | undefined;
  /** The text that the diagnostics are about. */
  found: string;
  /** Tells the writer what became of it. */
  say(words: string): void;
}

/** What changes a text. Each is a change of the one text of the file, and can be undone. `typing`: the name of what is being typed, as in `Change`. */
export interface Writing {
  /** False where the front matter cannot hold what is wanted; the writer is told. */
  edit(edits: readonly FieldEdit[], typing?: string): boolean;
  writeWhole(text: string, typing?: string): void;
  writeBody(body: string, typing?: string): void;
  /** Writes an earlier text in the place of this one, as a step of its own, and says so. */
  writeVersion(text: string, said: string): void;
  /** Puts what a diagnostic proposes in its place. */
  fix(diagnostic: Diagnostic): void;
  undo(): void;
  redo(): void;
  /** Ends a conflict: this text goes on from what lies on the disk. */
  settle(text: string): void;
}

export function writingIn({ store, contentType, found, say }: WritingOptions): Writing {
  const write = (text: string, typing?: string) => store.change({ type: 'edit', text, at: Date.now(), typing });
  const edit = (edits: readonly FieldEdit[], typing?: string) => {
    if (!contentType) return false;
    try {
      write(withFields(store.current().text, edits, contentType), typing);
      return true;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      say(words.file.notEdited(error.message));
      return false;
    }
  };
  const fix = (diagnostic: Diagnostic) => {
    const text = withFix(store.current().text, diagnostic, found);
    if (text === undefined) return say(words.diagnostics.moved);
    write(text);
    say(words.diagnostics.fixed);
  };
  const settle = (text: string) => {
    const own = text === store.current().text;
    store.change({ type: 'settled', text });
    say(own ? words.conflict.kept : words.conflict.taken);
  };
  return {
    edit,
    writeWhole: write,
    writeBody: (body, typing) => write(withBody(store.current().text, body), typing),
    writeVersion: (text, said) => {
      write(text);
      say(said);
    },
    fix,
    undo: () => store.change({ type: 'undo' }),
    redo: () => store.change({ type: 'redo' }),
    settle,
  };
}
