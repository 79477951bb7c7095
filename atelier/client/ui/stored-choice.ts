/** Returns the data that this browser keeps under a key; null if there are none that can be read. */
export function storedChoice(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function storeChoice(key: string, choice: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // The page works without stored choices.
  }
}
