/** What a reader has ticked or unticked on this page, by the text of the item: a reworded one is as its writer left it. */
export interface Ticks {
  get(item: string): boolean | undefined;
  /** False where the browser keeps nothing. */
  set(item: string, ticked: boolean): boolean;
}

/** Ticks that stay on this device, in this browser alone. Without storage (private windows, blocked site data), they last as long as the page. */
export function ticksUnder(key: string): Ticks {
  const kept = keptUnder(key);
  return {
    get: (item) => kept.get(item),
    set: (item, ticked) => {
      kept.set(item, ticked);
      try {
        localStorage.setItem(key, JSON.stringify([...kept]));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Nothing where there is no storage, or what it holds is not ours. */
function keptUnder(key: string): Map<string, boolean> {
  try {
    return new Map(JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    return new Map();
  }
}
