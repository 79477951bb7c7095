/** A present or former text of a file on the disk. */
export interface Version {
  text: string;
  version: string;
}

/** A text being written, with its history: the one state of the page of a file. */
export interface Editing {
  text: string;
  /** Counts the changes of the text that its editor did not make. */
  revision: number;
  /** The saved version that the text began from. */
  saved: Version;
  /** Another version on the disk. The writer has to choose before the next save. */
  conflict?: Version;
  /** The last contents of a file that has been deleted. Saving adds it again. */
  gone?: Version;
  /** Texts for undo, the latest last; `future` holds those for redo. */
  past: readonly string[];
  future: readonly string[];
  /** The current run of typing, with its times in milliseconds. One undo takes it back. */
  typing?: { name: string; since: number; at: number };
}

export type Change =
  /**
   * `typing`: a name shared by edits that insert or delete letters one after the other. Any other edit is its own undo
   * step. `isShown`: the editor shows the edit already.
   */
  | { type: 'edit'; text: string; at: number; typing?: string | undefined; isShown?: boolean }
  | { type: 'undo' }
  | { type: 'redo' }
  /** This text was saved; more may have been written since. */
  | { type: 'saved'; file: Version }
  /** This was found on the disk. */
  | { type: 'found'; file: Version }
  /** The file has been deleted. */
  | { type: 'gone' }
  /** The conflict is settled: this text now builds on the version on the disk. */
  | { type: 'settled'; text: string };

/** In milliseconds: the pause that ends an undo step, as in CodeMirror's history, and the longest step without a pause. */
const TYPING_PAUSE_MS = 500;
const LONGEST = 5000;
const STEPS = 500;

/** A text to start from. `base`: the text of its version, if it differs from it. */
export type Start = Version & { base?: string };

/** Begins with a file's text, or with an unsaved copy. A copy of another version starts with a conflict. */
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

/** Returns the state after a change. A text that the change replaces stays within reach of `undo`. */
export function applyChange(editing: Editing, change: Change): Editing {
  const next = nextState(editing, change);
  const isShown = next.text === editing.text || (change.type === 'edit' && change.isShown);
  return isShown ? next : { ...next, revision: editing.revision + 1 };
}

function nextState(editing: Editing, change: Change): Editing {
  switch (change.type) {
    case 'edit':
      return withEdit(editing, change);
    case 'undo':
      return withStep(editing, editing.past.at(-1), {
        past: editing.past.slice(0, -1),
        future: [editing.text, ...editing.future],
      });
    case 'redo':
      return withStep(editing, editing.future[0], {
        past: [...editing.past, editing.text],
        future: editing.future.slice(1),
      });
    case 'saved':
      return withoutConflict({ ...restoreFile(editing), saved: change.file }, change.file.version);
    case 'found':
      return withFound(restoreFile(editing), change.file);
    case 'gone':
      return editing.gone ? editing : { ...withoutConflict(editing), gone: editing.saved, saved: NEW_FILE_VERSION };
    case 'settled': {
      const { conflict: saved = editing.saved } = editing;
      return withText(withoutConflict({ ...editing, saved }, saved.version), change.text);
    }
  }
}

/** The version by which a save adds a file. */
export const NEW_FILE_VERSION: Version = { text: '', version: '' };

/** Returns the state with the file back: the text builds on the last known version. */
function restoreFile({ gone, ...editing }: Editing): Editing {
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

/** Returns the state with another text, as an undo step of its own. */
function withText({ typing: _, ...editing }: Editing, text: string): Editing {
  if (text === editing.text) return editing;
  return { ...editing, text, past: [...editing.past, editing.text].slice(-STEPS), future: [] };
}

function withStep(
  editing: Editing,
  text: string | undefined,
  { past, future }: Pick<Editing, 'past' | 'future'>,
): Editing {
  if (text === undefined) return editing;
  const { typing: _, ...rest } = editing;
  return { ...rest, text, past, future };
}

/** Adopts a version on the disk if the text here is unchanged or the same; otherwise notes a conflict. */
function withFound(editing: Editing, file: Version): Editing {
  if (file.version === editing.saved.version) return withoutConflict(editing);
  if (file.text === editing.text) return withoutConflict({ ...editing, saved: file });
  if (isUnsaved(editing)) return { ...editing, conflict: file };
  return withText(withoutConflict({ ...editing, saved: file }), file.text);
}

/** Removes the conflict with a version. A conflict with another version stays. */
function withoutConflict(editing: Editing, version = editing.conflict?.version): Editing {
  if (editing.conflict?.version !== version) return editing;
  const { conflict: _, ...rest } = editing;
  return rest;
}

/** A store of a text being written. Its state is current at once, before the next render. */
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
