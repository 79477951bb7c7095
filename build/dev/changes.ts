import { watchFolders } from './watch-folders.ts';

/** Files that change in some folders, remembered until they are forgotten: none is missed by who asks late. */
export class Changes {
  private readonly seen = new Set<string>();
  private waiting: (() => void)[] = [];
  private stop = async (): Promise<void> => {};

  static async below(folders: readonly string[]): Promise<Changes> {
    const changes = new Changes();
    changes.stop = await watchFolders({ folders, onChange: (file) => changes.add(file), onTrouble: () => {} });
    return changes;
  }

  forget(): void {
    this.seen.clear();
  }

  /** The first file that fits, of those that changed since the last `forget` and of those to come. */
  async next(fits: (file: string) => boolean): Promise<string> {
    for (;;) {
      const found = [...this.seen].find(fits);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
    }
  }

  /** Ends the watching, and gives back the value it is handed. */
  async close<Value>(value: Value): Promise<Value> {
    await this.stop();
    return value;
  }

  private add(file: string): void {
    this.seen.add(file);
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
