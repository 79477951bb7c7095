/** Few enough for a process that may open 1,024 files, many enough to keep a disk busy. */
const AT_ONCE = 32;

/**
 * Does the work on every item, some at a time; results are in the order of the items.
 * After a failure nothing more is begun, and it is thrown once all that had begun has ended: nobody writes any longer.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  let failed = false;
  const lane = async () => {
    for (const [index, item] of queue) {
      if (failed) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
  return results;
}
