const tasks: (() => Promise<void> | void)[] = [];

/** Registers what has to be closed once all suites have run. */
export function atEnd(task: () => Promise<void> | void): void {
  tasks.push(task);
}

export async function cleanUp(): Promise<void> {
  for (const task of tasks.reverse()) await task();
}
