/** A file's text as it lies, or lay, on the disk. */
export interface Version {
  text: string;
  version: string;
}

/** A text being written: the one state of the page of a file. */
export interface Editing {
  text: string;
  /** Counts the changes of the text that its editor did not make. */
  revision: number;
  /** The saved version that the text began from. */
  saved: Version;
  /** A third version that lies on the disk; the writer has to choose before the next save. */
  conflict?: Version;
  /** The last contents of a file that is gone; saving adds it again. */
  gone?: Version;
  /** Texts to go back to, the latest last, and those that were gone back from. */
  past: readonly string[];
  future: readonly string[];
  /** The current run of typing (milliseconds), which one undo takes back. */
  typing?: { name: string; since: number; at: number };
}

export type Change =
  /**
   * `typing`: a name that edits share by which letters are put in or taken out one after the other. Any other edit is a step by itself.
   * `isShown`: its editor shows it already.
   */
  | { type: 'edit'; text: string; at: number; typing?: string | undefined; isShown?: boolean }
  | { type: 'undo' }
  | { type: 'redo' }
  /** This text was saved; more may have been written since. */
  | { type: 'saved'; file: Version }
  /** This was found on the disk. */
  | { type: 'found'; file: Version }
  /** There is no such file any more. */
  | { type: 'gone' }
  /** The conflict is settled: this text goes on from what lies on the disk. */
  | { type: 'settled'; text: string };

/** In milliseconds: a pause that ends a step, as in CodeMirror's own history, and what a step takes at most where there is none. */
const TYPING_PAUSE_MS = 500;
const LONGEST = 5000;
const STEPS = 500;

/** A text to go on from; `base`: that of the version that it began from, where it is another one. */
export type Start = Version & { base?: string };

/** Begins with a file's text, or with one that was left unsaved: where that began from another version, there is a conflict from the start. */
export function beginEditing(file: Version, left: Start = file): Editing {
  const editing: Editing = { text: file.text, revision: 0, saved: file, past: [], future: [] };
  if (left.text === file.text) return editing;
  if (left.version === file.version) return withText(editing, left.text);
  const saved = { version: left.version, text: left.base ?? '' };
  return withText({ ...editing, saved, conflict: file }, left.text);
}

export function isUnsaved({ text, saved, gone }: Editing): boolean {
  return gone !== undefined || text !== saved.text;
}

/** The text after a change. Nothing that was written is ever out of reach of `undo`. */
export function applyChange(editing: Editing, change: Change): Editing {
  const next = changed(editing, change);
  const isShown = next.text === editing.text || (change.type === 'edit' && change.isShown);
  return isShown ? next : { ...next, revision: editing.revision + 1 };
}

function changed(editing: Editing, change: Change): Editing {
  switch (change.type) {
    case 'edit':
      return withEdit(editing, change);
    case 'undo':
      return stepped(editing, editing.past.at(-1), {
        past: editing.past.slice(0, -1),
        future: [editing.text, ...editing.future],
      });
    case 'redo':
      return stepped(editing, editing.future[0], {
        past: [...editing.past, editing.text],
        future: editing.future.slice(1),
      });
    case 'saved':
      return withoutConflict({ ...found(editing), saved: change.file }, change.file.version);
    case 'found':
      return withFound(found(editing), change.file);
    case 'gone':
      return editing.gone ? editing : { ...withoutConflict(editing), gone: editing.saved, saved: NEW_FILE_VERSION };
    case 'settled': {
      const { conflict: saved = editing.saved } = editing;
      return withText(withoutConflict({ ...editing, saved }, saved.version), change.text);
    }
  }
}

/** As the server is asked to add a file. */
export const NEW_FILE_VERSION: Version = { text: '', version: '' };

/** The file is there: the text goes on from what was known of it before it went. */
function found({ gone, ...editing }: Editing): Editing {
  return gone ? { ...editing, saved: gone } : editing;
}

function withEdit(editing: Editing, { text, at, typing: name }: Extract<Change, { type: 'edit' }>): Editing {
  if (text === editing.text) return editing;
  if (name === undefined) return withText(editing, text);
  const { typing } = editing;
  const goesOn = typing?.name === name && at - typing.at < TYPING_PAUSE_MS && at - typing.since < LONGEST;
  return {
    ...(goesOn ? { ...editing, text, future: [] } : withText(editing, text)),
    typing: { name, since: goesOn ? typing.since : at, at },
  };
}

/** Another text, as a step of its own. */
function withText({ typing: _, ...editing }: Editing, text: string): Editing {
  if (text === editing.text) return editing;
  return { ...editing, text, past: [...editing.past, editing.text].slice(-STEPS), future: [] };
}

function stepped(
  editing: Editing,
  text: string | undefined,
  { past, future }: Pick<Editing, 'past' | 'future'>,
): Editing {
  if (text === undefined) return editing;
  const { typing: _, ...rest } = editing;
  return { ...rest, text, past, future };
}

/** Takes a change on the disk over when the text here is unchanged or the same; otherwise notes a conflict. */
function withFound(editing: Editing, file: Version): Editing {
  if (file.version === editing.saved.version) return withoutConflict(editing);
  if (file.text === editing.text) return withoutConflict({ ...editing, saved: file });
  if (isUnsaved(editing)) return { ...editing, conflict: file };
  return withText(withoutConflict({ ...editing, saved: file }), file.text);
}

/** `version`: the only one that it may be about to be settled. */
function withoutConflict(editing: Editing, version = editing.conflict?.version): Editing {
  if (editing.conflict?.version !== version) return editing;
  const { conflict: _, ...rest } = editing;
  return rest;
}

/** Holds a text being written, and tells those who look at it. What it holds is up to date at once, not after the next drawing. */
export class EditingStore {
  private editing: Editing;
  private readonly watchers = new Set<() => void>();

  constructor(file: Version, left: Start) {
    this.editing = beginEditing(file, left);
  }

  readonly current = (): Editing => this.editing;

  readonly change = (change: Change): void => {
    this.editing = applyChange(this.editing, change);
    for (const watcher of this.watchers) watcher();
  };

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };
}
