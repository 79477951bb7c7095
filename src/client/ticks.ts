/** Ticked and unticked items of this page, by their text: rewording an item forgets its tick. */
export interface Ticks {
  get(item: string): boolean | undefined;
  /** False where the browser keeps nothing. */
  set(changed: readonly (readonly [item: string, ticked: boolean])[]): boolean;
}

/** Ticks that stay on this device, in this browser alone: without storage (private windows, blocked site data) there are none. */
export function openTicks(key: string): Ticks {
  const ticks = readTicks(key);
  return {
    get: (item) => ticks.get(item),
    set: (changed) => {
      try {
        // The same page may have been ticked in another tab since.
        localStorage.setItem(key, JSON.stringify([...new Map([...readTicks(key), ...changed])]));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Nothing where there is no storage, or what it holds is not ours. */
function readTicks(key: string): Map<string, boolean> {
  try {
    return new Map(JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    return new Map();
  }
}
