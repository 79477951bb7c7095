import { begun, type Change, type Editing, edited, type Version } from './editing.ts';

/** Holds a text being written, and tells those who look at it. What it holds is up to date at once, not after the next drawing. */
export class EditingStore {
  private editing: Editing;
  private readonly watchers = new Set<() => void>();

  constructor(file: Version, left: Version) {
    this.editing = begun(file, left);
  }

  readonly current = (): Editing => this.editing;

  readonly change = (change: Change): void => {
    this.editing = edited(this.editing, change);
    for (const watcher of this.watchers) watcher();
  };

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };
}
