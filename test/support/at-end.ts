const tasks: (() => Promise<void> | void)[] = [];

/** Registers what has to be closed once all suites have run. */
export function atEnd(task: () => Promise<void> | void): void {
  tasks.push(task);
}

/** Does what was registered, the last first, and forgets it. */
export async function cleanUp(): Promise<void> {
  for (let task = tasks.pop(); task; task = tasks.pop()) await task();
}
