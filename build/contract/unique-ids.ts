/** Returns a function that makes ids unique among these and those it returned before, by numbers from 2. */
export function uniqueIds(ids: Iterable<string>): (id: string) => string {
  const taken = new Set(ids);
  const counts = new Map<string, number>();
  return (id) => {
    let count = counts.get(id) ?? 1;
    const numbered = () => (count === 1 ? id : `${id}-${count}`);
    while (taken.has(numbered())) count++;
    counts.set(id, count);
    taken.add(numbered());
    return numbered();
  };
}
